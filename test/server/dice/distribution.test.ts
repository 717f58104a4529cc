import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  probabilityAtLeast,
  createCertainValue,
  convolve,
  mergeChances,
  mapValues,
  sumProbabilities,
  mean,
  probabilityAt,
  sumDice,
  createUniformDie,
} from '../../../server/src/dice/distribution';
import type { Distribution } from '../../../server/src/dice/distribution';

const dice = fc.record({ count: fc.integer({ min: 1, max: 12 }), sides: fc.integer({ min: 2, max: 20 }) });
const distributions: fc.Arbitrary<Distribution> = dice.map(({ count, sides }) => sumDice(count, sides));
const settings = { seed: 20, numRuns: 200 };

function assertClose(actual: number, expected: number, tolerance = 1e-9): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

/** The variance about the mean. */
function computeVariance(distribution: Distribution): number {
  const squares = mapValues(distribution, (value) => value ** 2);
  return mean(squares) - mean(distribution) ** 2;
}

function assertWhole(distribution: Distribution): void {
  assertClose(sumProbabilities(distribution), 1, 1e-12);
  assert.ok(distribution.every(({ share: probability }) => probability > 0));
  assert.ok(distribution.every(({ value }, index) => index === 0 || distribution[index - 1]!.value < value));
}

describe('distributions', () => {
  it('gives each face of a die the same probability', () => {
    assert.deepEqual(
      createUniformDie(4),
      [1, 2, 3, 4].map((value) => ({ value, share: 0.25 })),
    );
  });

  it('a certain value has the whole probability, as the only face of a die has', () => {
    assert.deepEqual(createCertainValue(3), [{ value: 3, share: 1 }]);
    assert.deepEqual(createUniformDie(1), [{ value: 1, share: 1 }]);
    assert.deepEqual(sumDice(1, 2), [
      { value: 1, share: 0.5 },
      { value: 2, share: 0.5 },
    ]);
  });

  it('sums two dice to the triangular distribution', () => {
    const two = sumDice(2, 6);
    assertClose(probabilityAt(two, 7), 6 / 36);
    assertClose(probabilityAt(two, 2), 1 / 36);
    assert.equal(probabilityAt(two, 13), 0);
    assertClose(probabilityAtLeast(two, 2), 1);
    assertClose(probabilityAtLeast(two, 11), 3 / 36);
  });

  it('sums no dice to zero', () => {
    assert.deepEqual(sumDice(0, 6), createCertainValue(0));
  });

  it('refuses dice with impossible counts or sides', () => {
    assert.throws(() => createUniformDie(0), RangeError);
    assert.throws(() => createUniformDie(2.5), RangeError);
    assert.throws(() => sumDice(-1, 6), RangeError);
  });

  it('merges equal values and omits those of probability 0', () => {
    const chances = [
      { value: 2, share: 0.25 },
      { value: 1, share: 0.5 },
      { value: 2, share: 0.25 },
      { value: 3, share: 0 },
    ];
    assert.deepEqual(mergeChances(chances), [
      { value: 1, share: 0.5 },
      { value: 2, share: 0.5 },
    ]);
  });

  it('keeps the total probability 1 through every operation', () => {
    fc.assert(
      fc.property(distributions, distributions, fc.integer({ min: 1, max: 5 }), (a, b, by) => {
        assertWhole(a);
        assertWhole(convolve(a, b));
        assertWhole(mapValues(a, (value) => Math.floor(value / by)));
      }),
      settings,
    );
  });

  it('sums dice to their known mean and variance', () => {
    fc.assert(
      fc.property(dice, ({ count, sides }) => {
        assertClose(mean(sumDice(count, sides)), (count * (sides + 1)) / 2);
        assertClose(computeVariance(sumDice(count, sides)), (count * (sides ** 2 - 1)) / 12);
      }),
      settings,
    );
  });

  it('the chance of at least a value falls by the probability of the value with each step up', () => {
    fc.assert(
      fc.property(distributions, fc.integer({ min: 0, max: 240 }), (distribution, value) => {
        assertClose(
          probabilityAtLeast(distribution, value) - probabilityAtLeast(distribution, value + 1),
          probabilityAt(distribution, value),
          1e-12,
        );
      }),
      settings,
    );
  });
});
