import assert from 'node:assert/strict';
import {
  getLightAdjective,
  formatLightName,
  formatLineName,
  formatLoneCruiserName,
  formatShipName,
} from '../../../../../server/src/rulesets/awaw/combats/ships';
import type { Header, NamedShip, Unit } from '../../../../../server/src/rulesets/awaw/data';
import type { OwnedUnit } from '../../../../../server/src/rulesets/awaw/force';
import { fight } from './fight';

const withNation = <U extends Unit>(unit: U, nation?: string): OwnedUnit<U> => ({ unit, nation, list: [] });
const header: Header = { ruleset: 'awaw' };
const createBattleship = (id: string, more: object = {}) => withNation({ id, type: 'bb', ...more }, 'japan');
const createLightShips = (id: string, type: 'ca' | 'dd', count: number, nation?: string) =>
  withNation({ id, type, count }, nation);

describe('the ships of a combat', () => {
  it('names a ship by its name, by the catalogue, or by nation and kind', () => {
    const formatNameAmong = (ship: OwnedUnit<NamedShip>, ...others: OwnedUnit[]) =>
      formatShipName(ship, [ship, ...others], header);
    assert.equal(formatNameAmong(createBattleship('bb-1', { name: 'Kongo' })), 'Kongo');
    assert.equal(formatNameAmong(createBattleship('yamato')), 'Yamato');
    assert.equal(formatNameAmong(createBattleship('bb-1')), 'the Japanese battleship');
    assert.equal(formatNameAmong(withNation({ id: 'bb-1', type: 'bb' })), 'bb-1', 'nobody says whose it is');
  });

  it('names ships by id when two would have the same name', () => {
    const [first, second] = [createBattleship('bb-1'), createBattleship('bb-2')];
    assert.equal(formatShipName(first, [first, second], header), 'bb-1');
  });

  it('names light ships by their nation, unless the combat has more of them elsewhere', () => {
    const [cruisers, destroyers] = [
      createLightShips('attacker-ca', 'ca', 2, 'us'),
      createLightShips('attacker-dd', 'dd', 3, 'us'),
    ];
    const all = [cruisers, destroyers];
    assert.equal(getLightAdjective(all, all), 'American');
    assert.equal(formatLightName(all, 'American'), 'the American cruisers and destroyers');
    assert.equal(formatLightName([createLightShips('ca', 'ca', 1, 'us')], 'American'), 'the American cruiser');
    assert.equal(getLightAdjective([cruisers], all), undefined);
    assert.equal(getLightAdjective([cruisers, createLightShips('dd', 'dd', 1, 'britain')], all), undefined);
    assert.equal(formatLightName(all, undefined), 'attacker-ca, attacker-dd');
    assert.equal(formatLineName(destroyers, all, 'American'), 'American destroyer factors');
    assert.equal(
      formatLineName(destroyers, [...all, createLightShips('more', 'dd', 1, 'us')], 'American'),
      'attacker-dd: factors',
    );
  });

  it('names a single cruiser by the name that its id spells', () => {
    assert.equal(formatLoneCruiserName([createLightShips('prinz-eugen', 'ca', 1, 'germany')]), 'Prinz Eugen');
    for (const id of ['attacker-ca', 'german-cruiser', 'tf-8'])
      assert.equal(formatLoneCruiserName([createLightShips(id, 'ca', 1, 'germany')]), undefined, id);
    assert.equal(formatLoneCruiserName([createLightShips('sisters', 'ca', 2, 'germany')]), undefined);
    assert.equal(formatLineName(createLightShips('ca', 'ca', 1, 'us'), [], 'American'), 'American cruiser');
    const { summary, combat } = fight(`
submarineAttacks:
  - id: here
    attacker: { units: [{ id: boats, type: sub, count: 1 }] }
    defender: { nation: germany, units: [{ id: prinz-eugen, type: ca }] }
    dice: { submarine-attack.light-ships: [6, 5] }
`);
    assert.match(summary, /^Prinz Eugen (sunk|damaged)/);
    const events = combat.measures.filter(({ subject }) => subject?.kind === 'event').map(({ title }) => title);
    assert.deepEqual(events, ['Prinz Eugen damaged', 'Prinz Eugen sunk']);
  });

  it('names targets by id when the other name could also mean another ship of their side', () => {
    const { summary } = fight(`
submarineAttacks:
  - id: here
    attacker: { units: [{ id: boats, type: sub, count: 1 }] }
    defender: { nation: us, units: [{ id: van, type: dd, count: 2 }, { id: rear, type: dd, count: 2 }] }
    targets: [van]
    dice: { submarine-attack.light-ships: [5, 6] }
`);
    assert.match(summary, /^van: \d destroyer factors? sunk$/);
  });

  it('the report of a combat uses the names of ships', () => {
    const { summary } = fight(`
submarineAttacks:
  - id: here
    attacker: { units: [{ id: boats, type: sub, count: 2 }] }
    defender: { nation: us, units: [{ id: defender-bb, type: bb, size: 3 }, { id: defender-dd, type: dd, count: 2 }] }
    dice: { submarine-attack.defender-bb: [4, 5], submarine-attack.light-ships: [3, 4] }
`);
    assert.match(summary, /^the American battleship sunk; \d American destroyer factors? sunk$/);
  });
});
