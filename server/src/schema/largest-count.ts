/** Groups: units with a `count`. */
import { descend, deref, getMemberSchema, getRootSchema } from './schema';
import type { Path } from '../model/place';

/**
 * The largest permitted `count` of a unit; undefined if it has none, or if it has a member about all of its units together that cannot be
 * divided.
 * @param path of the unit
 */
export function findLargestCount(rulesetId: string, data: object, path: Path): number | undefined {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  const { schema, value } = steps.at(-1)!;
  if (steps.length !== path.length + 1 || typeof value !== 'object' || value === null) return undefined;
  const isIndivisible = Object.keys(value).some((key) => {
    const member = getMemberSchema(schema, key);
    return member === undefined || deref(root, member).ofWholeGroup === true;
  });
  const count = getMemberSchema(schema, 'count');
  return isIndivisible || !count ? undefined : deref(root, count).maximum;
}
