import assert from 'node:assert/strict';
import { createPartCache } from '../../../server/src/schema/part-cache';

describe('results by part', () => {
  it('computes a result once for each part and ruleset', () => {
    const remembered = createPartCache<number>();
    const part = {};
    let runs = 0;
    assert.equal(remembered.peek('awaw', part), undefined);
    const make = () => ++runs;
    assert.deepEqual(
      [
        remembered.get('awaw', part, make),
        remembered.get('awaw', part, make),
        remembered.get('aare', part, make),
        remembered.get('awaw', {}, make),
      ],
      [1, 1, 2, 3],
    );
    assert.deepEqual([remembered.peek('awaw', part), remembered.peek('aare', {})], [1, undefined]);
  });
});
