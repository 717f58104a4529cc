/** Groups of states that a stage cannot tell apart: its combat is solved once for all of them. */
import type { State } from '../combat';
import { createPartialKeyFunction, type Key } from '../state-space';
import type { Stage, Turn } from './turn';

/** A function to keys that cover only the counters that a stage involves. */
export function createStageKey({ involves }: Stage, { counters }: Turn): (state: State) => Key {
  return createPartialKeyFunction(counters, involves);
}

/** Groups items by key, in the order of the first of each group. */
export function groupBy<T>(all: Iterable<T>, toKey: (item: T) => Key): readonly (readonly T[])[] {
  const groups = new Map<Key, T[]>();
  for (const item of all) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
