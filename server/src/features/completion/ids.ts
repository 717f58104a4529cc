/** Ids to complete. */
import type { Declaration, Ids, Reference } from '../../model/ids';
import { valueAt, type Path } from '../../model/place';
import { isObject } from '../../model/values';
import { collectIds, describe } from '../../schema';
import type { Description } from '../../schema';
import type { Analysis } from '../analysis';
import type { Spot } from './spot';
import { takeable } from './taken';

/**
 * Lists the ids that may be referenced and are not yet, those of the same part first. For some lists the schema restricts where the ids
 * must be declared.
 */
export function idsFor({ caches }: Analysis, rulesetId: string, spot: Spot): readonly Declaration[] {
  const { document, path, as } = spot;
  const { data } = document;
  const description = describe(rulesetId, data, spot);
  const kinds = (as === 'key' ? description?.keysReferTo : description?.refersTo) ?? [];
  if (kinds.length === 0) return [];
  const given = as === 'key' ? Object.keys(Object(valueAt(data, path)) as object) : itemsBeside(spot);
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  const isNear = (of: Path) => path.slice(0, 2).every((key, depth) => of[depth] === key);
  const all = kinds.flatMap((kind) => ids.all(kind));
  const meant = description && meantAt(spot, description, ids, all);
  const fitting = description?.takes ? takeable(spot, description, all) : meant && meant.length > 0 ? meant : all;
  const found = fitting
    .filter(({ id }) => !given.includes(id))
    .sort((a, b) => Number(isNear(b.path)) - Number(isNear(a.path)));
  return [...new Map(found.map((declaration) => [declaration.id, declaration])).values()];
}

/** Restricts ids to those that the schema expects; undefined if there is no restriction. */
function meantAt(
  { document: { data }, path }: Spot,
  { declaredIn, otherThan, narrowedTo }: Description,
  ids: Ids,
  all: readonly Declaration[],
): readonly Declaration[] | undefined {
  if (!declaredIn) return undefined;
  // Not the containers of the cursor itself: `subs` of `orders` are not units.
  const around = path.map((next, depth) => ({ next, value: valueAt(data, path.slice(0, depth)) })).reverse();
  const holds = ({ next, value }: (typeof around)[number], key: string) =>
    key !== next && isObject(memberOf(value, key));
  const holder = around.find((one) =>
    otherThan === undefined ? declaredIn.some((key) => holds(one, key)) : declaredIn.every((key) => holds(one, key)),
  )?.value;
  const given = (key: string): unknown =>
    around.map(({ value }) => memberOf(value, key)).find((value) => value !== undefined);
  const other = otherThan === undefined ? undefined : given(otherThan);
  const sides = declaredIn.map((key) => {
    const side = memberOf(holder, key);
    const item = narrowedTo && itemOf(side, narrowedTo, given(narrowedTo.is ?? key));
    return { key, found: within(item ?? side, ids, all) };
  });
  const isOther = ({ key, found }: (typeof sides)[number]) =>
    key === other || found.some(({ id }) => id === other) || (other === undefined && key === declaredIn[0]);
  return sides.filter((side) => otherThan === undefined || !isOther(side)).flatMap(({ found }) => found);
}

/** Finds the item of a list by the value of a key; undefined if there is none. */
function itemOf(side: unknown, { list, where }: NonNullable<Description['narrowedTo']>, value: unknown): unknown {
  const items = memberOf(side, list);
  return Array.isArray(items)
    ? (items as readonly unknown[]).find((item) => isObject(item) && memberOf(item, where) === value)
    : undefined;
}

const memberOf = (object: unknown, key: string): unknown => (isObject(object) ? valueAt(object, [key]) : undefined);

/** Ids that are declared or referenced in a value; references to containers, such as task forces, are followed. */
function within(value: unknown, ids: Ids, all: readonly Declaration[]): readonly Declaration[] {
  const uses = new Map<object, Reference[]>();
  for (const use of ids.uses) {
    const { owner } = use.place;
    const known = uses.get(owner);
    if (known) known.push(use);
    else uses.set(owner, [use]);
  }
  const among = new Set(all);
  const objects = new Set<object>();
  const names = new Set<string>();
  const held = [value];
  // Grows during iteration. Cycles are visited once.
  for (const holder of held)
    for (const object of objectsIn(holder, objects))
      for (const { kind, id } of uses.get(object) ?? []) {
        names.add(`${kind} ${id}`);
        const found = ids.find(kind, id);
        if (found && !among.has(found)) held.push(found.object);
      }
  return all.filter(({ kind, id, object }) => objects.has(object as object) || names.has(`${kind} ${id}`));
}

/** Walks the objects in a value that were not visited yet. */
function* objectsIn(value: unknown, met: Set<object>): Generator<object> {
  if (typeof value !== 'object' || value === null || met.has(value)) return;
  met.add(value);
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner, met);
}

/** The other items of the list around the cursor; none outside of lists. */
export function itemsBeside({ document, path }: Spot): readonly unknown[] {
  const index = path.at(-1);
  const list = typeof index === 'number' ? valueAt(document.data, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]).filter((_, at) => at !== index) : [];
}
