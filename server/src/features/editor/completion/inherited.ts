/** Completion of units that combats inherit from the order of battle: the key that references them, their names, and overridable keys. */
import type { Declaration } from '../../../model/ids';
import { valueAt } from '../../../model/place';
import { isMapping, isObject } from '../../../model/values';
import type { Description, KnownKey } from '../../../schema';
import { deref, mergeVariants, type Schema } from '../../../schema/schema';
import { isKeyForbidden, getInheritedName, getInheritanceKey } from '../../../schema/inheritance';
import { isInherited } from '../../../text';
import type { CompletionContext } from './completion-context';

/** The key that names an inherited object, if there is anything to inherit. @param schema of an object without a variant so far */
export function inheritanceKeyAt(root: Schema, schema: Schema, { document }: CompletionContext): KnownKey | undefined {
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
export function inheritableIds(
  context: CompletionContext,
  { takes }: Description,
  all: readonly Declaration[],
): readonly Declaration[] {
  if (!takes) return all;
  const { data } = context.document;
  const power = findPowerAround(context);
  const namesInPart = collectNames(valueAt(data, context.path.slice(0, 2)), String(context.path.at(-1)));
  const namesInScenario = collectNames(data, String(context.path.at(-1)));
  const hasSamePower = ({ path }: Declaration) => {
    const powers = path.map((_, depth) => valueAt(data, [...path.slice(0, depth + 1), 'power']));
    const owner = powers.findLast((ancestorPower) => ancestorPower !== undefined);
    return power === undefined || owner === undefined || owner === power;
  };
  return all
    .filter(
      (declaration) =>
        declaration.path[0] === takes.list && hasSamePower(declaration) && !namesInPart.has(declaration.id),
    )
    .sort((a, b) => Number(namesInScenario.has(a.id)) - Number(namesInScenario.has(b.id)));
}

/** The power of the innermost mapping around the cursor that names one. */
function findPowerAround({ document: { data }, path }: CompletionContext): unknown {
  const around = path.map((_, depth) => valueAt(data, path.slice(0, depth))).filter(isMapping);
  const written = around.findLast((ancestor) => Object.hasOwn(ancestor, 'power') && !isInherited(ancestor, 'power'));
  return written?.['power'];
}

/** Collects the values of a key anywhere in a value. */
function collectNames(value: unknown, key: string, foundNames = new Set<unknown>()): ReadonlySet<unknown> {
  if (!isObject(value)) return foundNames;
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (name === key && typeof inner === 'string') foundNames.add(inner);
    else collectNames(inner, key, foundNames);
  }
  return foundNames;
}
