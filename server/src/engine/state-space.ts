/** The state space of a combat: bounds of states, and compact keys for them. */
import type { Combat, Counter, State } from './combat';

/** Identifies a state among all states of one combat. */
export type Key = number | string;

/** The minimum of a counter; 0 by default. */
export function getMinValue(counter: Counter): number {
  return counter.min ?? 0;
}

/**
 * Returns a state that is within its counters' bounds.
 * @param stepId id of the step that made the state, for the message
 * @throws RangeError otherwise, which is an error of the ruleset
 */
export function checkState(counters: readonly Counter[], state: State, stepId: string): State {
  if (state.length !== counters.length) {
    throw new RangeError(`Step ${stepId} left ${state.length} counters, there are ${counters.length}.`);
  }
  for (let index = 0; index < counters.length; index++) checkCounter(counters, state, index, stepId);
  return state;
}

/** The same for a single counter, by index, if nothing else in the state has changed. */
export function checkCounter(counters: readonly Counter[], state: State, index: number, stepId: string): void {
  const counter = counters[index]!;
  const value = state[index]!;
  if (Number.isInteger(value) && value >= getMinValue(counter) && value <= counter.max) return;
  throw new RangeError(
    `Step ${stepId} set ${counter.name} to ${value}, outside ${getMinValue(counter)}..${counter.max}.`,
  );
}

/** Whether two states of a combat are equal. */
export function isSameState(a: State, b: State): boolean {
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

/** A state with some counters taken from another; the state itself if they are equal. */
export function withCountersFrom(state: State, source: State, counters: readonly number[]): State {
  if (areSameIn(counters, state, source)) return state;
  const copy = state.slice();
  for (let at = 0; at < counters.length; at++) copy[counters[at]!] = source[counters[at]!]!;
  return copy;
}

/** The state with some counters reset to their start values. */
export function resetCounters({ start }: Combat, state: State, counters: readonly number[]): State {
  return withCountersFrom(state, start, counters);
}

/** A function to keys that cover only some counters, by index. */
export function createPartialKeyFunction(
  counters: readonly Counter[],
  involves: readonly number[],
): (state: State) => Key {
  return createKeyFunction(
    counters.map((counter, index) => (involves.includes(index) ? counter : { ...counter, min: 0, max: 0 })),
  );
}

/**
 * A function from states within bounds to unique keys: numbers in mixed radix if the space is small enough, else texts of a few such
 * numbers.
 */
export function createKeyFunction(counters: readonly Counter[]): (state: State) => Key {
  const [first = getConstantKey, ...others] = groupDigits(counters).map(createDigitKey);
  if (others.length === 0) return first;
  return (state) => others.reduce((key, next) => `${key} ${next(state)}`, `${first(state)}`);
}

/** Limit on the interned numbers of a group, beyond which keys are texts: three such groups fit a safe integer. */
const maxInterned = 2 ** 17;

/**
 * Keys for a calculation that needs many. If the space is too large for one number, the numbers that occur in each group of counters are
 * interned: with texts the odds of a large engagement take 60 % longer. The keys are valid only within one such function.
 */
export function createInternedKeyFunction(counters: readonly Counter[]): (state: State) => Key {
  const groups = groupDigits(counters).map(createDigitKey);
  if (groups.length === 1 || groups.length > 3) return createKeyFunction(counters);
  const interned = groups.map((toNumber) => ({ toNumber, indexes: new Map<number, number>() }));
  const texts = createKeyFunction(counters);
  return (state) => {
    let key = 0;
    for (const { toNumber, indexes } of interned) {
      const number = toNumber(state);
      let index = indexes.get(number);
      if (index === undefined) {
        if (indexes.size === maxInterned) return texts(state);
        indexes.set(number, (index = indexes.size));
      }
      key = key * maxInterned + index;
    }
    return key;
  };
}

/** Counters that share a number: their indexes in the state, minimums and numbers of values. */
interface DigitGroup {
  readonly counterIndexes: number[];
  readonly mins: number[];
  readonly ranges: number[];
  size: number;
}

/** Groups of counters whose combined values fit a safe integer, without constant counters. */
function groupDigits(counters: readonly Counter[]): readonly DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (let index = 0; index < counters.length; index++) {
    const min = getMinValue(counters[index]!);
    const range = counters[index]!.max - min + 1;
    if (range === 1) continue;
    let group = groups.at(-1);
    if (group === undefined || !Number.isSafeInteger(group.size * range))
      groups.push((group = { counterIndexes: [], mins: [], ranges: [], size: 1 }));
    group.counterIndexes.push(index);
    group.mins.push(min);
    group.ranges.push(range);
    group.size *= range;
  }
  return groups;
}

function createDigitKey({ counterIndexes, mins, ranges }: DigitGroup): (state: State) => number {
  const { length } = counterIndexes;
  return (state) => {
    let key = 0;
    for (let at = 0; at < length; at++) key = key * ranges[at]! + state[counterIndexes[at]!]! - mins[at]!;
    return key;
  };
}

function getConstantKey(): number {
  return 0;
}
