import assert from 'node:assert/strict';
import { withCounters } from '../../../server/src/engine/state';

describe('state', () => {
  it('setting counters copies the state', () => {
    const before = [1, 2, 3];
    assert.deepEqual(withCounters(before, [0, 5], [2, 7]), [5, 2, 7]);
    assert.deepEqual(before, [1, 2, 3]);
  });
});
