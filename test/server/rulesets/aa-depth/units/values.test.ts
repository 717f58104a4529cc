import assert from 'node:assert/strict';
import type { Depth, Header, Modifier, UnitCount, UnitType } from '../../../../../server/src/rulesets/aa-depth/data';
import {
  listDroppedModifiers,
  computeValue,
  computeValueAtDepth,
} from '../../../../../server/src/rulesets/aa-depth/units/values';
import { covers } from '../../../../support/covers';

const computeAttack = (unit: UnitCount, header: Header) => computeValue(unit, 'attack', header);
const computeDefense = (unit: UnitCount, header: Header) => computeValue(unit, 'defense', header);

const place = { owner: {} };

function createSubmarine(depth: Depth, modifiers?: Modifier[], type: UnitType = 'sub'): UnitCount {
  const group = { type, depth, ...(modifiers === undefined ? {} : { modifiers }) };
  return { power: 'germany', type, count: 1, group, from: place };
}

const createHeader = (unitTable: Header['unitTable'], options: Header['options'] = {}): Header => ({
  ruleset: 'aa-depth',
  unitTable,
  options,
});

/** Attack and defence at a depth. */
const computeBothValues = (depth: Depth, header: Header, modifiers?: Modifier[]) => [
  computeAttack(createSubmarine(depth, modifiers), header).total,
  computeDefense(createSubmarine(depth, modifiers), header).total,
];

describe('the values of submarines', () => {
  const tables = [
    { table: 'revised-d6', surfaced: [2, 2], periscope: [3, 2], submerged: [1, 1] },
    { table: 'global-1940-d6', surfaced: [2, 1], periscope: [3, 1], submerged: [1, 1] },
    { table: 'global-war-1936-d12', surfaced: [3, 3], periscope: [5, 3], submerged: [1, 1] },
    { table: 'doubled-d12', surfaced: [4, 2], periscope: [6, 2], submerged: [2, 1] },
    { table: 'derived-d20', surfaced: [7, 7], periscope: [10, 7], submerged: [4, 4] },
  ] as const;

  for (const { table, surfaced, periscope, submerged } of tables) {
    it(`submarines have the values of ${table} with the modifiers of the depth`, () => {
      covers('aa-depth:D6', 'aa-depth:D9', 'aa-depth:D11', 'aa-depth:D33', 'aa-depth:D37');
      const header = createHeader(table);
      assert.deepEqual(computeBothValues('surfaced', header), surfaced);
      assert.deepEqual(computeBothValues('periscope', header), periscope);
      assert.deepEqual(computeBothValues('submerged', header), submerged);
      assert.deepEqual(computeBothValues('silent', header), [0, 0]);
    });
  }

  it('submarine values are at least 1, or at least 0 with `minHit: 0`', () => {
    assert.deepEqual(computeBothValues('submerged', createHeader('global-1940-d6', { minHit: 0 })), [1, 0]);
    assert.deepEqual(computeBothValues('submerged', createHeader('doubled-d12', { minHit: 0 })), [2, 0]);
    const raised = computeDefense(createSubmarine('submerged'), createHeader('global-1940-d6')).changes.at(-1);
    assert.deepEqual([raised?.rule, raised?.by, raised?.basis?.name], ['value-limits', 1, 'minHit']);
  });

  it('submarine values are at most the number of sides of the die', () => {
    const blessed = [{ what: 'blessing', attack: 9 }];
    assert.equal(computeAttack(createSubmarine('surfaced', blessed), createHeader('revised-d6')).total, 6);
  });

  it('a base value of 0 stays 0 under modifiers', () => {
    assert.equal(computeValueAtDepth('trn', 'attack', undefined, createHeader('revised-d6')).total, 0);
    const carrier = createSubmarine('surfaced', [{ what: 'catapults', attack: 2 }], 'ac');
    assert.equal(computeAttack(carrier, createHeader('global-1940-d6')).total, 0);
  });

  it('values include the best bonus and the worst penalty, and name the dropped modifiers', () => {
    covers('aa-depth:D10');
    const modifiers = [
      { what: 'super submarines', attack: 1 },
      { what: 'wolfpacks', attack: 2 },
      { what: 'radar', attack: -1 },
      { what: 'worn out', attack: -2 },
    ];
    // Revised gives 2; +2 is the best of +1 +1 +2, -2 the worst of -1 -2.
    const header = createHeader('revised-d6');
    const attack = computeAttack(createSubmarine('periscope', modifiers), header);
    assert.equal(attack.total, 2);
    assert.deepEqual(
      attack.changes.map(({ label, by }) => [label, by]),
      [
        ['periscope depth (+1) does not add up', 0],
        ['super submarines (+1) does not add up', 0],
        ['wolfpacks', 2],
        ['radar (-1) does not add up', 0],
        ['worn out', -2],
      ],
    );
    assert.deepEqual(
      listDroppedModifiers(createSubmarine('periscope', modifiers), 'attack', header).map(
        ({ dropped, replacement: instead }) => [dropped.label, instead.label],
      ),
      [
        ['periscope depth', 'wolfpacks'],
        ['super submarines', 'wolfpacks'],
        ['radar', 'worn out'],
      ],
    );
    assert.deepEqual(listDroppedModifiers(createSubmarine('silent', modifiers), 'attack', header), []);
    // `best-bonus` adds up the penalties: 2 + 2 - 1 - 2.
    assert.equal(
      computeAttack(
        createSubmarine('periscope', modifiers),
        createHeader('revised-d6', { bonusStacking: 'best-bonus' }),
      ).total,
      1,
    );
  });

  it('values of units other than submarines ignore the depth', () => {
    const destroyer = createSubmarine('periscope', undefined, 'dd');
    assert.deepEqual(
      [
        computeAttack(destroyer, createHeader('revised-d6')).total,
        computeDefense(destroyer, createHeader('revised-d6')).total,
      ],
      [3, 3],
    );
  });
});
