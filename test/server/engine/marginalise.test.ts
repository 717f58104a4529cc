import assert from 'node:assert/strict';
import { probabilityAt } from '../../../server/src/dice/distribution';
import type { Combat } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { computeMarginal, computeMeasureDistribution } from '../../../server/src/engine/outcome';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { runToEnd } from '../../../server/src/engine/progress';
import { assertWellFormed } from '../../support/well-formed';
import { marginaliseEachDie, createWideCombat } from './wide';

function computeOdds(combat: Combat): ExactOutcomes {
  const result = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

function assertClose(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('dead counters', () => {
  it('measures read a counter before it is marginalised', () => {
    const whole = createWideCombat(6, 4);
    const parts = marginaliseEachDie(whole);
    assertWellFormed(parts);
    const closed = computeOdds(parts);
    assert.deepEqual(
      closed.ends.map(({ state }) => state),
      [[0, 0, 0, 0, 0, 0]],
    );
    assert.ok(closed.states < 100);
    assertClose(closed.mass, 1);
    parts.measures.forEach((measure, index) => {
      const distribution = computeMeasureDistribution(closed, parts, measure);
      assert.deepEqual(
        distribution.map(({ value }) => value),
        [1, 2, 3, 4],
      );
      for (const { share: probability } of distribution)
        assertClose(probability, probabilityAt(computeMarginal(computeOdds(whole), whole.measures[index]!.read), 1));
    });
  });
});
