/** Ids to complete. */
import type { Declaration, Ids, Reference } from '../../../model/ids';
import { matchesPattern, type Path, valueAt } from '../../../model/place';
import { isMapping, isObject } from '../../../model/values';
import { type Description, type KnownKey, collectIds, describeAt } from '../../../schema';
import type { Analysis } from '../../analysis/analysis';
import type { CompletionContext } from './completion-context';
import { type Schema, deref, mergeVariants } from '../../../schema/schema';
import { getInheritanceKey, getInheritedName, isKeyForbidden } from '../../../schema/inheritance';
import { isInherited } from '../../../text';
import type { SuggestedWord } from '../../../model/ruleset';

/**
 * Lists the ids that may be referenced and are not yet, those of the same part first. For some lists the schema restricts where the ids
 * must be declared.
 */
export function listIds({ caches }: Analysis, rulesetId: string, context: CompletionContext): readonly Declaration[] {
  const { document, path, position } = context;
  const { data } = document;
  const description = describeAt(rulesetId, data, context);
  const kinds = (position === 'key' ? description?.keysReferTo : description?.refersTo) ?? [];
  if (kinds.length === 0) return [];
  const presentValues =
    position === 'key' ? Object.keys(Object(valueAt(data, path)) as object) : listSiblingItems(context);
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  const isInSamePart = (otherPath: Path) => path.slice(0, 2).every((key, depth) => otherPath[depth] === key);
  const allDeclarations = kinds.flatMap((kind) => ids.listDeclarations(kind));
  const expectedIds = description && findExpectedIds(context, description, ids, allDeclarations);
  const applicable = description?.takes
    ? listInheritableIds(context, description, allDeclarations)
    : expectedIds && expectedIds.length > 0
      ? expectedIds
      : allDeclarations;
  const candidates = applicable
    .filter(({ id }) => !presentValues.includes(id))
    .sort((a, b) => Number(isInSamePart(b.path)) - Number(isInSamePart(a.path)));
  return [...new Map(candidates.map((declaration) => [declaration.id, declaration])).values()];
}

/** Restricts ids to those that the schema expects; undefined if there is no restriction. */
function findExpectedIds(
  { document: { data }, path }: CompletionContext,
  { declaredIn, otherThan, narrowedTo }: Description,
  ids: Ids,
  allDeclarations: readonly Declaration[],
): readonly Declaration[] | undefined {
  if (!declaredIn) return undefined;
  // The containers of the cursor itself do not count: `subs` of `orders` are not units.
  const ancestors = path.map((next, depth) => ({ next, value: valueAt(data, path.slice(0, depth)) })).reverse();
  const containsKey = ({ next, value }: (typeof ancestors)[number], key: string) =>
    key !== next && isObject(getMember(value, key));
  const holder = ancestors.find((outer) =>
    otherThan === undefined
      ? declaredIn.some((key) => containsKey(outer, key))
      : declaredIn.every((key) => containsKey(outer, key)),
  )?.value;
  const findValueAround = (key: string): unknown =>
    ancestors.map(({ value }) => getMember(value, key)).find((value) => value !== undefined);
  const excludedName = otherThan === undefined ? undefined : findValueAround(otherThan);
  const sides = declaredIn.map((key) => {
    const side = getMember(holder, key);
    const item = narrowedTo && findItem(side, narrowedTo, findValueAround(narrowedTo.is ?? key));
    return { key, declarations: listIdsWithin(item ?? side, ids, allDeclarations) };
  });
  const isExcluded = ({ key, declarations }: (typeof sides)[number]) =>
    key === excludedName ||
    declarations.some(({ id }) => id === excludedName) ||
    (excludedName === undefined && key === declaredIn[0]);
  return sides
    .filter((side) => otherThan === undefined || !isExcluded(side))
    .flatMap(({ declarations }) => declarations);
}

/** Finds the item of a list by the value of a key; undefined if there is none. */
function findItem(side: unknown, { list, where }: NonNullable<Description['narrowedTo']>, value: unknown): unknown {
  const items = getMember(side, list);
  return Array.isArray(items)
    ? (items as readonly unknown[]).find((item) => isObject(item) && getMember(item, where) === value)
    : undefined;
}

const getMember = (object: unknown, key: string): unknown => (isObject(object) ? valueAt(object, [key]) : undefined);

/** Ids that are declared or referenced in a value; references to containers, such as task forces, are followed. */
function listIdsWithin(value: unknown, ids: Ids, allDeclarations: readonly Declaration[]): readonly Declaration[] {
  const uses = new Map<object, Reference[]>();
  for (const use of ids.allReferences) {
    const { owner } = use.place;
    const usesOfOwner = uses.get(owner);
    if (usesOfOwner) usesOfOwner.push(use);
    else uses.set(owner, [use]);
  }
  const allowedDeclarations = new Set(allDeclarations);
  const objects = new Set<object>();
  const names = new Set<string>();
  const pendingValues = [value];
  // Grows during iteration. Cycles are visited once.
  for (const holder of pendingValues)
    for (const object of walkObjects(holder, objects))
      for (const { kind, id } of uses.get(object) ?? []) {
        names.add(`${kind} ${id}`);
        const declaration = ids.find(kind, id);
        if (declaration && !allowedDeclarations.has(declaration)) pendingValues.push(declaration.object);
      }
  return allDeclarations.filter(({ kind, id, object }) => objects.has(object as object) || names.has(`${kind} ${id}`));
}

/** Walks the objects in a value that were not visited yet. */
function* walkObjects(value: unknown, visited: Set<object>): Generator<object> {
  if (typeof value !== 'object' || value === null || visited.has(value)) return;
  visited.add(value);
  yield value;
  for (const inner of Object.values(value)) yield* walkObjects(inner, visited);
}

/** The other items of the list around the cursor; none outside of lists. */
export function listSiblingItems({ document, path }: CompletionContext): readonly unknown[] {
  const index = path.at(-1);
  const list = typeof index === 'number' ? valueAt(document.data, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]).filter((_, at) => at !== index) : [];
}

// Completion of units that combats inherit from the order of battle: the key that references them, their names, and overridable keys.

/** The key that names an inherited object, if there is anything to inherit. @param schema of an object without a variant so far */
export function findInheritanceKey(
  root: Schema,
  schema: Schema,
  { document }: CompletionContext,
): KnownKey | undefined {
  const shape = mergeVariants(root, schema, {});
  const key = getInheritanceKey(root, shape);
  if (key === undefined || isKeyForbidden(schema, key)) return undefined;
  const { title, description, takes } = deref(root, shape.properties![key]!);
  const list = takes && valueAt(document.data, [takes.list]);
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return { key, title, description, required: false, present: false };
}

/** Lists the keys that may still be added to an object: inherited ones may be overridden, except its type and id. */
export function listAvailableKeys(
  root: Schema,
  schema: Schema,
  { document, path }: CompletionContext,
  candidates: readonly KnownKey[],
) {
  const object = valueAt(document.data, path);
  const isAvailable = ({ key, present }: KnownKey) => !present || (isObject(object) && isInherited(object, key));
  if (!isMapping(object) || getInheritedName(root, schema, object) === undefined) return candidates.filter(isAvailable);
  return candidates
    .filter((candidate) => isAvailable(candidate) && candidate.key !== 'type' && candidate.key !== 'id')
    .map((candidate): KnownKey => ({ ...candidate, required: false }));
}

/** Restricts ids to those that may be inherited here: of the same power as the side if known; those not used by another combat first. */
export function listInheritableIds(
  context: CompletionContext,
  { takes }: Description,
  allDeclarations: readonly Declaration[],
): readonly Declaration[] {
  if (!takes) return allDeclarations;
  const { data } = context.document;
  const power = findPowerAround(context);
  const namesInPart = collectValues(valueAt(data, context.path.slice(0, 2)), String(context.path.at(-1)));
  const namesInScenario = collectValues(data, String(context.path.at(-1)));
  const hasSamePower = ({ path }: Declaration) => {
    const powers = path.map((_, depth) => valueAt(data, [...path.slice(0, depth + 1), 'power']));
    const owner = powers.findLast((ancestorPower) => ancestorPower !== undefined);
    return power === undefined || owner === undefined || owner === power;
  };
  return allDeclarations
    .filter(
      (declaration) =>
        declaration.path[0] === takes.list && hasSamePower(declaration) && !namesInPart.has(declaration.id),
    )
    .sort((a, b) => Number(namesInScenario.has(a.id)) - Number(namesInScenario.has(b.id)));
}

/** The power of the innermost mapping around the cursor that names one. */
function findPowerAround({ document: { data }, path }: CompletionContext): unknown {
  const ancestors = path.map((_, depth) => valueAt(data, path.slice(0, depth))).filter(isMapping);
  const powerOwner = ancestors.findLast(
    (ancestor) => Object.hasOwn(ancestor, 'power') && !isInherited(ancestor, 'power'),
  );
  return powerOwner?.['power'];
}

/** Collects the values of a key anywhere in a value. */
function collectValues(value: unknown, key: string, foundNames = new Set<unknown>()): ReadonlySet<unknown> {
  if (!isObject(value)) return foundNames;
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (name === key && typeof inner === 'string') foundNames.add(inner);
    else collectValues(inner, key, foundNames);
  }
  return foundNames;
}

/** The words that the ruleset suggests at the cursor, except for existing keys. A ruleset that throws on unfinished data suggests nothing. */
export function listSuggestions(
  { environment }: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly SuggestedWord[] {
  const { document, path, position } = context;
  const ruleset = environment.rulesets.find(({ id }) => id === rulesetId);
  const suggestionPath = position === 'key' ? [...path, '~'] : path;
  const matchingSuggestions = (ruleset?.suggestions ?? []).filter(({ patterns }) =>
    patterns.some((pattern) => matchesPattern(pattern, suggestionPath)),
  );
  try {
    const suggestionList = matchingSuggestions.flatMap(({ suggest }) => suggest(document.data, path));
    const presentKeys = position === 'key' ? Object.keys(Object(valueAt(document.data, path)) as object) : [];
    return suggestionList.filter(({ text }) => !presentKeys.includes(text));
  } catch {
    return [];
  }
}
