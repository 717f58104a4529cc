/** Values of combats on lattices and as a graph equal exact odds. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import type { Combat, Rounds, Step } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { JointStates } from '../../../server/src/engine/lattice/joint-states';
import { computeMean } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { createValueLookup } from '../../../server/src/engine/value-lookup';
import { createBattle, battleShapes } from './random-battle';
import { createSeaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';
import { measureMaxCallsPerSlice } from './slices';

const emptyStep: Step = { kind: 'update', id: 'nothing', title: 'Nothing', rules: [], apply: (state) => state };

/** Lattices solve only rounds at the end of a combat, so an extra step forces the graph. */
function forceGraph(combat: Combat): Combat {
  return { ...combat, steps: [...combat.steps, emptyStep] };
}

describe('values of combats', () => {
  it('values of random battles equal exact odds, on lattices and as a graph', () => {
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = createBattle(shape);
        const odds = runToEnd(computeExactOdds(combat));
        assert.ok(!('tooLarge' in odds));
        // Different weights for all counters, so that no two ends have the same value.
        const aim = (end: readonly number[]) => end.reduce((sum, value, index) => sum + value * (1 + index / 7), 0);
        const value = computeMean(odds, aim);
        for (const variant of [combat, forceGraph(combat)]) {
          const actual = createValueLookup(variant, aim)(combat.start);
          assert.ok(actual !== undefined && Math.abs(actual - value) < 1e-9, `${actual} is not ${value}`);
        }
      }),
      { seed: 50, numRuns: 300 },
    );
  });

  const force = { sub: 8, dd: 4, ac: 2, bb: 2, ftr: 4 };
  const plansByDecision: Readonly<Record<string, BattlePlan>> = {
    'after the volleys': { attacker: force, defender: force, submerge: ['attacker', 'defender'] },
    'between the volleys': { attacker: force, defender: force, detection: { value: 3, dive: true } },
  };
  for (const [where, plan] of Object.entries(plansByDecision))
    it(`values are computed in slices of similar numbers of decisions ${where}`, () => {
      const combat = createSeaBattle(plan);
      const rounds = combat.steps.at(plan.detection ? -2 : -1) as Rounds;
      const alone: Combat = { ...combat, steps: [{ ...rounds, limit: Infinity }] };
      const stateAtMock = mock.method(JointStates.prototype, 'stateAt');
      try {
        const max = measureMaxCallsPerSlice(createValueLookup(alone, () => 1).prepare(alone.start), stateAtMock.mock);
        assert.ok(max > 10 && max <= 150, `${max} in one slice`);
      } finally {
        stateAtMock.mock.restore();
      }
    });
});
