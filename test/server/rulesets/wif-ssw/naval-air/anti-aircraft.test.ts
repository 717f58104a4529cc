import assert from 'node:assert/strict';
import { readShotDown } from '../../../../../server/src/rulesets/wif-ssw/naval-air/anti-aircraft';

describe('the anti-aircraft chart', () => {
  const chart = {
    factors: [1, 3],
    results: Array.from({ length: 10 }, (_, row) => [row, 10 + row]),
  };

  it('is read in the row of the roll and the last column that the factors reach', () => {
    assert.equal(readShotDown(chart, 1, 1), 0);
    assert.equal(readShotDown(chart, 2, 4), 3);
    assert.equal(readShotDown(chart, 3, 4), 13);
    assert.equal(readShotDown(chart, 9, 10), 19);
  });

  it('shoots nothing down below its first column', () => {
    assert.equal(readShotDown(chart, 0, 10), 0);
  });
});
