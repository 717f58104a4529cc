/** Values of combats on lattices and as a graph equal exact odds. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import type { Combat, Rounds, Step } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { Layers } from '../../../server/src/engine/lattice/layer';
import { expected } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { valuesOf } from '../../../server/src/engine/values';
import { battleOf, battleShapes } from './random-battle';
import { seaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';
import { mostInASlice } from './slices';

const nothing: Step = { kind: 'update', id: 'nothing', title: 'Nothing', rules: [], apply: (state) => state };

/** Lattices solve only rounds at the end of a combat, so an extra step forces the graph. */
function asGraph(combat: Combat): Combat {
  return { ...combat, steps: [...combat.steps, nothing] };
}

describe('values of combats', () => {
  it('values of random battles equal exact odds, on lattices and as a graph', () => {
    fc.assert(
      fc.property(battleShapes, (shape) => {
        const combat = battleOf(shape);
        const odds = finish(exact(combat));
        assert.ok(!('tooLarge' in odds));
        // Different weights for all counters, so that no two ends have the same value.
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

  const force = { sub: 8, dd: 4, ac: 2, bb: 2, ftr: 4 };
  const asking: Readonly<Record<string, BattlePlan>> = {
    'behind the volleys': { attacker: force, defender: force, submerge: ['attacker', 'defender'] },
    'between the volleys': { attacker: force, defender: force, detection: { value: 3, dive: true } },
  };
  for (const [where, plan] of Object.entries(asking))
    it(`values are computed in slices of similar numbers of decisions ${where}`, () => {
      const combat = seaBattle(plan);
      const rounds = combat.steps.at(plan.detection ? -2 : -1) as Rounds;
      const alone: Combat = { ...combat, steps: [{ ...rounds, limit: Infinity }] };
      const asked = mock.method(Layers.prototype, 'stateAt');
      try {
        const max = mostInASlice(valuesOf(alone, () => 1).prepare(alone.start), asked.mock);
        assert.ok(max > 10 && max <= 150, `${max} in one slice`);
      } finally {
        asked.mock.restore();
      }
    });
});
