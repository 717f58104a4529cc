/** Anchors and aliases. An alias expands to a copy of the anchored value; the copy is positioned at the alias and remembers its source. */
import type { Place } from '../model/place';
import { getNode, setOwn, attachNode, type Origin, type Entry } from './node';

/** An anchored value and its place. */
export interface AnchoredValue {
  readonly value: unknown;
  readonly place: Place;
}

/** The range of an alias. */
interface AliasUse {
  readonly origin: Origin;
  readonly from: number;
  readonly to: number;
}

/**
 * Copies an anchored value to an alias. The whole copy is positioned at the alias; each copied object gets its own node, so that a place in
 * it leads to the alias.
 * @returns the copy, the number of values in it and its source; undefined if it would exceed `budget` values
 */
export function expandAlias(
  anchored: AnchoredValue,
  use: AliasUse,
  budget: number,
): { value: unknown; count: number; source: Place } | undefined {
  let count = 0;
  const copy = (value: unknown, source: Place): unknown => {
    if (++count > budget) return undefined;
    if (typeof value !== 'object' || value === null) return value;
    const result: object = Array.isArray(value) ? [] : {};
    const entries = new Map<string | number, Entry>();
    for (const key of getNode(value)?.entries.keys() ?? []) {
      const memberSource = { owner: value, key };
      setOwn(result, key, copy((value as Record<string | number, unknown>)[key], memberSource));
      if (count > budget) return undefined;
      entries.set(key, {
        origin: use.origin,
        keyFrom: use.from,
        keyTo: use.to,
        from: use.from,
        to: use.to,
        source: memberSource,
      });
    }
    attachNode(result, { ...use, flow: true, entries, source });
    return result;
  };
  // If the anchored value is an object, its place is the object itself: places of members start from there.
  const source =
    typeof anchored.value === 'object' && anchored.value !== null ? { owner: anchored.value } : anchored.place;
  const value = copy(anchored.value, source);
  return count > budget ? undefined : { value, count, source };
}
