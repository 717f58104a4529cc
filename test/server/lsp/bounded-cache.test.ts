import assert from 'node:assert/strict';
import { createBoundedCache } from '../../../server/src/lsp/bounded-cache';

describe('the bounded cache', () => {
  it('keeps the entries that were used last', () => {
    const cache = createBoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => cache.get(key)),
      [1, undefined, 3],
    );
  });
});
