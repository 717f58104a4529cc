/** How a total of a turn is spread in one of its states: by value the share of all turns that are in the state with that total. */
import { gather } from '../../dice/distribution';
import type { Distribution } from '../../dice/distribution';
import { itself } from './turn';

/** Mutable, for loops that keep many of them. */
export type Tally = Map<number, number>;

/** A distribution as a tally. @param as what becomes of its values */
export function tallyOf(distribution: Distribution, as: (value: number) => number = itself): Tally {
  const tally: Tally = new Map();
  for (const { value, share } of distribution) count(tally, as(value), share);
  return tally;
}

/** Adds a share of a value. */
export function count(tally: Tally, value: number, share: number): void {
  tally.set(value, (tally.get(value) ?? 0) + share);
}

/** Adds to a tally what becomes of another when something is gained. @returns how many shares were multiplied */
export function countGained(to: Tally, from: Tally, gained: Tally): number {
  for (const [gain, chance] of gained) for (const [value, share] of from) count(to, value + gain, share * chance);
  return from.size * gained.size;
}

/** All tallies of a total taken together. */
export function spread(tallies: readonly Tally[]): Distribution {
  return gather(tallies.flatMap((tally) => [...tally].map(([value, share]) => ({ value, share }))));
}
