import assert from 'node:assert/strict';
import { sum } from '../../../server/src/dice/sum';

describe('compensated sum', () => {
  it('keeps the digits that plain addition loses', () => {
    assert.equal(sum([1, 1e100, 1, -1e100]), 2);
    assert.equal(sum(Array.from({ length: 10 }, () => 0.1)), 1);
  });

  it('the sum of no numbers is 0', () => {
    assert.equal(sum([]), 0);
  });
});
