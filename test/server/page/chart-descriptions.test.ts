import assert from 'node:assert/strict';
import { describeCumulative, describeDistribution } from '../../../server/src/page/chart-descriptions';
import { toBins } from '../../../server/src/page/distribution';

/** Bins for the values from 0 on. */
function createBins(shares: readonly number[], actual?: number) {
  const distribution = shares.map((probability, value) => ({ value, share: probability }));
  return toBins({ path: [], title: 'hits', mean: 0, distribution }, actual);
}

describe('the description of a distribution for screen readers', () => {
  it('names the likeliest value, the first of several', () => {
    assert.equal(describeDistribution([]), '');
    assert.equal(describeDistribution(createBins([0.25, 0.5, 0.25])), 'Most likely 1 (50%).');
    assert.equal(describeDistribution(createBins([0.5, 0.5])), 'Most likely 0 (50%).');
  });

  it('adds the range of nine in ten results from four values on, and the actual result', () => {
    assert.equal(
      describeDistribution(createBins([0.04, 0.06, 0.8, 0.06, 0.04])),
      'Most likely 2 (80%); 9 times out of 10 from 1 to 3.',
    );
    assert.equal(
      describeDistribution(createBins([0.1, 0.4, 0.4, 0.1], 3)),
      'Most likely 1 (40%); 9 times out of 10 from 0 to 3. This result: 3 (10%).',
    );
  });
});

describe('the description of cumulative probabilities for screen readers', () => {
  const listValues = (count: number) => {
    const text = describeCumulative(createBins(Array.from({ length: count }, () => 1 / count)));
    return [...text.matchAll(/At least (\d+)/g)].map(([, value]) => Number(value));
  };

  it('names at most five values at equal intervals, without the lowest, which is certain', () => {
    assert.deepEqual(listValues(2), [1]);
    assert.deepEqual(listValues(5), [1, 2, 3, 4]);
    assert.deepEqual(listValues(6), [2, 4]);
    assert.deepEqual(listValues(11), [3, 6, 9]);
    assert.equal(describeCumulative(createBins([0.25, 0.5, 0.25])), 'At least 1: 75%. At least 2: 25%.');
  });

  it('names the only value', () => {
    assert.equal(describeCumulative(createBins([1])), 'At least 0: 100%.');
  });
});
