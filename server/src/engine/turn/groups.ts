/** States of a turn that a stage cannot tell apart: its combat is worked out once for all of them. */
import type { Counter, State } from '../combat';
import { keysOf } from '../space';
import type { Key } from '../space';
import type { Stage, Turn } from './turn';

/** A key for what a stage sees of a state. */
export function keysSeenBy({ involves }: Stage, { counters }: Turn): (state: State) => Key {
  return keysOf(counters.map((counter, index) => (involves.includes(index) ? counter : fixed(counter))));
}

/** Puts together what has the same key, in the order of the first of each. */
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

/** A counter that makes no difference to keys. */
function fixed(counter: Counter): Counter {
  return { ...counter, min: 0, max: 0 };
}
