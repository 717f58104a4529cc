/** The chance of winning by pressing on, which decides an order to retreat. */
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { exact } from '../../../../../server/src/engine/exact';
import { finish } from '../../../../../server/src/engine/progress';
import { sample } from '../../../../../server/src/engine/sample';
import { trace } from '../../../../../server/src/engine/trace';
import { basesOfTrace } from '../../../../../server/src/engine/bases';
import { Walk } from '../../../../../server/src/engine/walk';
import { Pressing } from '../../../../../server/src/rulesets/axis-and-allies/combats/pressing';
import { mostInASlice } from '../../../engine/slices';
import { battleOf, oddsOf, outcomesOf } from './battles';
import type { Force } from './battles';

const retreating = (attacker: Force, defender: Force, chanceBelow: number) =>
  battleOf({ attacker: { force: attacker, retreat: { chanceBelow } }, defender: { force: defender } });

describe('a retreat when the chance of winning falls below a number', () => {
  const known: readonly (readonly [string, Force, Force, number])[] = [
    ['2/5', { sub: 1 }, { sub: 1 }, 2 / 5],
    ['3/4', { sub: 1 }, { trn: 1 }, 3 / 4],
    ['1/4', { sub: 1 }, { dd: 1 }, 1 / 4],
    ['1/3', { dd: 1 }, { dd: 1 }, 1 / 3],
    ['1541/4004', { sub: 2 }, { dd: 1, trn: 1 }, 1541 / 4004],
  ];
  for (const [name, attacker, defender, share] of known) {
    it(`the attacker presses on if the chance equals the number up to rounding: ${name}`, () => {
      for (const written of [share, share + 1e-15, share - 1e-15]) {
        const combat = retreating(attacker, defender, written);
        const choice = trace(combat, { seed: 1 });
        assert.deepEqual(choice.wanted, undefined);
        const alone = chanceAtTheStart(attacker, defender);
        assert.ok(Math.abs(alone - share) < 1e-12);
        assert.equal(preferredAtTheStart(combat), 'press on');
      }
      assert.equal(preferredAtTheStart(retreating(attacker, defender, share + 1e-9)), 'retreat');
      assert.deepEqual(oddsOf(retreating(attacker, defender, share)).bases, []);
    });
  }
});

/** The chance that the attacker is left alone if the battle is fought to the end. */
function chanceAtTheStart(attacker: Force, defender: Force): number {
  return outcomesOf(battleOf({ attacker: { force: attacker }, defender: { force: defender } }))['attacker-wins']!;
}

/** The choice of the attacker before any unit is hit. */
function preferredAtTheStart(combat: ReturnType<typeof battleOf>): string {
  const rounds = combat.steps.find((step) => step.kind === 'rounds');
  const choice = rounds?.steps.find((step) => step.kind === 'choice' && step.id === 'retreat');
  assert.ok(choice?.kind === 'choice');
  return choice.preferred(combat.start);
}

describe('a chance of winning in a battle that is too large to be exact', () => {
  const combat = battleOf({
    attacker: { force: { dd: 12, sub: 9, ftr: 6 } },
    defender: { force: { sub: 9, dd: 12, ac: 6 } },
  });
  const wins = (end: readonly number[]) => combat.labels![0]!.read(end) === 'attacker-wins';

  it('estimates the chance within the error of a thousand battles, and marks it as an estimate', () => {
    const exactly = finish(new Pressing(combat, wins).chances(0.5));
    const roughly = finish(new Pressing(combat, wins, 0).chances(0.5));
    assert.deepEqual([exactly.isEstimating, roughly.isEstimating], [false, true]);
    const { share, isEstimate } = exactly.chanceOf(combat.start);
    const estimate = roughly.chanceOf(combat.start);
    assert.deepEqual([isEstimate, estimate.isEstimate], [false, true]);
    assert.ok(Math.abs(estimate.share - share) < 0.08, `${estimate.share} for ${share}`);
    assert.deepEqual(
      new Pressing(combat, wins).chancesWhenAsked(0.5)(combat.start),
      { share, isEstimate },
      'the same when it is first asked',
    );
  });

  it('sampled odds and a trace name the estimate, and exact odds are too large', () => {
    const huge: Force = { trn: 30, sub: 60, dd: 60, ftr: 60, ac: 30, bmbr: 20, bb: 30 };
    const large = retreating(huge, huge, 0.999);
    const traced = trace(large, { seed: 4 });
    const estimate = [{ kind: 'estimate', name: 'chance of winning' }];
    assert.deepEqual(basesOfTrace(traced), estimate);
    assert.deepEqual(finish(sample(large, 1, 1)).bases, estimate);
    assert.ok('tooLarge' in finish(exact(large)), 'exact odds would estimate in every state');
  });

  it('estimates the chance in slices while the battle is sampled', () => {
    const force: Force = { sub: 15, dd: 10, ac: 5, bb: 10, ftr: 10 };
    const large = finish(retreating(force, force, 0.5).prepare!());
    assert.equal(large.isEstimating, true);
    const fired = mock.method(Walk.prototype, 'fired');
    try {
      const max = mostInASlice(sample(large, 1, 3), fired.mock);
      assert.ok(max > 0 && max <= 100, `${max} in one slice`);
    } finally {
      fired.mock.restore();
    }
  });
});
