/** Where a cursor is, in terms of the scenario. */
import type { Hover } from '../../../model/ruleset';
import type { Path } from '../../../model/place';
import type { Scenario } from '../data';

export type DepthHover = Hover<Scenario>;

/** The value at the end of a way; undefined where it leads nowhere. */
export function valueAt(from: unknown, path: Path): unknown {
  let value = from;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return value;
}
