/** Raids and flights of a turn: the units that earlier combats have left them, and sums that several of them add to. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { carryOverOther, formatMissing } from '../../../../../server/src/rulesets/axis-and-allies/combats/turn-other';
import type { OtherCombat, Pool } from '../../../../../server/src/rulesets/axis-and-allies/combats/turn-pool';

const combat: Combat = { title: 'a raid', counters: [], start: [], steps: [], measures: [], summary: () => '' };

const pool: Pool = {
  counters: [
    { name: 'wing bmbr', title: 'bombers', max: 5 },
    { name: 'paid uk', title: 'paid by the UK', max: 10 },
    { name: 'paid us', title: 'paid by the US', max: 10 },
  ],
  start: [5, 0, 0],
  indexes: new Map([['wing bmbr', 0]]),
  sums: new Map([
    ['paid uk', { counter: 1, isShared: true }],
    ['paid us', { counter: 2, isShared: false }],
  ]),
  dived: new Map(),
};

/** Two lines of one force, and one of a force that no other combat uses; each loses a bomber. */
function createRaid(): OtherCombat {
  const createClaim = (force: string, count: number) => ({ force, kind: 'bmbr', title: `bombers of ${force}`, count });
  const createSum = (name: string, addition: number) => ({
    ...{ name, title: `${name} before`, max: 10 },
    computeAddition: () => addition,
  });
  return {
    claims: [createClaim('wing', 2), createClaim('wing', 3), createClaim('reserve', 4)],
    sums: [createSum('paid uk', 7), createSum('paid us', 1), createSum('paid ussr', 3)],
    takesPlace: ([first = 0, second = 0]) => first + second > 0,
    createCombat: (present, readSum) => ({
      ...combat,
      title: `${present.join(' ')} ${['paid uk', 'paid us', 'paid ussr'].map((name) => String(readSum(name))).join(' ')}`,
    }),
    countRemaining: (present) => present.map((count) => Math.max(0, count - 1)),
  };
}

describe('a raid in a turn', () => {
  const carried = carryOverOther(createRaid(), pool)!;

  it('a raid depends on the forces and the sums that other combats share', () => {
    assert.deepEqual(carried.involves, [0, 1, 2]);
    const alone = { ...createRaid(), claims: [], sums: [] };
    assert.equal(carryOverOther(alone, pool), undefined);
  });

  it('lines of one force take what is left of it in turn', () => {
    assert.equal(carried.createCombat([5, 0, 0]).title, '2 3 4 0 undefined undefined');
    assert.equal(carried.createCombat([3, 6, 2]).title, '2 1 4 6 undefined undefined');
    assert.equal(carried.createCombat([1, 6, 2]).title, '1 0 4 6 undefined undefined');
  });

  it('a raid takes place while it has units', () => {
    assert.deepEqual(
      [
        [0, 0, 0],
        [1, 0, 0],
      ].map((state) => carried.takesPlace!(state)),
      [false, true],
    );
  });

  it('describes what is missing, and what was paid before', () => {
    assert.deepEqual(carried.describeRemaining!([5, 0, 0]), []);
    assert.deepEqual(carried.describeRemaining!([3, 6, 1]), [
      'bombers of wing: 1 of 3',
      'paid uk before: 6',
      'paid us before: 1',
    ]);
    assert.deepEqual(carried.describeRemaining!([0, 0, 0]), [
      'bombers of wing: none of 2',
      'bombers of wing: none of 3',
    ]);
    assert.deepEqual(formatMissing(2, 2, 'fighters'), []);
  });

  it('passes on what is left of its units, and adds to sums up to their maximum', () => {
    assert.deepEqual([...carried.carryOver!([5, 0, 0], [], combat)], [3, 7, 1]);
    assert.deepEqual([...carried.carryOver!([3, 7, 1], [], combat)], [1, 10, 2]);
    assert.deepEqual([...carried.carryOver!([0, 0, 0], [], combat)], [0, 7, 1]);
  });
});
