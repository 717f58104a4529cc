import assert from 'node:assert/strict';
import fc from 'fast-check';
import { selectShard, parseShard } from '../../../server/src/cli/shard';
import { createCommandLine } from './command-line';

describe('shards', () => {
  const { run } = createCommandLine();

  it('holds every item in exactly one shard, of nearly equal sizes, by the position in the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), (list, count) => {
        const items = list.map((name, position) => ({ name, position }));
        const parts = Array.from({ length: count }, (_, index) => selectShard(items, { index, count }));
        assert.deepEqual(
          parts.flat().sort((a, b) => a.position - b.position),
          items,
        );
        const sizes = parts.map(({ length }) => length);
        assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
      }),
    );
  });

  it('parses a shard such as `1/3`', async () => {
    assert.deepEqual(parseShard('3/16'), { index: 2, count: 16 });
    for (const wrong of ['0/4', '5/4', '1', '1/0', 'a/b', '-1/2', ''])
      assert.equal(parseShard(wrong), undefined, wrong);
    const { notes, exitCode } = await run(['check', '.', '--shard', '5/4']);
    assert.match(notes, /such as 3\/16/);
    assert.equal(exitCode, 2);
  });
});
