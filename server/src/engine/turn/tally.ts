/** The distribution of a total within one state of a turn: by value, the joint probability of state and value. */
import { mergeChances, type Distribution } from '../../dice/distribution';
import { getIdentity } from './turn';

/** Mutable, for loops that hold many of them. */
export type Tally = Map<number, number>;

/** A distribution as a tally. @param convert applied to its values */
export function toTally(distribution: Distribution, convert: (value: number) => number = getIdentity): Tally {
  const tally: Tally = new Map();
  for (const { value, share: probability } of distribution) addToTally(tally, convert(value), probability);
  return tally;
}

/** Adds probability to a value. */
export function addToTally(tally: Tally, value: number, probability: number): void {
  tally.set(value, (tally.get(value) ?? 0) + probability);
}

/** Adds the convolution of a tally and a gain to another tally. @returns the number of multiplications */
export function addGains(target: Tally, tally: Tally, gained: Tally): number {
  for (const [gain, chance] of gained)
    for (const [value, probability] of tally) addToTally(target, value + gain, probability * chance);
  return tally.size * gained.size;
}

/** The distribution of a total over all of its tallies. */
export function toDistribution(tallies: readonly Tally[]): Distribution {
  return mergeChances(
    tallies.flatMap((tally) => [...tally].map(([value, probability]) => ({ value, share: probability }))),
  );
}
