/** The state space of a combat: what states there can be, and compact keys for them. */
import type { Combat, Counter, State } from './combat';

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
  for (let index = 0; index < counters.length; index++) counterWithin(counters, state, index, after);
  return state;
}

/** The same for one counter, by its index, of a state of which nothing else has changed. */
export function counterWithin(counters: readonly Counter[], state: State, index: number, after: string): void {
  const counter = counters[index]!;
  const value = state[index]!;
  if (Number.isInteger(value) && value >= least(counter) && value <= counter.max) return;
  throw new RangeError(`Step ${after} set ${counter.name} to ${value}, outside ${least(counter)}..${counter.max}.`);
}

/** Whether two states of a combat are equal. */
export function sameState(a: State, b: State): boolean {
  return a === b || a.every((value, index) => value === b[index]);
}

/** Whether two states agree in some counters. */
export function areSameIn(counters: readonly number[], a: State, b: State): boolean {
  for (let at = 0; at < counters.length; at++) {
    const counter = counters[at]!;
    if (a[counter] !== b[counter]) return false;
  }
  return true;
}

/** The state with some counters as they were at the start. */
export function reset({ start }: Combat, state: State, counters: readonly number[]): State {
  if (areSameIn(counters, state, start)) return state;
  const rest = state.slice();
  for (let at = 0; at < counters.length; at++) rest[counters[at]!] = start[counters[at]!]!;
  return rest;
}

/**
 * A function that gives each state within the bounds a key of its own: a number in mixed radix where the space is small enough for
 * one, else a text of a few such numbers.
 */
export function keysOf(counters: readonly Counter[]): (state: State) => Key {
  const [first = keyOfNothing, ...others] = digitGroups(counters).map(numberOf);
  if (others.length === 0) return first;
  return (state) => others.reduce((key, next) => `${key} ${next(state)}`, `${first(state)}`);
}

/** Numbers that a group of counters may take before its keys are texts after all: three such groups fit a safe integer. */
const maxInterned = 2 ** 17;

/**
 * Keys for a calculation that asks for many. Where a space is too large for one number, the few numbers that each group of counters does
 * take are numbered as they come: such keys are much cheaper than texts. They mean nothing to another function.
 */
export function internedKeysOf(counters: readonly Counter[]): (state: State) => Key {
  const groups = digitGroups(counters).map(numberOf);
  if (groups.length === 1 || groups.length > 3) return keysOf(counters);
  const interned = groups.map((of) => ({ of, known: new Map<number, number>() }));
  const texts = keysOf(counters);
  return (state) => {
    let key = 0;
    for (const { of, known } of interned) {
      const number = of(state);
      let place = known.get(number);
      if (place === undefined) {
        if (known.size === maxInterned) return texts(state);
        known.set(number, (place = known.size));
      }
      key = key * maxInterned + place;
    }
    return key;
  };
}

/** Counters that share a number: where they stand in the state, their least values and how many values each has. */
interface DigitGroup {
  readonly indexes: number[];
  readonly mins: number[];
  readonly ranges: number[];
  size: number;
}

/** Groups of counters whose combined values fit a safe integer; counters that cannot change are left out. */
function digitGroups(counters: readonly Counter[]): readonly DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (let index = 0; index < counters.length; index++) {
    const min = least(counters[index]!);
    const range = counters[index]!.max - min + 1;
    if (range === 1) continue;
    let group = groups.at(-1);
    if (group === undefined || !Number.isSafeInteger(group.size * range))
      groups.push((group = { indexes: [], mins: [], ranges: [], size: 1 }));
    group.indexes.push(index);
    group.mins.push(min);
    group.ranges.push(range);
    group.size *= range;
  }
  return groups;
}

function numberOf({ indexes, mins, ranges }: DigitGroup): (state: State) => number {
  const { length } = indexes;
  return (state) => {
    let key = 0;
    for (let at = 0; at < length; at++) key = key * ranges[at]! + state[indexes[at]!]! - mins[at]!;
    return key;
  };
}

function keyOfNothing(): number {
  return 0;
}
