import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { getDropThreshold } from '../../../server/src/work/precision';
import { createSkirmish } from '../../support/skirmish';
import { createHunt } from '../engine/hunt';

/** A combat with some units on each side. */
function createCombat(...sides: readonly (readonly number[])[]): Combat {
  const start = sides.flat();
  let counter = 0;
  const losses = Object.fromEntries(
    sides.map((units, side) => [String(side), units.map(() => ({ counter: counter++ }))]),
  );
  return { start, losses } as unknown as Combat;
}

describe('exact odds', () => {
  it('exact odds have a threshold only for large battles', () => {
    assert.equal(getDropThreshold(createHunt()), 0);
    assert.equal(getDropThreshold(createSkirmish()), 0);
    assert.equal(getDropThreshold(createSkirmish({ subs: 40, fighters: 9, destroyers: 40, battleships: 10 })), 0);
    assert.ok(getDropThreshold(createSkirmish({ subs: 40, fighters: 10, destroyers: 40, battleships: 10 })) > 0);
  });

  it('quick exact odds have a threshold for smaller battles', () => {
    const large = createSkirmish({ subs: 15, fighters: 5, destroyers: 15, battleships: 5 });
    assert.equal(getDropThreshold(large), 0);
    assert.ok(getDropThreshold(large, true) > 0);
    assert.equal(getDropThreshold(createSkirmish(), true), 0);
  });
});

describe('the precision of odds', () => {
  it('drops nothing but in large battles, and in a first answer in smaller ones as well', () => {
    for (const [sides, threshold, quickThreshold] of [
      [[[19], [21]], 0, 0],
      [[[20], [20]], 0, 1e-6],
      [[[49], [51]], 0, 1e-6],
      [[[50], [50]], 1e-12, 1e-6],
      [
        [
          [20, 30],
          [25, 25],
        ],
        1e-12,
        1e-6,
      ],
      [[[5_000]], 0, 0],
      [[], 0, 0],
      [[[20], [20], [20]], 1e-12, 1e-6],
    ] as const) {
      const combat = createCombat(...sides);
      assert.deepEqual(
        [getDropThreshold(combat), getDropThreshold(combat, true)],
        [threshold, quickThreshold],
        JSON.stringify(sides),
      );
    }
    assert.equal(getDropThreshold({ start: [9_999] } as unknown as Combat), 0);
  });

  it('counts a counter once that several kinds of loss lower', () => {
    const losses = { a: [{ counter: 0 }, { counter: 0 }], b: [{ counter: 1 }] };
    assert.equal(getDropThreshold({ start: [49, 51], losses } as unknown as Combat), 0);
    assert.equal(getDropThreshold({ start: [50, 50], losses } as unknown as Combat), 1e-12);
  });
});
