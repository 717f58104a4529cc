/** Part lists: the root lists whose items are checked and cached one by one. */
import { deref, getRootSchema } from './schema';

const partListCache = new Map<string, readonly string[]>();

/** Returns the root properties of a ruleset that are part lists. Everything else is the header. */
export function getPartLists(rulesetId: string): readonly string[] {
  let lists = partListCache.get(rulesetId);
  if (lists === undefined) partListCache.set(rulesetId, (lists = readPartLists(rulesetId)));
  return lists;
}

function readPartLists(rulesetId: string): readonly string[] {
  const root = getRootSchema(rulesetId);
  const isPartList = ([, property]: [string, typeof root]) => deref(root, property).items?.part !== undefined;
  return Object.entries(root.properties ?? {})
    .filter(isPartList)
    .map(([name]) => name);
}
