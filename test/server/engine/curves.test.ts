import assert from 'node:assert/strict';
import { exact } from '../../../server/src/engine/exact';
import type { CurvePoint, ExactOutcomes, Quantity } from '../../../server/src/engine/outcome';
import { expected } from '../../../server/src/engine/outcome';
import type { Combat } from '../../../server/src/engine/combat';
import { finish } from '../../../server/src/engine/progress';
import { hunt } from './hunt';
import { seaBattle, verdict } from './sea-battle';
import type { BattlePlan } from './sea-battle';

function solved(combat: Combat, curves?: readonly Quantity[]): ExactOutcomes {
  const odds = finish(exact(combat, { curves }));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The curves of a battle: the chance that the attacker has won, and the number of attackers left. */
function curvesOf(plan: BattlePlan): {
  readonly points: readonly CurvePoint[];
  readonly odds: ExactOutcomes;
  readonly quantities: readonly Quantity[];
} {
  const battle = seaBattle(plan);
  const quantities: readonly Quantity[] = [
    (state) => (verdict(battle, state) === 'attacker' ? 1 : 0),
    (state) => battle.measures[0]!.read(state),
  ];
  const odds = solved(battle, quantities);
  assert.ok(odds.curves);
  return { points: odds.curves, odds, quantities };
}

function close(actual: number, value: number, within = 1e-12): void {
  assert.ok(Math.abs(actual - value) < within, `${actual} is not ${value}`);
}

describe('curves', () => {
  it('curves equal those worked out by hand', () => {
    // The submarine hits the transport with 1/3 and fires first; the transport, if not hit, hits it with 1/6.
    const { points } = curvesOf({ attacker: { sub: 1 }, defender: { trn: 1 } });
    assert.deepEqual([points[0]!.round, points[0]!.going, points[0]!.all], [0, 1, [0, 1]]);
    for (const { round, going, ended, all } of points) {
      const goesOn = (2 / 3) * (5 / 6);
      close(going, goesOn ** round);
      close(ended[0]!, ((1 / 3) * (1 - goesOn ** round)) / (1 - goesOn));
      // The submarine is left if it has won or the battle continues.
      close(ended[1]!, ended[0]!);
      close(all[1]!, ended[0]! + going);
    }
    assert.ok(points.at(-1)!.going < 1e-6 && points.at(-2)!.going >= 1e-6);
  });

  it('curves count a separate first cycle and converge to the odds', () => {
    const detection = { value: 3, dive: false };
    const plan: BattlePlan = { attacker: { sub: 2, dd: 1, bb: 1 }, defender: { sub: 1, dd: 2, ftr: 1 }, detection };
    const { points, odds, quantities } = curvesOf(plan);
    assert.deepEqual(
      points.map(({ round }) => round),
      points.map((_, index) => index),
    );
    const last = points.at(-1)!;
    quantities.forEach((read, index) => close(last.all[index]!, expected(odds, read), 1e-5));
    points.slice(1).forEach(({ going, ended }, index) => {
      assert.ok(going <= points[index]!.going && ended[0]! >= points[index]!.ended[0]!);
    });
  });

  it('curves end when no branch continues, also after a retreat', () => {
    const { points } = curvesOf({ attacker: { dd: 3 }, defender: { dd: 3 }, retreatAfter: 2 });
    assert.deepEqual([points.length, points.at(-1)!.going], [3, 0]);
  });

  it('curves are computed only on request and for numbered rounds', () => {
    assert.equal(solved(seaBattle({ attacker: { sub: 1 }, defender: { trn: 1 } })).curves, undefined);
    assert.equal(solved(hunt(), [() => 1]).curves, undefined);
  });
});
