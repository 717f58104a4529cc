/** Anchors and aliases: an alias is a copy of the value at its anchor that stands at the use and knows where it came from. */
import type { Place } from '../model/place';
import { nodeOf, put, tie, type Base, type Entry } from './node';

/** A value with an anchor, and where it stands. */
export interface Anchored {
  readonly value: unknown;
  readonly place: Place;
}

/** The stretch of text of an alias. */
interface Use {
  readonly base: Base;
  readonly from: number;
  readonly to: number;
}

/**
 * A copy of an anchored value, all of which stands at the use; each copied object has a node of its own, so that a place in it leads to the use.
 * @returns the copy, how many values it holds and where it came from; undefined when these were more than `budget`
 */
export function copyAtUse(
  anchored: Anchored,
  use: Use,
  budget: number,
): { value: unknown; count: number; source: Place } | undefined {
  let count = 0;
  const copy = (value: unknown, source: Place): unknown => {
    if (++count > budget) return undefined;
    if (typeof value !== 'object' || value === null) return value;
    const made: object = Array.isArray(value) ? [] : {};
    const entries = new Map<string | number, Entry>();
    for (const key of nodeOf(value)?.entries.keys() ?? []) {
      const inner = { owner: value, key };
      put(made, key, copy((value as Record<string | number, unknown>)[key], inner));
      if (count > budget) return undefined;
      entries.set(key, { base: use.base, keyFrom: use.from, keyTo: use.to, from: use.from, to: use.to, source: inner });
    }
    tie(made, { ...use, flow: true, entries, source });
    return made;
  };
  // The place of an anchored object is the object itself: its members are found from there.
  const source =
    typeof anchored.value === 'object' && anchored.value !== null ? { owner: anchored.value } : anchored.place;
  const value = copy(anchored.value, source);
  return count > budget ? undefined : { value, count, source };
}
