import assert from 'node:assert/strict';
import { createPartCache } from '../../../server/src/schema/part-cache';

describe('results by part', () => {
  it('computes a result once for each part and ruleset', () => {
    const cache = createPartCache<number>();
    const part = {};
    let runs = 0;
    assert.equal(cache.peek('awaw', part), undefined);
    const compute = () => ++runs;
    assert.deepEqual(
      [
        cache.get('awaw', part, compute),
        cache.get('awaw', part, compute),
        cache.get('aare', part, compute),
        cache.get('awaw', {}, compute),
      ],
      [1, 1, 2, 3],
    );
    assert.deepEqual([cache.peek('awaw', part), cache.peek('aare', {})], [1, undefined]);
  });
});
