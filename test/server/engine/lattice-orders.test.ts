/** Rounds on lattices and state by state in battles that depend on the order of volleys and on when casualties are removed. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import fc from 'fast-check';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { JointDistribution } from '../../../server/src/engine/lattice/joint-distribution';
import { JointStates } from '../../../server/src/engine/lattice/joint-states';
import { createBattle, battleShapes, createFirePlans } from './random-battle';
import type { BattleShape } from './random-battle';
import { assertAllSame } from './same-odds';
import { createSeaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';
import { measureMaxCallsPerSlice } from './slices';

/** Battles of volleys alone, in which casualties of the first fire step are removed at once. */
const firstStrikeBattles = fc
  .tuple(battleShapes, fc.tuple(createFirePlans('now'), createFirePlans()))
  .map(([shape, fires]): BattleShape => ({
    ...shape,
    ...{ fires, countsFirst: false, retreatAfter: undefined, leavesAtEnd: undefined, removesStruckUnits: true },
  }));

/** Battles with several fire steps: the shooters of a side may change more than once in a repetition. */
const successiveStrikeBattles = fc
  .tuple(battleShapes, fc.tuple(createFirePlans('now'), createFirePlans(), createFirePlans()))
  .map(([shape, fires]): BattleShape => ({ ...shape, fires, removesStruckUnits: true }));

/** Battles in which casualties of one side's first volley are removed at once, and those of the other fire back. */
const mixedRemovalBattles = fc
  .tuple(battleShapes, createFirePlans('now'), createFirePlans('afterReturnFire'), createFirePlans(), fc.boolean())
  .map(([shape, now, later, others, isFirst]): BattleShape => ({
    ...shape,
    ...{ fires: [isFirst ? { ...now, second: later.second } : { ...later, second: now.second }, others] },
    countsFirst: false,
    ...{ retreatAfter: undefined, leavesAtEnd: undefined, removesStruckUnits: true },
  }));

describe('rounds on lattices with successive volleys', () => {
  it('lattice odds equal those state by state if casualties of the first volleys are removed at once', () => {
    assertAllSame(firstStrikeBattles, createBattle, { seed: 31, numRuns: 1_000 });
  });

  it('lattice odds equal those state by state if first casualties leave at once on one side and fire back on the other', () => {
    assertAllSame(mixedRemovalBattles, createBattle, { seed: 31, numRuns: 500 });
  });

  it('lattice odds equal those state by state if units are damaged and lost before struck units leave', () => {
    assertAllSame(successiveStrikeBattles, createBattle, { seed: 32, numRuns: 1_000 });
  });

  it('lattices are solved in slices of similar numbers of visits, also with opening fire', () => {
    const spread = mock.method(JointDistribution.prototype, 'addProduct');
    try {
      const attacker = { sub: 60, bb: 10, ac: 5 };
      const calculation = computeExactOdds(createSeaBattle({ attacker, defender: { bb: 20, ac: 20 } }), { drop: 1e-7 });
      const max = measureMaxCallsPerSlice(calculation, spread.mock);
      // A slice has 25 visits by their cost, and a few more if the last one takes several steps.
      assert.ok(max > 10 && max < 30, `${max} in one slice`);
    } finally {
      spread.mock.restore();
    }
  });

  const force = { sub: 12, dd: 6, ac: 3, bb: 4, ftr: 6 };
  const plansByDecision: Readonly<Record<string, BattlePlan>> = {
    'after the volleys': { attacker: force, defender: force, retreatBelow: 12 },
    'between the volleys': { attacker: force, defender: force, detection: { value: 3, dive: true } },
  };
  for (const [where, plan] of Object.entries(plansByDecision))
    it(`lattices are solved in slices of similar numbers of decisions ${where}`, () => {
      const stateAtMock = mock.method(JointStates.prototype, 'stateAt');
      try {
        const calculation = computeExactOdds(createSeaBattle(plan), { drop: 1e-6 });
        const max = measureMaxCallsPerSlice(calculation, stateAtMock.mock);
        assert.ok(max > 10 && max < 100, `${max} in one slice`);
      } finally {
        stateAtMock.mock.restore();
      }
    });
});
