/**
 * Places: how a rule points at a value without knowing of texts. The data of a scenario are plain objects and arrays; a place names
 * one of them, or one of its members. The text layer, which made the objects, knows where each of them stands.
 */

/** An object or array of the scenario's data, or one member of it. */
export interface Place {
  readonly owner: object;
  readonly key?: string | number;
  /** The member's key instead of its value. */
  readonly onKey?: boolean;
}

/** The place of an object, or of the value of one of its members. A member that is absent stands for the object itself. */
export function at<T extends object>(
  owner: T,
  key?: T extends readonly unknown[] ? number : keyof T & (string | number),
): Place {
  return key === undefined ? { owner } : { owner, key };
}

/** The place of a member's key. */
export function atKey<T extends object>(owner: T, key: keyof T & (string | number)): Place {
  return { owner, key, onKey: true };
}

/** The way from the root of a scenario's data to a value: keys of objects, indexes of arrays. */
export type Path = readonly (string | number)[];

/** The value at the end of a way; undefined where it leads nowhere. */
export function valueAt(from: unknown, path: Path): unknown {
  let value = from;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value;
}

/** A value met by a cursor: the path, and the objects and arrays along it, the root first. `chain[i]` holds the member `path[i]`. */
export interface Located {
  readonly path: Path;
  readonly chain: readonly object[];
  /** The cursor is on the key rather than on the value. */
  readonly onKey: boolean;
}
