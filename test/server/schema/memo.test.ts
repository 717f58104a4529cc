import assert from 'node:assert/strict';
import { memo } from '../../../server/src/schema/memo';

describe('results by part', () => {
  it('computes a result once for each part and ruleset', () => {
    const remembered = memo<number>();
    const part = {};
    let made = 0;
    assert.equal(remembered.known('awaw', part), undefined);
    const make = () => ++made;
    assert.deepEqual(
      [
        remembered.get('awaw', part, make),
        remembered.get('awaw', part, make),
        remembered.get('aare', part, make),
        remembered.get('awaw', {}, make),
      ],
      [1, 1, 2, 3],
    );
    assert.deepEqual([remembered.known('awaw', part), remembered.known('aare', {})], [1, undefined]);
  });
});
