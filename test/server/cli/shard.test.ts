import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sharded, shardOf } from '../../../server/src/cli/shard';

describe('shards', () => {
  it('hold every item once, differ by one item at most, and hang on the place in the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), (list, of) => {
        const items = list.map((name, position) => ({ name, position }));
        const parts = Array.from({ length: of }, (_, index) => sharded(items, { index, of }));
        assert.deepEqual(
          parts.flat().sort((a, b) => a.position - b.position),
          items,
        );
        const sizes = parts.map(({ length }) => length);
        assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
      }),
    );
  });

  it('are written as a part of a number of parts', () => {
    assert.deepEqual(shardOf('3/16'), { index: 2, of: 16 });
    for (const wrong of ['0/4', '5/4', '1', '1/0', 'a/b', '-1/2', ''])
      assert.throws(() => shardOf(wrong), /such as 3\/16/, wrong);
  });
});
