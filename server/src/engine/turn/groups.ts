/** Groups of states that a stage cannot tell apart: its combat is solved once for all of them. */
import type { Counter, State } from '../combat';
import { keysOf } from '../space';
import type { Key } from '../space';
import type { Stage, Turn } from './turn';

/** A function to keys that cover only the counters that a stage involves. */
export function keysSeenBy({ involves }: Stage, { counters }: Turn): (state: State) => Key {
  return keysOf(counters.map((counter, index) => (involves.includes(index) ? counter : fixed(counter))));
}

/** Groups items by key, in the order of the first of each group. */
export function grouped<T>(all: Iterable<T>, keyOf: (one: T) => Key): readonly (readonly T[])[] {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** The counter with a single value, so that keys ignore it. */
function fixed(counter: Counter): Counter {
  return { ...counter, min: 0, max: 0 };
}
