/** Compares the odds of combats on lattices with those state by state. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { ExactOptions } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';

/** The odds of a combat that is not too large. */
export function computeOdds(combat: Combat, options: ExactOptions): ExactOutcomes {
  const result = runToEnd(computeExactOdds(combat, options));
  assert.ok(!('tooLarge' in result));
  return result;
}

/** Checks that combats of all these shapes have the same odds. @returns the number of combats of the given kind */
export function assertAllSame<Shape>(
  shapes: fc.Arbitrary<Shape>,
  createCombat: (shape: Shape) => Combat,
  runs: { readonly seed: number; readonly numRuns: number },
  isOfKind: (combat: Combat) => boolean = () => true,
): number {
  let count = 0;
  fc.assert(
    fc.property(shapes, (shape) => {
      const combat = createCombat(shape);
      if (isOfKind(combat)) count++;
      assertSame(combat);
    }),
    runs,
  );
  return count;
}

/** Checks that a combat has the same odds on lattices and state by state. */
export function assertSame(combat: Combat): ExactOutcomes {
  const fast = computeOdds(combat, {});
  const slow = computeOdds(combat, { solvesRoundsFaster: false });
  const shares = new Map(slow.ends.map(({ state, probability }) => [state.join(), probability]));
  assert.equal(fast.ends.length, shares.size);
  for (const { state, probability } of fast.ends) {
    const other = shares.get(state.join());
    assert.ok(
      other !== undefined && Math.abs(probability - other) < 1e-12,
      `${state.join()}: ${probability} is not ${other}`,
    );
  }
  assert.ok(Math.abs(fast.mass - 1) < 1e-12);
  return fast;
}
