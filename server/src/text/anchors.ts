/** Anchors and aliases. An alias expands to a copy of the anchored value; the copy is positioned at the alias and remembers its source. */
import type { Place } from '../model/place';
import { nodeOf, put, tie, type Base, type Entry } from './node';

/** An anchored value and its place. */
export interface Anchored {
  readonly value: unknown;
  readonly place: Place;
}

/** The range of an alias. */
interface Use {
  readonly base: Base;
  readonly from: number;
  readonly to: number;
}

/**
 * Copies an anchored value to an alias. The whole copy is positioned at the alias; each copied object gets its own node, so that a place in
 * it leads to the alias.
 * @returns the copy, the number of values in it and its source; undefined if it would exceed `budget` values
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
  // If the anchored value is an object, its place is the object itself: places of members start from there.
  const source =
    typeof anchored.value === 'object' && anchored.value !== null ? { owner: anchored.value } : anchored.place;
  const value = copy(anchored.value, source);
  return count > budget ? undefined : { value, count, source };
}
