import assert from 'node:assert/strict';
import { figuresCache } from '../../../server/src/lsp/figures-cache';

describe('the cache of figures', () => {
  it('keeps what was asked for last', () => {
    const cache = figuresCache(2);
    const entry = { figures: undefined, isRough: false };
    cache.set('a', entry);
    cache.set('b', entry);
    cache.get('a');
    cache.set('c', entry);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => cache.get(key) !== undefined),
      [true, false, true],
    );
  });
});
