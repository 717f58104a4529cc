import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  atLeast,
  certain,
  convolve,
  gather,
  mapValues,
  mass,
  mean,
  shareOf,
  sumOfDice,
  uniformDie,
} from '../../../server/src/dice/distribution';
import type { Distribution } from '../../../server/src/dice/distribution';

const dice = fc.record({ count: fc.integer({ min: 1, max: 12 }), sides: fc.integer({ min: 2, max: 20 }) });
const distribution: fc.Arbitrary<Distribution> = dice.map(({ count, sides }) => sumOfDice(count, sides));
const settings = { seed: 20, numRuns: 200 };

function close(actual: number, expected: number, tolerance = 1e-9): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

/** The variance about the mean. */
function variance(of: Distribution): number {
  const squares = mapValues(of, (value) => value ** 2);
  return mean(squares) - mean(of) ** 2;
}

function isWhole(of: Distribution): void {
  close(mass(of), 1, 1e-12);
  assert.ok(of.every(({ share }) => share > 0));
  assert.ok(of.every(({ value }, index) => index === 0 || of[index - 1]!.value < value));
}

describe('distributions', () => {
  it('gives each face of a die the same probability', () => {
    assert.deepEqual(
      uniformDie(4),
      [1, 2, 3, 4].map((value) => ({ value, share: 0.25 })),
    );
  });

  it('sums two dice to the triangular distribution', () => {
    const two = sumOfDice(2, 6);
    close(shareOf(two, 7), 6 / 36);
    close(shareOf(two, 2), 1 / 36);
    assert.equal(shareOf(two, 13), 0);
    close(atLeast(two, 2), 1);
    close(atLeast(two, 11), 3 / 36);
  });

  it('sums no dice to zero', () => {
    assert.deepEqual(sumOfDice(0, 6), certain(0));
  });

  it('refuses dice with impossible counts or sides', () => {
    assert.throws(() => uniformDie(0), RangeError);
    assert.throws(() => uniformDie(2.5), RangeError);
    assert.throws(() => sumOfDice(-1, 6), RangeError);
  });

  it('merges equal values and omits those of probability 0', () => {
    const chances = [
      { value: 2, share: 0.25 },
      { value: 1, share: 0.5 },
      { value: 2, share: 0.25 },
      { value: 3, share: 0 },
    ];
    assert.deepEqual(gather(chances), [
      { value: 1, share: 0.5 },
      { value: 2, share: 0.5 },
    ]);
  });

  it('keeps the total probability 1 through every operation', () => {
    fc.assert(
      fc.property(distribution, distribution, fc.integer({ min: 1, max: 5 }), (a, b, by) => {
        isWhole(a);
        isWhole(convolve(a, b));
        isWhole(mapValues(a, (value) => Math.floor(value / by)));
      }),
      settings,
    );
  });

  it('sums dice to their known mean and variance', () => {
    fc.assert(
      fc.property(dice, ({ count, sides }) => {
        close(mean(sumOfDice(count, sides)), (count * (sides + 1)) / 2);
        close(variance(sumOfDice(count, sides)), (count * (sides ** 2 - 1)) / 12);
      }),
      settings,
    );
  });

  it('the chance of at least a value falls by the probability of the value with each step up', () => {
    fc.assert(
      fc.property(distribution, fc.integer({ min: 0, max: 240 }), (of, value) => {
        close(atLeast(of, value) - atLeast(of, value + 1), shareOf(of, value), 1e-12);
      }),
      settings,
    );
  });
});
