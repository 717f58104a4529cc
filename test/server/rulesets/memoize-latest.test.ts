import assert from 'node:assert/strict';
import { memoizeLatest } from '../../../server/src/rulesets/memoize-latest';

describe('memoizeLatest', () => {
  it('a memoized function computes again only when one of its two objects changes', () => {
    let callCount = 0;
    const sum = memoizeLatest((part: { readonly size: number }, other: { readonly size: number }) => {
      callCount++;
      return { total: part.size + other.size };
    });
    const [part, context] = [{ size: 1 }, { size: 2 }];
    const first = sum(part, context);
    assert.deepEqual(first, { total: 3 });
    assert.equal(sum(part, context), first);
    assert.deepEqual(sum(part, { size: 5 }), { total: 6 });
    assert.deepEqual(sum({ size: 4 }, context), { total: 6 });
    assert.equal(callCount, 3);
  });
});
