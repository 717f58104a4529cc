/** The states of a combat: small integers, one for each counter. */

/** Who acts: the ruleset's own word (`subs`, `convoy`, `attacker` ...). */
export type Side = string;

/** One of the small integers that can change in a combat. */
export interface Counter {
  readonly name: string;
  /** In words, for traces and reports: `convoy points lost`. */
  readonly title: string;
  /** Inclusive bounds. Interpreters throw a RangeError on a state outside them: an error of the ruleset, never of the user. */
  readonly min?: number;
  readonly max: number;
}

/** The values of the counters, in their order. After rounds of volleys an array is reused for many states: steps there must not use it as a key. */
export type State = readonly number[];

/** A copy of the state with some counters set: pairs of index and value. */
export function withCounters(state: State, ...pairs: readonly (readonly [index: number, value: number])[]): State {
  const copy = state.slice();
  for (let at = 0; at < pairs.length; at++) copy[pairs[at]![0]] = pairs[at]![1];
  return copy;
}
