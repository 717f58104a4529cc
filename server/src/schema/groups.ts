/** Groups: lines of a scenario that stand for several units, by their `count`. */
import { descend, deref, memberSchema, rootSchema } from './schema';
import type { Path } from '../model/place';

/**
 * The largest `count` that a unit may have; undefined where it has none, or says something of all of its units together that nobody knows
 * how to share out.
 * @param path of the unit
 */
export function largestCount(rulesetId: string, data: object, path: Path): number | undefined {
  const root = rootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  const { schema, value } = steps.at(-1)!;
  if (steps.length !== path.length + 1 || typeof value !== 'object' || value === null) return undefined;
  const isShared = Object.keys(value).some((key) => {
    const member = memberSchema(schema, key);
    return member === undefined || deref(root, member).ofWholeGroup === true;
  });
  const count = memberSchema(schema, 'count');
  return isShared || !count ? undefined : deref(root, count).maximum;
}
