import assert from 'node:assert/strict';
import type { Combat } from '../../../../server/src/engine/combat';
import { exact } from '../../../../server/src/engine/exact';
import { marginal, measured } from '../../../../server/src/engine/outcome';
import { finish } from '../../../../server/src/engine/progress';
import { lasting } from '../../../../server/src/engine/turn/lasting';
import { wellFormed } from '../../../support/well-formed';
import { inParts, wide } from '../wide';

function odds(combat: Combat) {
  const result = finish(exact(combat));
  assert.ok(!('tooLarge' in result));
  return result;
}

describe('measures kept to the end of a combat', () => {
  const parts = inParts(wide(4, 3));

  it('reads kept measures at the end with the same probabilities', () => {
    const [, asked, other] = parts.measures;
    const kept = lasting(parts, [asked!]);
    wellFormed(kept);
    assert.equal(kept.measures[1]!.readAt, undefined);
    assert.equal(kept.measures[2]!.readAt, other!.readAt);
    const before = measured(odds(parts), parts, asked!);
    const after = marginal(odds(kept), kept.measures[1]!.read);
    assert.equal(after.length, 3);
    for (const { value, share } of after)
      assert.ok(Math.abs(share - before.find((one) => one.value === value)!.share) < 1e-12);
  });

  it('returns the same combat if it reads none of the measures early', () => {
    assert.equal(lasting(parts, [{}]), parts);
  });
});
