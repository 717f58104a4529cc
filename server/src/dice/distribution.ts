/** Finite distributions of numbers: dice, sums of dice, and quantities read off the end of a combat. */
import { add, sum } from './sum';
import type { RunningSum } from './sum';

/** A value and its probability, in 0..1: reports have them as JSON, which is why the key is `share`. */
export interface Chance {
  readonly value: number;
  readonly share: number;
}

/**
 * Chances with distinct values in ascending order. The probabilities of a whole distribution sum to 1 within 1e-12; they sum to less only if a
 * calculation has dropped unlikely branches (see `mass`).
 */
export type Distribution = readonly Chance[];

/** Builds a distribution from chances in any order: probabilities of equal values are added, zeros are left out. */
export class Gathering {
  readonly #shares = new Map<number, RunningSum>();

  add(value: number, share: number): void {
    if (share === 0) return;
    const running = this.#shares.get(value);
    if (running) add(running, share);
    else this.#shares.set(value, { sum: share, lost: 0 });
  }

  distribution(): Distribution {
    return [...this.#shares]
      .map(([value, running]) => ({ value, share: running.sum + running.lost }))
      .sort((a, b) => a.value - b.value);
  }
}

/** The distribution of chances in any order. */
export function gather(chances: Iterable<Chance>): Distribution {
  const gathering = new Gathering();
  for (const { value, share } of chances) gathering.add(value, share);
  return gathering.distribution();
}

/** The distribution with a single value. */
export function certain(value: number): Distribution {
  return [{ value, share: 1 }];
}

/**
 * A fair die with the faces 1..sides.
 * @throws RangeError unless `sides` is a positive integer
 */
export function uniformDie(sides: number): Distribution {
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`A die cannot have ${sides} sides.`);
  return Array.from({ length: sides }, (_, index) => ({ value: index + 1, share: 1 / sides }));
}

/**
 * The sum of `count` fair dice with the faces 1..sides.
 * @param count number of dice, an integer of at least 0; the sum of none is 0
 * @throws RangeError on any other count, or unless `sides` is a positive integer
 */
export function sumOfDice(count: number, sides: number): Distribution {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Cannot roll ${count} dice.`);
  const one = uniformDie(sides);
  let total = count === 0 ? certain(0) : one;
  for (let rolled = 1; rolled < count; rolled++) total = convolve(total, one);
  return total;
}

/** The sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  return gather(a.flatMap((x) => b.map((y) => ({ value: x.value + y.value, share: x.share * y.share }))));
}

/** The distribution of a function of a number; probabilities of equal results are added. */
export function mapValues(of: Distribution, to: (value: number) => number): Distribution {
  return gather(of.map(({ value, share }) => ({ value: to(value), share })));
}

/** The total probability: 1 for a whole distribution. */
export function mass(of: Distribution): number {
  return sum(of.map(({ share }) => share));
}

/** The expected value, on the assumption that dropped branches are distributed like the others. NaN for an empty distribution. */
export function mean(of: Distribution): number {
  return sum(of.map(({ value, share }) => value * share)) / mass(of);
}

/** The probability of a value. */
export function shareOf(of: Distribution, value: number): number {
  return of.find((chance) => chance.value === value)?.share ?? 0;
}

/** The probability of a value of at least `value`. */
export function atLeast(of: Distribution, value: number): number {
  return sum(of.filter((chance) => chance.value >= value).map(({ share }) => share));
}
