import assert from 'node:assert/strict';
import { sum } from '../../../server/src/dice/sum';

describe('compensated sums', () => {
  it('keep what plain addition loses', () => {
    assert.equal(sum([1, 1e100, 1, -1e100]), 2);
    assert.equal(sum(Array.from({ length: 10 }, () => 0.1)), 1);
  });

  it('are zero of nothing', () => {
    assert.equal(sum([]), 0);
  });
});
