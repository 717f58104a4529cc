/** Linked path nodes. Traversal visits thousands of objects, and only few need a path: arrays are created for those alone. */
import type { Path } from '../model/place';

/** A node of a path. Objects below a common ancestor share its nodes; undefined is the start of the traversal. */
export interface Way {
  readonly before: Way | undefined;
  readonly key: string | number;
  /** Number of nodes up to here. */
  readonly depth: number;
}

export function behind(before: Way | undefined, key: string | number): Way {
  return { before, key, depth: (before?.depth ?? 0) + 1 };
}

/**
 * Appends the keys of a path node to a path. The array is allocated at its exact length; a growing array would reserve space for sixteen.
 */
export function pathBy(start: Path, way: Way | undefined): Path {
  const path = new Array<string | number>(start.length + (way?.depth ?? 0));
  start.forEach((key, index) => (path[index] = key));
  for (let at = way; at; at = at.before) path[start.length + at.depth - 1] = at.key;
  return path;
}
