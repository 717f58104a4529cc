/** The chance of winning by pressing on, which decides an order to retreat. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../../server/src/engine/sample';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { collectTraceBases } from '../../../../../server/src/engine/basis-set';
import { Walk } from '../../../../../server/src/engine/walk';
import { PressOnChances } from '../../../../../server/src/rulesets/axis-and-allies/combats/press-on';
import { measureMaxCallsPerSlice } from '../../../engine/slices';
import { createBattle, computeOdds, computeOutcomes } from './battles';
import type { Force } from './battles';

const createRetreatingBattle = (attacker: Force, defender: Force, chanceBelow: number) =>
  createBattle({ attacker: { force: attacker, retreat: { chanceBelow } }, defender: { force: defender } });

describe('a retreat when the chance of winning falls below a number', () => {
  const knownChances: readonly (readonly [string, Force, Force, number])[] = [
    ['2/5', { sub: 1 }, { sub: 1 }, 2 / 5],
    ['3/4', { sub: 1 }, { trn: 1 }, 3 / 4],
    ['1/4', { sub: 1 }, { dd: 1 }, 1 / 4],
    ['1/3', { dd: 1 }, { dd: 1 }, 1 / 3],
    ['1541/4004', { sub: 2 }, { dd: 1, trn: 1 }, 1541 / 4004],
  ];
  for (const [name, attacker, defender, probability] of knownChances) {
    it(`the attacker presses on if the chance equals the number up to rounding: ${name}`, () => {
      for (const chanceBelow of [probability, probability + 1e-15, probability - 1e-15]) {
        const combat = createRetreatingBattle(attacker, defender, chanceBelow);
        const choice = traceCombat(combat, { seed: 1 });
        assert.deepEqual(choice.pendingRoll, undefined);
        const chance = computeChanceAtStart(attacker, defender);
        assert.ok(Math.abs(chance - probability) < 1e-12);
        assert.equal(getPreferredAtStart(combat), 'press on');
      }
      assert.equal(getPreferredAtStart(createRetreatingBattle(attacker, defender, probability + 1e-9)), 'retreat');
      assert.deepEqual(computeOdds(createRetreatingBattle(attacker, defender, probability)).bases, []);
    });
  }
});

/** The chance that the attacker is left alone if the battle is fought to the end. */
function computeChanceAtStart(attacker: Force, defender: Force): number {
  return computeOutcomes(createBattle({ attacker: { force: attacker }, defender: { force: defender } }))[
    'attacker-wins'
  ]!;
}

/** The choice of the attacker before any unit is hit. */
function getPreferredAtStart(combat: ReturnType<typeof createBattle>): string {
  const rounds = combat.steps.find((step) => step.kind === 'rounds');
  const choice = rounds?.steps.find((step) => step.kind === 'choice' && step.id === 'retreat');
  assert.ok(choice?.kind === 'choice');
  return choice.preferred(combat.start);
}

describe('a chance of winning in a battle that is too large to be exact', () => {
  const combat = createBattle({
    attacker: { force: { dd: 12, sub: 9, ftr: 6 } },
    defender: { force: { sub: 9, dd: 12, ac: 6 } },
  });
  const wins = (end: readonly number[]) => combat.labels![0]!.read(end) === 'attacker-wins';

  it('estimates the chance within the error of a thousand battles, and marks it as an estimate', () => {
    const exactChances = runToEnd(new PressOnChances(combat, wins).compute(0.5));
    const estimatedChances = runToEnd(new PressOnChances(combat, wins, 0).compute(0.5));
    assert.deepEqual([exactChances.hasEstimates, estimatedChances.hasEstimates], [false, true]);
    const { probability, isEstimate } = exactChances.winChance(combat.start);
    const estimate = estimatedChances.winChance(combat.start);
    assert.deepEqual([isEstimate, estimate.isEstimate], [false, true]);
    assert.ok(Math.abs(estimate.probability - probability) < 0.08, `${estimate.probability} for ${probability}`);
    assert.deepEqual(
      new PressOnChances(combat, wins).computeLazily(0.5)(combat.start),
      { probability, isEstimate },
      'the same when it is first asked',
    );
  });

  it('sampled odds and a trace name the estimate, and exact odds are too large', () => {
    const huge: Force = { trn: 30, sub: 60, dd: 60, ftr: 60, ac: 30, bmbr: 20, bb: 30 };
    const large = createRetreatingBattle(huge, huge, 0.999);
    const traced = traceCombat(large, { seed: 4 });
    const estimate = [{ kind: 'estimate', name: 'chance of winning' }];
    assert.deepEqual(collectTraceBases(traced), estimate);
    assert.deepEqual(runToEnd(computeSampledOdds(large, 1, 1)).bases, estimate);
    assert.ok('tooLarge' in runToEnd(computeExactOdds(large)), 'exact odds would estimate in every state');
  });

  it('estimates the chance in slices while the battle is sampled', () => {
    const force: Force = { sub: 15, dd: 10, ac: 5, bb: 10, ftr: 10 };
    const large = runToEnd(createRetreatingBattle(force, force, 0.5).prepare!());
    assert.equal(large.hasEstimatedDecisions, true);
    const fired = mock.method(Walk.prototype, 'afterFire');
    try {
      const max = measureMaxCallsPerSlice(computeSampledOdds(large, 1, 3), fired.mock);
      assert.ok(max > 0 && max <= 100, `${max} in one slice`);
    } finally {
      fired.mock.restore();
    }
  });
});
