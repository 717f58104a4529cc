/** Part lists: the root lists whose items are checked and cached one by one. */
import { deref, rootSchema } from './schema';

const known = new Map<string, readonly string[]>();

/** Returns the root properties of a ruleset that are part lists. Everything else is the header. */
export function partLists(rulesetId: string): readonly string[] {
  let lists = known.get(rulesetId);
  if (lists === undefined) known.set(rulesetId, (lists = readPartLists(rulesetId)));
  return lists;
}

function readPartLists(rulesetId: string): readonly string[] {
  const root = rootSchema(rulesetId);
  const isPartList = ([, property]: [string, typeof root]) => deref(root, property).items?.part !== undefined;
  return Object.entries(root.properties ?? {})
    .filter(isPartList)
    .map(([name]) => name);
}
