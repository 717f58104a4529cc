import assert from 'node:assert/strict';
import {
  boundOf,
  chance,
  expected,
  expectedInSlices,
  intervalOf,
  marginal,
  methodOf,
} from '../../../server/src/engine/outcome';
import type { ExactOutcomes, SampledOutcomes } from '../../../server/src/engine/outcome';

const ends = [
  { state: [0, 2], share: 0.5 },
  { state: [1, 2], share: 0.25 },
  { state: [1, 0], share: 0.25 },
];
const exactly: ExactOutcomes = { exact: true, ends, mass: 1, marginals: [], dropped: 0, states: 3, bases: [] };
const sampled: SampledOutcomes = { exact: false, ends, runs: 400, seed: 1, bases: [] };
const first = (state: readonly number[]) => state[0]!;
const second = (state: readonly number[]) => state[1]!;

describe('outcomes', () => {
  for (const outcomes of [exactly, sampled]) {
    const kind = outcomes.exact ? 'exact' : 'sampled';

    it(`gives the distribution of a measure of ${kind} outcomes`, () => {
      assert.deepEqual(marginal(outcomes, first), [
        { value: 0, share: 0.5 },
        { value: 1, share: 0.5 },
      ]);
      assert.deepEqual(marginal(outcomes, second), [
        { value: 0, share: 0.25 },
        { value: 2, share: 0.75 },
      ]);
    });

    it(`gives expected values and chances of ${kind} outcomes`, () => {
      assert.equal(expected(outcomes, second), 1.5);
      assert.equal(
        chance(outcomes, (state) => first(state) === 1 && second(state) > 0),
        0.25,
      );
      assert.equal(
        chance(outcomes, () => false),
        0,
      );
    });
  }

  it('pauses while it reads the expected value of thousands of ends', () => {
    const many = Array.from({ length: 4_000 }, (_, index) => ({ state: [index], share: 1 / 4_000 }));
    const calculation = expectedInSlices({ ...exactly, ends: many }, first);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.ok(pauses >= 4 && Math.abs(step.value - 1999.5) < 1e-9);
  });

  it('reports the method and the error bound of outcomes', () => {
    const truncated = { ...exactly, dropped: 0.125 };
    assert.deepEqual([exactly, truncated, sampled].map(methodOf), ['exact', 'truncated', 'sampled']);
    assert.deepEqual([boundOf(exactly), boundOf(truncated)], [0, 0.125]);
    for (const share of [0, 0.25, 0.5, 1]) {
      const { low, high } = intervalOf(sampled, share);
      assert.ok(share - low <= boundOf(sampled) && high - share <= boundOf(sampled));
    }
  });

  it('gives the interval of a probability', () => {
    assert.deepEqual(intervalOf(exactly, 0.25), { low: 0.25, high: 0.25 });
    assert.deepEqual(intervalOf({ ...exactly, dropped: 0.125 }, 0.25), { low: 0.25, high: 0.375 });
    const { low, high } = intervalOf(sampled, 0.25);
    assert.ok(low > 0.2 && low < 0.25 && high > 0.25 && high < 0.3);
  });
});
