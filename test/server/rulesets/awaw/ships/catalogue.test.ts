import assert from 'node:assert/strict';
import { catalogueOf, nearestShipName, shipNamed } from '../../../../../server/src/rulesets/awaw/ships/catalogue';
import type { Header } from '../../../../../server/src/rulesets/awaw/data';
import { usualNames } from '../../../../../server/src/rulesets/awaw/ships/ship-catalogue';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };

describe('the ship catalogue', () => {
  it('lists every capital ship of Germany and Italy as fast, and six of Japan and three of France as slow', () => {
    covers('awaw:A1');
    const slow = (nation: string) =>
      catalogueOf(header).filter((ship) => ship.nation === nation && ship.speed === 'slow').length;
    assert.deepEqual(['germany', 'italy', 'japan', 'france'].map(slow), [0, 0, 6, 3]);
  });

  it('finds ships by their full names in any case', () => {
    assert.equal(shipNamed('prince of wales', 'britain', header)?.name, 'Pr of Wales');
    assert.equal(shipNamed('Pennsylvania', 'us', header)?.name, 'Penn.');
    assert.equal(shipNamed('NEVADA', undefined, header)?.size, 3);
  });

  it('finds ships by their usual names when the list spells them differently, and each of those is listed', () => {
    assert.equal(shipNamed('Ramillies', 'britain', header)?.name, 'Ramilies');
    assert.equal(shipNamed('Admiral Graf Spee', 'germany', header)?.size, 2);
    for (const usual of Object.keys(usualNames)) assert.ok(shipNamed(usual, undefined, header), usual);
  });

  it('finds no ship by a name of another nation, or by the beginning of its name', () => {
    assert.equal(shipNamed('Bismarck', 'us', header), undefined);
    assert.equal(shipNamed('Wales', 'britain', header), undefined);
  });

  it('suggests a ship name that is nearly right', () => {
    assert.equal(nearestShipName('Scharnhorts', 'germany', header), 'Scharnhorst');
    assert.equal(nearestShipName('Hermes', 'britain', header), undefined);
  });
});
