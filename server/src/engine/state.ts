/** The states of a combat: small integers, one for each counter. */

/** Who acts: the ruleset's own word (`subs`, `convoy`, `attacker` ...). */
export type Side = string;

/** One of the small integers that can change in a combat. */
export interface Counter {
  readonly name: string;
  /** In words, for traces and reports: `convoy points lost`. */
  readonly title: string;
  /** Inclusive bounds. An interpreter throws a RangeError on a state outside them: a fault of the ruleset, never of the user. */
  readonly min?: number;
  readonly max: number;
}

/** The values of the counters, in their order. Behind rounds of volleys one array stands for one state after the other: no step there may remember anything by it. */
export type State = readonly number[];

/** A copy of the state with some counters set: pairs of index and value. */
export function withCounters(state: State, ...pairs: readonly (readonly [index: number, value: number])[]): State {
  const copy = state.slice();
  for (let at = 0; at < pairs.length; at++) copy[pairs[at]![0]] = pairs[at]![1];
  return copy;
}
