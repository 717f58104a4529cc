import assert from 'node:assert/strict';
import type { Combat } from '../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { computeMarginal, computeMeasureDistribution } from '../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../server/src/engine/progress';
import { keepMeasuresToEnd } from '../../../../server/src/engine/turn/keep-measures';
import { assertWellFormed } from '../../../support/well-formed';
import { marginaliseEachDie, createWideCombat } from '../wide';

function computeOdds(combat: Combat) {
  const result = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

describe('measures kept to the end of a combat', () => {
  const parts = marginaliseEachDie(createWideCombat(4, 3));

  it('reads kept measures at the end with the same probabilities', () => {
    const [, requested, other] = parts.measures;
    const lastingCombat = keepMeasuresToEnd(parts, [requested!]);
    assertWellFormed(lastingCombat);
    assert.equal(lastingCombat.measures[1]!.readAfterStep, undefined);
    assert.equal(lastingCombat.measures[2]!.readAfterStep, other!.readAfterStep);
    const before = computeMeasureDistribution(computeOdds(parts), parts, requested!);
    const after = computeMarginal(computeOdds(lastingCombat), lastingCombat.measures[1]!.read);
    assert.equal(after.length, 3);
    for (const { value, share: probability } of after)
      assert.ok(Math.abs(probability - before.find((chance) => chance.value === value)!.share) < 1e-12);
  });

  it('returns the same combat if it reads none of the measures early', () => {
    assert.equal(keepMeasuresToEnd(parts, [{}]), parts);
  });
});
