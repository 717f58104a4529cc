/** Finite distributions of numbers: dice, sums of dice, and quantities read off the end of a combat. */
import { add, sum, type RunningSum } from './sum';

/** A value and its probability, in 0..1. The key is `share` because clients and programs already read it from reports. */
export interface Chance {
  readonly value: number;
  readonly share: number;
}

/**
 * Chances with distinct values in ascending order. The probabilities of a whole distribution sum to 1 within 1e-12; they sum to less only if a
 * calculation has dropped unlikely branches (see `sumProbabilities`).
 */
export type Distribution = readonly Chance[];

/** Builds a distribution from chances in any order: probabilities of equal values are added, zeros are left out. */
export class DistributionBuilder {
  readonly #shares = new Map<number, RunningSum>();

  add(value: number, probability: number): void {
    if (probability === 0) return;
    const running = this.#shares.get(value);
    if (running) add(running, probability);
    else this.#shares.set(value, { sum: probability, compensation: 0 });
  }

  build(): Distribution {
    return [...this.#shares]
      .map(([value, running]) => ({ value, share: running.sum + running.compensation }))
      .sort((a, b) => a.value - b.value);
  }
}

/** The distribution of chances in any order. */
export function mergeChances(chances: Iterable<Chance>): Distribution {
  const builder = new DistributionBuilder();
  for (const { value, share: probability } of chances) builder.add(value, probability);
  return builder.build();
}

/** The distribution with a single value. */
export function createCertainValue(value: number): Distribution {
  return [{ value, share: 1 }];
}

/**
 * A fair die with the faces 1..sides.
 * @throws RangeError unless `sides` is a positive integer
 */
export function createUniformDie(sides: number): Distribution {
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`A die cannot have ${sides} sides.`);
  return Array.from({ length: sides }, (_, index) => ({ value: index + 1, share: 1 / sides }));
}

/**
 * The sum of `count` fair dice with the faces 1..sides.
 * @param count number of dice, an integer of at least 0; the sum of none is 0
 * @throws RangeError on any other count, or unless `sides` is a positive integer
 */
export function sumDice(count: number, sides: number): Distribution {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Cannot roll ${count} dice.`);
  const die = createUniformDie(sides);
  let total = count === 0 ? createCertainValue(0) : die;
  for (let rolled = 1; rolled < count; rolled++) total = convolve(total, die);
  return total;
}

/** The sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  return mergeChances(a.flatMap((x) => b.map((y) => ({ value: x.value + y.value, share: x.share * y.share }))));
}

/** The distribution of a function of a number; probabilities of equal results are added. */
export function mapValues(distribution: Distribution, transform: (value: number) => number): Distribution {
  return mergeChances(
    distribution.map(({ value, share: probability }) => ({ value: transform(value), share: probability })),
  );
}

/** The total probability: 1 for a whole distribution. */
export function sumProbabilities(distribution: Distribution): number {
  return sum(distribution.map(({ share: probability }) => probability));
}

/** The expected value, on the assumption that dropped branches are distributed like the others. NaN for an empty distribution. */
export function mean(distribution: Distribution): number {
  return sum(distribution.map(({ value, share: probability }) => value * probability)) / sumProbabilities(distribution);
}

/** The probability of a value. */
export function probabilityAt(distribution: Distribution, value: number): number {
  return distribution.find((chance) => chance.value === value)?.share ?? 0;
}

/** The probability of a value of at least `value`. */
export function probabilityAtLeast(distribution: Distribution, value: number): number {
  return sum(distribution.filter((chance) => chance.value >= value).map(({ share: probability }) => probability));
}
