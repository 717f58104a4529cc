/** What a combat is worth, on lattices and as a graph: the same as exact odds say. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat, Step } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { expected } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { valuesOf } from '../../../server/src/engine/values';
import { battleOf, battleShapes } from './random-battle';

const nothing: Step = { kind: 'update', id: 'nothing', title: 'Nothing', rules: [], apply: (state) => state };

/** Lattices take rounds at the end of a combat alone. */
function asGraph(combat: Combat): Combat {
  return { ...combat, steps: [...combat.steps, nothing] };
}

describe('values of combats', () => {
  it('are what exact odds come to, in all manner of battles', () => {
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = battleOf(shape);
        const odds = finish(exact(combat));
        assert.ok(!('tooLarge' in odds));
        // Different weights for all counters, so that no two ends are worth the same.
        const aim = (end: readonly number[]) => end.reduce((sum, value, index) => sum + value * (1 + index / 7), 0);
        const value = expected(odds, aim);
        for (const stated of [combat, asGraph(combat)]) {
          const found = valuesOf(stated, aim)(combat.start);
          assert.ok(found !== undefined && Math.abs(found - value) < 1e-9, `${found} is not ${value}`);
        }
      }),
      { seed: 50, numRuns: 300 },
    );
  });
});
