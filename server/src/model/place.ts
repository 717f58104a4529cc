/**
 * Places: how a rule points at a value without knowledge of the text. The data of a scenario are plain objects and arrays; a place names
 * one of them, or one of its members. The text layer, which created the objects, knows their positions.
 */

/** An object or array of the scenario's data, or one member of it. */
export interface Place {
  readonly owner: object;
  readonly key?: string | number;
  /** Points at the key of the member instead of its value. */
  readonly onKey?: boolean;
}

/** Creates the place of an object, or of the value of a member. An absent member resolves to the object itself. */
export function placeAt<T extends object>(
  owner: T,
  key?: T extends readonly unknown[] ? number : keyof T & (string | number),
): Place {
  return key === undefined ? { owner } : { owner, key };
}

/** Creates the place of a member's key. */
export function placeAtKey<T extends object>(owner: T, key: keyof T & (string | number)): Place {
  return { owner, key, onKey: true };
}

/** Path from the root of a scenario's data to a value: keys of objects, indexes of arrays. */
export type Path = readonly (string | number)[];

/** Returns the value at a path; undefined if there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value;
}

/** @param pattern keys with dots between and `*` for any one step: `engagements.*.subs.units.*.section` */
export function matchesPattern(pattern: string, path: Path): boolean {
  const steps = pattern === '' ? [] : pattern.split('.');
  return steps.length === path.length && steps.every((step, depth) => step === '*' || step === String(path[depth]));
}

/** A value at a cursor: its path, and the objects and arrays along it, the root first. `chain[i]` holds the member `path[i]`. */
export interface LocatedValue {
  readonly path: Path;
  readonly chain: readonly object[];
  /** The cursor is on the key rather than on the value. */
  readonly onKey: boolean;
}
