/** The state space of a combat: what states there can be, and compact keys for them. */
import type { Counter, State } from './combat';

/** Identifies a state among all states of one combat. */
export type Key = number | string;

/** The least value of a counter, whose default is 0. */
export function least(counter: Counter): number {
  return counter.min ?? 0;
}

/**
 * Hands a state on when it lies within its counters' bounds.
 * @param after id of the step that made the state, for the message
 * @throws RangeError otherwise: the ruleset is at fault
 */
export function within(counters: readonly Counter[], state: State, after: string): State {
  if (state.length !== counters.length) {
    throw new RangeError(`Step ${after} left ${state.length} counters, there are ${counters.length}.`);
  }
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index]!;
    const value = state[index]!;
    if (!Number.isInteger(value) || value < least(counter) || value > counter.max) {
      throw new RangeError(`Step ${after} set ${counter.name} to ${value}, outside ${least(counter)}..${counter.max}.`);
    }
  }
  return state;
}

/**
 * A function that gives each state within the bounds a key of its own: a number in mixed radix where the space is small enough for
 * one, else a text.
 */
export function keysOf(counters: readonly Counter[]): (state: State) => Key {
  const ranges = counters.map((counter) => counter.max - least(counter) + 1);
  const size = ranges.reduce((product, range) => product * range, 1);
  if (!Number.isSafeInteger(size)) return (state) => state.join();
  const minima = counters.map(least);
  return (state) => {
    let key = 0;
    for (let index = 0; index < ranges.length; index++) key = key * ranges[index]! + state[index]! - minima[index]!;
    return key;
  };
}
