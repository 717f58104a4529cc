import assert from 'node:assert/strict';
import {
  getErrorBound,
  computeChance,
  computeMean,
  computeMeanInSlices,
  computeInterval,
  computeMarginal,
  getMethod,
} from '../../../server/src/engine/outcome';
import type { ExactOutcomes, SampledOutcomes } from '../../../server/src/engine/outcome';

const ends = [
  { state: [0, 2], probability: 0.5 },
  { state: [1, 2], probability: 0.25 },
  { state: [1, 0], probability: 0.25 },
];
const exactOutcomes: ExactOutcomes = { exact: true, ends, mass: 1, marginals: [], dropped: 0, states: 3, bases: [] };
const sampledOutcomes: SampledOutcomes = { exact: false, ends, runs: 400, seed: 1, bases: [] };
const readFirst = (state: readonly number[]) => state[0]!;
const readSecond = (state: readonly number[]) => state[1]!;

describe('outcomes', () => {
  for (const outcomes of [exactOutcomes, sampledOutcomes]) {
    const kind = outcomes.exact ? 'exact' : 'sampled';

    it(`gives the distribution of a measure of ${kind} outcomes`, () => {
      assert.deepEqual(computeMarginal(outcomes, readFirst), [
        { value: 0, share: 0.5 },
        { value: 1, share: 0.5 },
      ]);
      assert.deepEqual(computeMarginal(outcomes, readSecond), [
        { value: 0, share: 0.25 },
        { value: 2, share: 0.75 },
      ]);
    });

    it(`gives expected values and chances of ${kind} outcomes`, () => {
      assert.equal(computeMean(outcomes, readSecond), 1.5);
      assert.equal(
        computeChance(outcomes, (state) => readFirst(state) === 1 && readSecond(state) > 0),
        0.25,
      );
      assert.equal(
        computeChance(outcomes, () => false),
        0,
      );
    });
  }

  it('the expected value is exact to the last digit among thousands of unlikely ends', () => {
    const unlikely = Array.from({ length: 10_000 }, (_, index) => ({ state: [index], probability: 1e-17 }));
    const outcomes = { ...exactOutcomes, ends: [{ state: [0], probability: 1 }, ...unlikely] };
    assert.equal(
      computeMean(outcomes, () => 1),
      1,
    );
    // The unlikely ends are not lost, though none of them changes a sum of 1.
    const unlikelyMean = computeMean(outcomes, ([first = 0]) => (first > 0 ? 1 : 0));
    assert.ok(Math.abs(unlikelyMean / 9.999e-14 - 1) < 1e-12);
  });

  it('pauses before each five hundred of the ends whose expected value it reads', () => {
    const countPauses = (count: number): number => {
      const many = Array.from({ length: count }, (_, index) => ({ state: [index], probability: 1 / count }));
      const calculation = computeMeanInSlices({ ...exactOutcomes, ends: many }, readFirst);
      let [pauses, step] = [0, calculation.next()];
      for (; !step.done; step = calculation.next()) {
        assert.deepEqual(step.value, { done: 500 * pauses, total: count, unit: 'steps' });
        pauses++;
      }
      assert.ok(Math.abs(step.value - (count - 1) / 2) < 1e-9);
      return pauses;
    };
    assert.deepEqual([1, 500, 501, 4_000].map(countPauses), [1, 1, 2, 8]);
  });

  it('reports the method and the error bound of outcomes', () => {
    const truncated = { ...exactOutcomes, dropped: 0.125 };
    assert.deepEqual([exactOutcomes, truncated, sampledOutcomes].map(getMethod), ['exact', 'truncated', 'sampled']);
    assert.deepEqual([getErrorBound(exactOutcomes), getErrorBound(truncated)], [0, 0.125]);
    for (const probability of [0, 0.25, 0.5, 1]) {
      const { low, high } = computeInterval(sampledOutcomes, probability);
      assert.ok(
        probability - low <= getErrorBound(sampledOutcomes) && high - probability <= getErrorBound(sampledOutcomes),
      );
    }
  });

  it('gives the interval of a probability', () => {
    assert.deepEqual(computeInterval(exactOutcomes, 0.25), { low: 0.25, high: 0.25 });
    assert.deepEqual(computeInterval({ ...exactOutcomes, dropped: 0.125 }, 0.25), { low: 0.25, high: 0.375 });
    const { low, high } = computeInterval(sampledOutcomes, 0.25);
    assert.ok(low > 0.2 && low < 0.25 && high > 0.25 && high < 0.3);
  });
});
