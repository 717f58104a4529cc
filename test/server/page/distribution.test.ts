import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  toBins,
  computeProbabilityAtLeast,
  computeQuantile,
  fillGaps,
  groupIntoClasses,
  isOpen,
  trimTails,
} from '../../../server/src/page/distribution';
import type { ReportMeasure } from '../../../server/src/protocol';

function createMeasure(...distribution: readonly (readonly [value: number, share: number])[]): ReportMeasure {
  const mean = distribution.reduce((sum, [value, probability]) => sum + value * probability, 0);
  return {
    path: ['lost'],
    title: 'convoy points lost',
    mean,
    distribution: distribution.map(([value, probability]) => ({ value, share: probability })),
  };
}

const anyMeasure = fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 12 }).chain((values) =>
  fc.array(fc.integer({ min: 1, max: 100 }), { minLength: values.length, maxLength: values.length }).map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const sorted = [...values].sort((a, b) => a - b);
    return createMeasure(...sorted.map((value, index) => [value, weights[index]! / total] as const));
  }),
);

describe('the chart values of a measure', () => {
  it('drops unlikely values at both ends, except the actual result', () => {
    const wide = createMeasure([0, 0.0001], [1, 0.0001], [2, 0.6], [3, 0.3995], [4, 0.0002], [5, 0.0001]);
    const listTrimmed = (actual?: number) => trimTails(toBins(wide, actual)).map(({ value }) => value);
    assert.deepEqual(listTrimmed(), [2, 3]);
    assert.deepEqual(listTrimmed(4), [2, 3, 4]);
    assert.deepEqual(listTrimmed(1), [1, 2, 3]);
    fc.assert(
      fc.property(anyMeasure, (any) => {
        const total = trimTails(toBins(any)).reduce((sum, { share: probability }) => sum + probability, 0);
        assert.ok(total > 1 - 0.001, `${total}`);
      }),
    );
  });

  it('fills the gaps between values with equal steps', () => {
    const drawnValues = (...values: readonly number[]) =>
      fillGaps(toBins(createMeasure(...values.map((value) => [value, 1 / values.length] as const)))).map(
        ({ value }) => value,
      );
    assert.deepEqual(drawnValues(-1, 0, 2, 3), [-1, 0, 1, 2, 3]);
    assert.deepEqual(drawnValues(0, 4, 6), [0, 2, 4, 6]);
    assert.deepEqual(drawnValues(5), [5]);
    assert.deepEqual(
      fillGaps(toBins(createMeasure([0, 0.25], [1, 0.25], [3, 0.5]))).map(({ share: probability, atLeast }) => [
        probability,
        atLeast,
      ]),
      [
        [0.25, 1],
        [0.25, 0.75],
        [0, 0.5],
        [0.5, 0.5],
      ],
    );
  });

  it('chooses the smallest round width of a class that suffices', () => {
    const findWidth = (range: number, max: number) => {
      const [first, second] = groupIntoClasses(toBins(createMeasure([0, 0.5], [range - 1, 0.5])), max);
      return second!.value - first!.value;
    };
    const widths = [5, 6, 10, 11, 25, 26, 50, 51, 100, 101, 250, 251].map((range) => findWidth(range, 5));
    assert.deepEqual(widths, [1, 2, 2, 5, 5, 10, 10, 20, 20, 50, 50, 100]);
    assert.equal(findWidth(3, 5), 1);
  });

  it('groups many values into classes of a round width', () => {
    const bars = toBins(createMeasure([-7, 0.25], [0, 0.25], [3, 0.25], [12, 0.25]), 3);
    assert.deepEqual(
      groupIntoClasses(bars, 5).map(({ value, share: probability, atLeast, isActual }) => [
        value,
        probability,
        atLeast,
        isActual,
      ]),
      [
        [-10, 0.25, 1, false],
        [-5, 0, 0.75, false],
        [0, 0.5, 0.75, true],
        [5, 0, 0.25, false],
        [10, 0.25, 0.25, false],
      ],
    );
    assert.deepEqual(groupIntoClasses([], 5), []);
  });

  it('marks the actual result', () => {
    const bars = toBins(createMeasure([0, 0.25], [2, 0.75]), 2);
    assert.deepEqual(
      bars.map(({ value, isActual }) => [value, isActual]),
      [
        [0, false],
        [2, true],
      ],
    );
  });

  it('calculates the chance of each value or more, in decreasing order', () => {
    fc.assert(
      fc.property(anyMeasure, (odds) => {
        const bars = toBins(odds);
        assert.ok(Math.abs(bars[0]!.atLeast - 1) < 1e-9);
        assert.ok(Math.abs(bars.at(-1)!.atLeast - bars.at(-1)!.share) < 1e-9);
        for (const { value, atLeast } of bars)
          assert.ok(Math.abs(atLeast - computeProbabilityAtLeast(odds, value)) < 1e-9);
        for (const [index, bin] of bars.slice(1).entries()) assert.ok(bin.atLeast <= bars[index]!.atLeast);
      }),
    );
  });

  it('treats the smallest value or more as certain, whatever the sum of the probabilities', () => {
    const odds = createMeasure([0, 0.7 - 1e-13], [2, 0.2], [5, 0.1]);
    assert.equal(toBins(odds)[0]?.atLeast, 1);
    assert.equal(computeProbabilityAtLeast(odds, 0), 1);
    assert.ok(computeProbabilityAtLeast(odds, 1) < 1);
  });

  it('finds the lowest value that has a share of the chances below it', () => {
    const { distribution } = createMeasure([0, 0.25], [1, 0.25], [3, 0.5]);
    assert.deepEqual(
      [0, 0.25, 0.26, 0.5, 0.51, 1, 1.1].map((probability) => computeQuantile(distribution, probability)),
      [0, 0, 1, 1, 3, 3, 3],
    );
    assert.equal(computeQuantile([], 0.5), 0);
  });

  it('leaves a gap that is too wide to be filled', () => {
    const countBins = (far: number) => fillGaps(toBins(createMeasure([0, 0.25], [1, 0.25], [far, 0.5]))).length;
    assert.deepEqual([countBins(402), countBins(403)], [403, 3]);
  });

  it('shows a chart when there is more than one value', () => {
    assert.equal(isOpen(createMeasure([3, 1])), false);
    assert.equal(isOpen(createMeasure([3, 0.5], [4, 0.5])), true);
  });
});
