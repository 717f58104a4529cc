import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { CurvePoint, ExactOutcomes, Quantity } from '../../../server/src/engine/outcome';
import { computeMean } from '../../../server/src/engine/outcome';
import type { Combat } from '../../../server/src/engine/combat';
import { runToEnd } from '../../../server/src/engine/progress';
import { createHunt } from './hunt';
import { createSeaBattle, findSurvivors } from './sea-battle';
import type { BattlePlan } from './sea-battle';

function computeOdds(combat: Combat, curves?: readonly Quantity[]): ExactOutcomes {
  const odds = runToEnd(computeExactOdds(combat, { curves }));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The curves of a battle: the chance that the attacker has won, and the number of attackers left. */
function computeBattleCurves(plan: BattlePlan): {
  readonly points: readonly CurvePoint[];
  readonly odds: ExactOutcomes;
  readonly quantities: readonly Quantity[];
} {
  const battle = createSeaBattle(plan);
  const quantities: readonly Quantity[] = [
    (state) => (findSurvivors(battle, state) === 'attacker' ? 1 : 0),
    (state) => battle.measures[0]!.read(state),
  ];
  const odds = computeOdds(battle, quantities);
  assert.ok(odds.curves);
  return { points: odds.curves, odds, quantities };
}

function assertClose(actual: number, value: number, within = 1e-12): void {
  assert.ok(Math.abs(actual - value) < within, `${actual} is not ${value}`);
}

describe('curves', () => {
  it('curves equal those worked out by hand', () => {
    // The submarine hits the transport with 1/3 and fires first; the transport, if not hit, hits it with 1/6.
    const { points } = computeBattleCurves({ attacker: { sub: 1 }, defender: { trn: 1 } });
    assert.deepEqual([points[0]!.round, points[0]!.going, points[0]!.all], [0, 1, [0, 1]]);
    for (const { round, going, ended, all } of points) {
      const repeatProbability = (2 / 3) * (5 / 6);
      assertClose(going, repeatProbability ** round);
      assertClose(ended[0]!, ((1 / 3) * (1 - repeatProbability ** round)) / (1 - repeatProbability));
      // The submarine is left if it has won or the battle continues.
      assertClose(ended[1]!, ended[0]!);
      assertClose(all[1]!, ended[0]! + going);
    }
    assert.ok(points.at(-1)!.going < 1e-6 && points.at(-2)!.going >= 1e-6);
  });

  it('curves count a separate first cycle and converge to the odds', () => {
    const detection = { value: 3, dive: false };
    const plan: BattlePlan = { attacker: { sub: 2, dd: 1, bb: 1 }, defender: { sub: 1, dd: 2, ftr: 1 }, detection };
    const { points, odds, quantities } = computeBattleCurves(plan);
    assert.deepEqual(
      points.map(({ round }) => round),
      points.map((_, index) => index),
    );
    const last = points.at(-1)!;
    quantities.forEach((read, index) => assertClose(last.all[index]!, computeMean(odds, read), 1e-5));
    points.slice(1).forEach(({ going, ended }, index) => {
      assert.ok(going <= points[index]!.going && ended[0]! >= points[index]!.ended[0]!);
    });
  });

  it('curves end when no branch continues, also after a retreat', () => {
    const { points } = computeBattleCurves({ attacker: { dd: 3 }, defender: { dd: 3 }, retreatAfter: 2 });
    assert.deepEqual([points.length, points.at(-1)!.going], [3, 0]);
  });

  it('curves are computed only on request and for numbered rounds', () => {
    assert.equal(computeOdds(createSeaBattle({ attacker: { sub: 1 }, defender: { trn: 1 } })).curves, undefined);
    assert.equal(computeOdds(createHunt(), [() => 1]).curves, undefined);
  });
});
