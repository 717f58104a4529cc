/** The targets of a combat in the orders of losses of their owners. */
import assert from 'node:assert/strict';
import {
  createConvoyTargets,
  createTarget,
  rollsForDamage,
  sortTargets,
  type Target,
} from '../../../../../server/src/rulesets/wif-ssw/combats/target';

const createUnit = (id: string) => ({ id, type: 'sub', attack: 3, section: 0 }) as const;

const createSub = (id: string, value: number, more: object = {}, onlyIfBought = false): Target =>
  createTarget({ ...createUnit(id), ...more }, 'germany', value, onlyIfBought);

describe('the targets of a combat', () => {
  it('a unit is a target with the values of its line', () => {
    assert.deepEqual(createTarget({ ...createUnit('wolves'), count: 3, damaged: true, defence: 4 }, 'germany', 7), {
      ...{ name: 'wolves', owner: 'germany', kind: 'sub', count: 3, convoyPoints: 0, damaged: true, defence: 4 },
      ...{ onlyIfBought: false, value: 7 },
    });
    assert.deepEqual(createTarget({ id: 'escort', type: 'asw', asw: 2 }, undefined, 0, true), {
      ...{ name: 'escort', kind: 'escort', count: 1, convoyPoints: 0, damaged: false, defence: undefined },
      ...{ onlyIfBought: true, value: 0 },
    });
  });

  it('two convoy points are a ship, and so is a single one that is left over', () => {
    const list = (convoyPoints: number) =>
      createConvoyTargets(convoyPoints, undefined).map(({ count, convoyPoints: each, value }) => [count, each, value]);
    assert.deepEqual(list(0), []);
    assert.deepEqual(list(1), [[1, 1, -2]]);
    assert.deepEqual(list(2), [[1, 2, -1]]);
    assert.deepEqual(list(7), [
      [1, 1, -2],
      [3, 2, -1],
    ]);
  });

  it('a die decides on damage below the number that never saves', () => {
    const rolls = (defence?: number) => rollsForDamage(createSub('a', 1, defence === undefined ? {} : { defence }));
    assert.deepEqual([undefined, 0, 9, 10].map(rolls), [false, true, true, false]);
  });

  it('those that an order names are lost first, then the others by rising value', () => {
    const subs = [createSub('a', 3), createSub('b', 1), createSub('c', 2)];
    const sort = (losses?: readonly string[]) =>
      sortTargets({ subs, ships: [] }, losses, undefined).subs.map(({ name }) => name);
    assert.deepEqual(sort(), ['b', 'c', 'a']);
    assert.deepEqual(sort(['a']), ['a', 'b', 'c']);
    assert.deepEqual(sort(['c', 'nobody', 'a', 'c']), ['c', 'a', 'b']);
  });

  it('the file decides among those of one value that no order names', () => {
    const subs = [createSub('a', 1), createSub('b', 1), createSub('c', 2), createSub('d', 1, {}, true)];
    const list = (losses?: readonly string[]) => sortTargets({ subs, ships: subs }, losses, ['a']).tiedLosses;
    assert.deepEqual(list(), { subs: [[0, 1]], ships: [] });
    assert.deepEqual(list(['b']).subs, []);
    assert.deepEqual(list(['c']).subs, [[1, 2]]);
  });

  it('says what each side loses by default, if several are left', () => {
    const units = [createSub('a', 2), createSub('b', 1), createSub('c', 0, {}, true)];
    const list = (losses?: readonly string[]) =>
      sortTargets({ subs: units, ships: units.slice(0, 1) }, losses, undefined)
        .lossDefaults()
        .map(({ side, text }) => [side, text]);
    assert.deepEqual(list(), [
      ['subs', 'No orders for the losses of the sub side, so by the lowest value: first b, then a.'],
    ]);
    assert.deepEqual(list(['a']), []);
    const more = [...units, createSub('d', 5)];
    assert.deepEqual(
      sortTargets({ subs: [], ships: more }, undefined, ['a'])
        .lossDefaults()
        .map(({ side, text }) => [side, text]),
      [
        [
          'convoy',
          'The order of losses of the convoy side leaves the others to the default, the lowest value: first b, then d.',
        ],
      ],
    );
  });
});
