import assert from 'node:assert/strict';
import { keptBy } from '../../../server/src/rulesets/kept';

describe('keptBy', () => {
  it('computes again only when one of its two objects changes', () => {
    let computed = 0;
    const sum = keptBy((part: { readonly size: number }, rest: { readonly size: number }) => {
      computed++;
      return { total: part.size + rest.size };
    });
    const [part, rest] = [{ size: 1 }, { size: 2 }];
    const first = sum(part, rest);
    assert.deepEqual(first, { total: 3 });
    assert.equal(sum(part, rest), first);
    assert.deepEqual(sum(part, { size: 5 }), { total: 6 });
    assert.deepEqual(sum({ size: 4 }, rest), { total: 6 });
    assert.equal(computed, 3);
  });
});
