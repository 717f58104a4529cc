import assert from 'node:assert/strict';
import { listAdjustables, listScenarioAdjustables, listUnitTypes } from '../../../server/src/schema';
import { biscay } from '../features/support';
import { parse } from '../../../server/src/text';
import { dedent } from '../../support/fixture';

function describeAdjustables(text: string, list: string): string[] {
  const { data } = parse(text).documents[0]!;
  const { ruleset } = data as { ruleset: string };
  return listAdjustables(ruleset, data, [list, 0]).map(
    ({ path, title, name, unitId, value, minimum, maximum, choices, isItem }) =>
      [
        path.slice(2).join('/'),
        name ?? unitId ?? '',
        title,
        value,
        choices ? choices.length : `${minimum}..${maximum}`,
        ...(isItem === true ? ['removes it'] : []),
      ].join(' '),
  );
}

describe('adjustable values of a combat', () => {
  it('lists unit counts and choices as adjustable values', () => {
    assert.deepEqual(describeAdjustables(biscay, 'engagements'), [
      'weather  Weather rain 5',
      'subs/units/0/count flotilla-7 Submarine 2 0..50 removes it',
      'subs/units/0/section  flotilla-7: section 3 6',
      'subs/units/1/count flotilla-1 Submarine 1 0..50 removes it',
      'subs/units/1/section  flotilla-1: section 4 6',
      'subs/units/2 condor Naval bomber 1 0..1 removes it',
      'subs/units/2/section  condor: section 4 6',
      'convoy/convoyPoints  Convoy points 12 0..300',
      'convoy/units/0 liberator Naval bomber 1 0..1 removes it',
    ]);
  });

  it('lists adjustable counts of a mapping of unit types', () => {
    const text = dedent(`
      ruleset: aare
      seaBattles:
        - id: coral-sea
          attacker: { power: japan, units: { sub: 2, dd: 0 } }
          defender: { power: us, units: [{ type: ac }] }
          dice: { seed: 1 }
    `);
    assert.deepEqual(describeAdjustables(text, 'seaBattles'), [
      'attacker/units/sub  Submarine 2 0..200',
      'attacker/units/dd  Destroyer 0 0..200',
      'defender/units/0/count  Aircraft carrier 1 0..200',
    ]);
  });

  it('lists no choice of a side, and those of the combat and of its orders', () => {
    const text = dedent(`
      ruleset: awaw
      fleetCombats:
        - id: leyte
          attacker: { nation: us, reducedEffectiveness: true, units: [{ type: dd, count: 2 }] }
          defender: { nation: japan, reducedEffectiveness: false, units: [{ type: dd }] }
    `);
    assert.deepEqual(describeAdjustables(text, 'fleetCombats'), [
      'attacker/units/0/count  Destroyers 2 0..200',
      'defender/units/0/count  Destroyers 1 0..200',
    ]);
    const withOrders = biscay.replace('    subs:\n', '    orders: { convoy: { combatType: naval-air } }\n    subs:\n');
    assert.ok(
      describeAdjustables(withOrders, 'engagements').includes('orders/convoy/combatType  Combat type naval-air 2'),
      describeAdjustables(withOrders, 'engagements').join('\n'),
    );
  });

  it('lists no number that has no value yet, or that is written as text', () => {
    for (const value of ['', '"12"', 'many'])
      assert.doesNotMatch(
        describeAdjustables(biscay.replace('convoyPoints: 12', `convoyPoints: ${value}`), 'engagements').join('\n'),
        /convoyPoints/,
      );
  });

  it('lists no adjustable values without a combat', () => {
    assert.deepEqual(listAdjustables('wif-ssw', {}, ['engagements', 0]), []);
  });
});

describe('adjustable values of a scenario', () => {
  const list = (data: { readonly ruleset: string }) =>
    listScenarioAdjustables(data.ruleset, data).map(({ path, title, value, minimum, maximum, choices }) => [
      path.join('/'),
      title,
      value,
      choices?.map((choice) => choice.value).join(' ') ?? `${minimum}..${maximum}`,
    ]);

  it('a scenario can be changed in its tables and in options that are numbers, whether they are written or not', () => {
    const findNumber = (data: { readonly ruleset: string }) =>
      list(data).filter(([path]) => /^options/.test(String(path)));
    assert.deepEqual(findNumber({ ruleset: 'aa-depth' }), [
      ['options/minHit', 'R3: the least value that modifiers leave', 1, '0..1'],
    ]);
    const written = { ruleset: 'aa-depth', options: { minHit: 0, mixedDepths: 'any-success' } };
    assert.deepEqual(
      findNumber(written).map(([path, , value]) => [path, value]),
      [['options/minHit', 0]],
    );
    assert.deepEqual(findNumber({ ruleset: 'aa-depth', options: { minHit: 'one' } } as { ruleset: string }), []);
  });

  it('a scenario offers a table of its own only if it has one, or names it already', () => {
    const listTables = (data: object) =>
      list({ ruleset: 'aa-depth', ...data })
        .filter(([path]) => path === 'unitTable')
        .map(([, , value, choices]) => [value, /own-d6/.test(String(choices)), /global-1940-d6/.test(String(choices))]);
    assert.deepEqual(listTables({}), [['revised-d6', false, true]]);
    assert.deepEqual(listTables({ units: { sub: { attack: 2 } } }), [['revised-d6', true, true]]);
    assert.deepEqual(listTables({ unitTable: 'own-d6' }), [['own-d6', true, true]]);
  });

  it('units of a force have their types by title, with the member that counts them', () => {
    const items = {
      ruleset: 'wif-ssw',
      engagements: [{ id: 'biscay', subs: { units: [] } }],
      seaBattles: [{ id: 'leyte', attacker: { units: {} }, defender: { units: [{ type: 'dd' }] } }],
    };
    const listTypes = (ruleset: string, ...path: readonly (string | number)[]) => listUnitTypes(ruleset, items, path);
    assert.deepEqual(
      listTypes('wif-ssw', 'engagements', 0, 'subs', 'units').filter(({ type }) => ['sub', 'nav'].includes(type)),
      [
        { type: 'sub', title: 'Submarine', strength: 'count' },
        { type: 'nav', title: 'Naval bomber' },
      ],
    );
    assert.ok(listTypes('aare', 'seaBattles', 0, 'defender', 'units').every(({ strength }) => strength === 'count'));
    assert.ok(listTypes('aare', 'seaBattles', 0, 'attacker', 'units').every(({ strength }) => strength === undefined));
    assert.deepEqual(listTypes('aare', 'seaBattles', 1, 'attacker', 'units'), []);
  });

  it('what does not exist has no adjustable values, whatever is around it', () => {
    const { data } = parse(biscay).documents[0]!;
    assert.ok(listAdjustables('wif-ssw', data, ['engagements', 0]).length > 0);
    for (const path of [
      ['engagements', 0, 'nothing'],
      ['engagements', 0, 'weather', 'nothing'],
      ['engagements', 7],
      ['nothing', 0],
    ])
      assert.deepEqual(listAdjustables('wif-ssw', data, path), [], path.join('/'));
  });
});
