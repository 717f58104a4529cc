/** Ids to complete. */
import type { Declaration, Ids, Reference } from '../../../model/ids';
import { valueAt, type Path } from '../../../model/place';
import { isObject } from '../../../model/values';
import { type Description, collectIds, describe } from '../../../schema';
import type { Analysis } from '../../analysis/analysis';
import type { CompletionContext } from './completion-context';
import { inheritableIds } from './inherited';

/**
 * Lists the ids that may be referenced and are not yet, those of the same part first. For some lists the schema restricts where the ids
 * must be declared.
 */
export function listIds({ caches }: Analysis, rulesetId: string, context: CompletionContext): readonly Declaration[] {
  const { document, path, position } = context;
  const { data } = document;
  const description = describe(rulesetId, data, context);
  const kinds = (position === 'key' ? description?.keysReferTo : description?.refersTo) ?? [];
  if (kinds.length === 0) return [];
  const presentValues = position === 'key' ? Object.keys(Object(valueAt(data, path)) as object) : siblingItems(context);
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  const isInSamePart = (otherPath: Path) => path.slice(0, 2).every((key, depth) => otherPath[depth] === key);
  const all = kinds.flatMap((kind) => ids.all(kind));
  const expectedIds = description && findExpectedIds(context, description, ids, all);
  const applicable = description?.takes
    ? inheritableIds(context, description, all)
    : expectedIds && expectedIds.length > 0
      ? expectedIds
      : all;
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
  all: readonly Declaration[],
): readonly Declaration[] | undefined {
  if (!declaredIn) return undefined;
  // Not the containers of the cursor itself: `subs` of `orders` are not units.
  const around = path.map((next, depth) => ({ next, value: valueAt(data, path.slice(0, depth)) })).reverse();
  const holds = ({ next, value }: (typeof around)[number], key: string) =>
    key !== next && isObject(getMember(value, key));
  const holder = around.find((outer) =>
    otherThan === undefined
      ? declaredIn.some((key) => holds(outer, key))
      : declaredIn.every((key) => holds(outer, key)),
  )?.value;
  const findValueAround = (key: string): unknown =>
    around.map(({ value }) => getMember(value, key)).find((value) => value !== undefined);
  const other = otherThan === undefined ? undefined : findValueAround(otherThan);
  const sides = declaredIn.map((key) => {
    const side = getMember(holder, key);
    const item = narrowedTo && findItem(side, narrowedTo, findValueAround(narrowedTo.is ?? key));
    return { key, declarations: idsWithin(item ?? side, ids, all) };
  });
  const isOther = ({ key, declarations }: (typeof sides)[number]) =>
    key === other || declarations.some(({ id }) => id === other) || (other === undefined && key === declaredIn[0]);
  return sides.filter((side) => otherThan === undefined || !isOther(side)).flatMap(({ declarations }) => declarations);
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
function idsWithin(value: unknown, ids: Ids, all: readonly Declaration[]): readonly Declaration[] {
  const uses = new Map<object, Reference[]>();
  for (const use of ids.uses) {
    const { owner } = use.place;
    const usesOfOwner = uses.get(owner);
    if (usesOfOwner) usesOfOwner.push(use);
    else uses.set(owner, [use]);
  }
  const allowedDeclarations = new Set(all);
  const objects = new Set<object>();
  const names = new Set<string>();
  const pendingValues = [value];
  // Grows during iteration. Cycles are visited once.
  for (const holder of pendingValues)
    for (const object of objectsIn(holder, objects))
      for (const { kind, id } of uses.get(object) ?? []) {
        names.add(`${kind} ${id}`);
        const declaration = ids.find(kind, id);
        if (declaration && !allowedDeclarations.has(declaration)) pendingValues.push(declaration.object);
      }
  return all.filter(({ kind, id, object }) => objects.has(object as object) || names.has(`${kind} ${id}`));
}

/** Walks the objects in a value that were not visited yet. */
function* objectsIn(value: unknown, visited: Set<object>): Generator<object> {
  if (typeof value !== 'object' || value === null || visited.has(value)) return;
  visited.add(value);
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner, visited);
}

/** The other items of the list around the cursor; none outside of lists. */
export function siblingItems({ document, path }: CompletionContext): readonly unknown[] {
  const index = path.at(-1);
  const list = typeof index === 'number' ? valueAt(document.data, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]).filter((_, at) => at !== index) : [];
}
