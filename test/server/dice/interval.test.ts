import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeMeanMargin, computeScoreInterval, computeMaxScoreMargin } from '../../../server/src/dice/interval';

describe('score interval of a proportion', () => {
  it('agrees with the published score interval of 10 in 100', () => {
    const { low, high } = computeScoreInterval(0.1, 100);
    assert.equal(low.toFixed(4), '0.0552');
    assert.equal(high.toFixed(4), '0.1744');
  });

  it('starts at 0 for no hits, ends at 1 for all hits, and has a width in both cases', () => {
    assert.deepEqual([computeScoreInterval(0, 50).low, computeScoreInterval(1, 50).high], [0, 1]);
    assert.ok(computeScoreInterval(0, 50).high > 0.05 && computeScoreInterval(1, 50).low < 0.95);
  });

  it('begins at 0 for a value seen once, because unseen values are never displayed', () => {
    assert.equal(computeScoreInterval(1 / 20_000, 20_000).low, 0);
    assert.equal(computeScoreInterval(19_999 / 20_000, 20_000).high, 1);
    // With an expectation of 0.05 hits, 2.5 % of the samples that have any hit have two or more.
    assert.equal((computeScoreInterval(2 / 20_000, 20_000).low * 20_000).toFixed(3), '0.050');
  });

  it('has a lower bound of its own up to fifty times and five in a hundred', () => {
    const list = (times: number, runs: number): string => {
      const { low } = computeScoreInterval(times / runs, runs);
      return (low * runs).toFixed(3);
    };
    // For large numbers half a quantile of chi-squared: 48.758 with twice 35 degrees of freedom. Beyond 50 the score interval.
    assert.deepEqual(
      [2, 3, 5, 10, 35, 50, 51].map((times) => list(times, 1_000_000)),
      ['0.050', '0.408', '1.520', '4.789', '24.379', '37.111', '38.793'],
    );
    assert.deepEqual([list(5, 100), list(6, 100)], ['1.520', '2.779']);
    const { low, high } = computeScoreInterval(0.97, 100);
    assert.deepEqual([(1 - high).toFixed(6), low < 0.93], ['0.004083', true]);
  });

  it('contains the proportion and stays within 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (runs, part) => {
        const proportion = Math.round(part * runs) / runs;
        const { low, high } = computeScoreInterval(proportion, runs);
        assert.ok(0 <= low && low <= proportion && proportion <= high && high <= 1);
      }),
      { seed: 21, numRuns: 500 },
    );
  });

  it('reaches its maximal margin and never exceeds it', () => {
    for (const runs of [1, 3, 4, 10, 400, 20_000]) {
      const shares = Array.from({ length: 2_001 }, (_, at) => at / 2_000);
      const margins = shares.map((proportion) =>
        Math.max(
          proportion - computeScoreInterval(proportion, runs).low,
          computeScoreInterval(proportion, runs).high - proportion,
        ),
      );
      assert.ok(Math.max(...margins) <= computeMaxScoreMargin(runs) + 1e-12, `${runs} runs`);
      if (runs >= 4) assert.ok(Math.max(...margins) > computeMaxScoreMargin(runs) - 1e-6, `${runs} runs`);
    }
  });
});

describe('margin of a mean', () => {
  it('gives a mean the margin of its standard error at 95 %, never 0', () => {
    const coin = [
      { value: 0, share: 0.5 },
      { value: 2, share: 0.5 },
    ];
    assert.equal(computeMeanMargin(coin, 400).toFixed(4), '0.0980');
    // A standard deviation of 6.
    const far = [
      { value: 0, share: 0.9 },
      { value: 20, share: 0.1 },
    ];
    assert.equal(computeMeanMargin(far, 400).toFixed(3), '0.588');
    assert.ok(computeMeanMargin([{ value: 3, share: 1 }], 400) > 0.005);
  });
});
