/** Linked path nodes. Traversal visits thousands of objects, and only few need a path: arrays are created for those alone. */
import type { Path } from '../model/place';

/** A node of a path. Objects below a common ancestor share its nodes; undefined is the start of the traversal. */
export interface PathNode {
  readonly parent: PathNode | undefined;
  readonly key: string | number;
  /** Number of nodes up to here. */
  readonly depth: number;
}

export function childNode(parent: PathNode | undefined, key: string | number): PathNode {
  return { parent, key, depth: (parent?.depth ?? 0) + 1 };
}

/**
 * Appends the keys of a path node to a path. The array is allocated at its exact length; a growing array would reserve space for sixteen.
 */
export function toPath(start: Path, node: PathNode | undefined): Path {
  const path = new Array<string | number>(start.length + (node?.depth ?? 0));
  start.forEach((key, index) => (path[index] = key));
  for (let current = node; current; current = current.parent) path[start.length + current.depth - 1] = current.key;
  return path;
}
