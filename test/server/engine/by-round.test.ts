import assert from 'node:assert/strict';
import { byRound } from '../../../server/src/engine/by-round';
import type { RoundPoint } from '../../../server/src/engine/by-round';
import type { Combat, Rounds, State } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import { expected } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { skirmish } from '../../support/skirmish';

const combat = skirmish();
const left = combat.measures.find(({ path }) => path.join() === 'left,attacker')!.read;
const wins = (state: State) => Number(combat.labels![0]!.read(state) === 'attacker');

function pointsOf(of: Combat, ...readings: readonly ((state: State) => number)[]): readonly RoundPoint[] {
  const points = finish(byRound(of, readings));
  assert.ok(!('tooLarge' in points));
  return points;
}

/** The same combat broken off after so many repetitions. */
function brokenOff(after: number): Combat {
  const [rounds] = combat.steps as readonly Rounds[];
  return { ...combat, steps: [{ ...rounds!, limit: after }] };
}

describe('odds by round', () => {
  const points = pointsOf(combat, wins, left);

  it('begin before the first round and follow it to the end', () => {
    assert.deepEqual([points[0]!.round, points[0]!.going, points[0]!.all[1]], [0, 1, 4]);
    assert.deepEqual(
      points.map(({ round }) => round),
      points.map((_, index) => index),
    );
    assert.ok(points.at(-1)!.going < 1e-4);
    const odds = finish(exact(combat));
    assert.ok('ends' in odds);
    assert.ok(Math.abs(points.at(-1)!.all[0]! - expected(odds, wins)) < 1e-4);
  });

  it('are those of the combat broken off after each round', () => {
    for (const { round, all } of points.slice(1, 6)) {
      const odds = finish(exact(brokenOff(round)));
      assert.ok('ends' in odds);
      assert.ok(Math.abs(all[1]! - expected(odds, left)) < 1e-12, `round ${round}`);
    }
  });

  it('tell apart what is over and what goes on', () => {
    for (const { going, ended, all } of points) assert.ok(going >= 0 && going <= 1 && ended[1]! <= all[1]! + 1e-12);
    const [one, other] = points.slice(1);
    assert.ok(other!.going < one!.going && other!.ended[0]! > one!.ended[0]!);
    // Nobody has won who still has an enemy.
    for (const { ended, all } of points) assert.ok(Math.abs(ended[0]! - all[0]!) < 1e-12);
  });

  it('are none where no rounds are told by number, and given up where there are too many states', () => {
    const [rounds] = combat.steps as readonly Rounds[];
    const { first: _, ...unnumbered } = rounds!;
    assert.deepEqual(pointsOf({ ...combat, steps: [unnumbered] }, wins), []);
    assert.ok('tooLarge' in finish(byRound(combat, [wins], 10)));
  });
});
