/** Ways through data. A path is made of one only where it is kept: thousands of objects are gone through for each that is. */
import type { Path } from '../model/place';

/** The way to an object: steps that all objects behind them share. No way at all leads to where it begins. */
export interface Way {
  readonly before: Way | undefined;
  readonly key: string | number;
  /** How many steps. */
  readonly depth: number;
}

export function behind(before: Way | undefined, key: string | number): Way {
  return { before, key, depth: (before?.depth ?? 0) + 1 };
}

/** A path and the way on from its end. The array has no room for more, which one that grows has for sixteen. */
export function pathBy(start: Path, way: Way | undefined): Path {
  const path = new Array<string | number>(start.length + (way?.depth ?? 0));
  start.forEach((key, index) => (path[index] = key));
  for (let at = way; at; at = at.before) path[start.length + at.depth - 1] = at.key;
  return path;
}
