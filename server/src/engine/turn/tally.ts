/** The distribution of a total within one state of a turn: by value, the joint probability of state and value. */
import { gather } from '../../dice/distribution';
import type { Distribution } from '../../dice/distribution';
import { itself } from './turn';

/** Mutable, for loops that hold many of them. */
export type Tally = Map<number, number>;

/** A distribution as a tally. @param convert applied to its values */
export function tallyOf(distribution: Distribution, as: (value: number) => number = itself): Tally {
  const tally: Tally = new Map();
  for (const { value, share } of distribution) count(tally, as(value), share);
  return tally;
}

/** Adds probability to a value. */
export function count(tally: Tally, value: number, share: number): void {
  tally.set(value, (tally.get(value) ?? 0) + share);
}

/** Adds the convolution of a tally and a gain to another tally. @returns the number of multiplications */
export function countGained(to: Tally, from: Tally, gained: Tally): number {
  for (const [gain, chance] of gained) for (const [value, share] of from) count(to, value + gain, share * chance);
  return from.size * gained.size;
}

/** The distribution of a total over all of its tallies. */
export function spread(tallies: readonly Tally[]): Distribution {
  return gather(tallies.flatMap((tally) => [...tally].map(([value, share]) => ({ value, share }))));
}
