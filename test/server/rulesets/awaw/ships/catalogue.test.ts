import assert from 'node:assert/strict';
import { getCatalogue, findNearestShipName, findShip } from '../../../../../server/src/rulesets/awaw/ships/catalogue';
import type { Header } from '../../../../../server/src/rulesets/awaw/data';
import { catalogueNamesByAlias } from '../../../../../server/src/rulesets/awaw/ships/ship-catalogue';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };

describe('the ship catalogue', () => {
  it('lists every capital ship of Germany and Italy as fast, and six of Japan and three of France as slow', () => {
    covers('awaw:A1');
    const countSlowShips = (nation: string) =>
      getCatalogue(header).filter((ship) => ship.nation === nation && ship.speed === 'slow').length;
    assert.deepEqual(['germany', 'italy', 'japan', 'france'].map(countSlowShips), [0, 0, 6, 3]);
  });

  it('finds ships by their full names in any case', () => {
    assert.equal(findShip('prince of wales', 'britain', header)?.name, 'Pr of Wales');
    assert.equal(findShip('Pennsylvania', 'us', header)?.name, 'Penn.');
    assert.equal(findShip('NEVADA', undefined, header)?.size, 3);
  });

  it('finds ships by their usual names when the list spells them differently, and each of those is listed', () => {
    assert.equal(findShip('Ramillies', 'britain', header)?.name, 'Ramilies');
    assert.equal(findShip('Admiral Graf Spee', 'germany', header)?.size, 2);
    for (const alias of Object.keys(catalogueNamesByAlias)) assert.ok(findShip(alias, undefined, header), alias);
  });

  it('finds no ship by a name of another nation, or by the beginning of its name', () => {
    assert.equal(findShip('Bismarck', 'us', header), undefined);
    assert.equal(findShip('Wales', 'britain', header), undefined);
  });

  it('suggests a ship name that is nearly right', () => {
    assert.equal(findNearestShipName('Scharnhorts', 'germany', header), 'Scharnhorst');
    assert.equal(findNearestShipName('Hermes', 'britain', header), undefined);
  });
});
