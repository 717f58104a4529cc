/** Completion of units that combats inherit from the order of battle: the key that references them, their names, and overridable keys. */
import type { Declaration } from '../../model/ids';
import { valueAt } from '../../model/place';
import { isMapping, isObject } from '../../model/values';
import type { Description, KnownKey } from '../../schema';
import { deref, shapeOf, type Schema } from '../../schema/schema';
import { forbids, takenName, takingKey } from '../../schema/taking';
import { isTaken } from '../../text';
import type { Spot } from './spot';

/** The key that names an inherited object, if there is anything to inherit. @param schema of an object without a variant so far */
export function takingKeyAt(root: Schema, schema: Schema, { document }: Spot): KnownKey | undefined {
  const shape = shapeOf(root, schema, {});
  const key = takingKey(root, shape);
  if (key === undefined || forbids(schema, key)) return undefined;
  const { title, description, takes } = deref(root, shape.properties![key]!);
  const list = takes && valueAt(document.data, [takes.list]);
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return { key, title, description, required: false, present: false };
}

/** Lists the keys that may still be added to an object: inherited ones may be overridden, except its type and id. */
export function keysToGive(root: Schema, schema: Schema, { document, path }: Spot, known: readonly KnownKey[]) {
  const object = valueAt(document.data, path);
  const isFree = ({ key, present }: KnownKey) => !present || (isObject(object) && isTaken(object, key));
  if (!isMapping(object) || takenName(root, schema, object) === undefined) return known.filter(isFree);
  return known
    .filter((one) => isFree(one) && one.key !== 'type' && one.key !== 'id')
    .map((one): KnownKey => ({ ...one, required: false }));
}

/** Restricts ids to those that may be inherited here: of the same power as the side if known; those not used by another combat first. */
export function takeable(spot: Spot, { takes }: Description, all: readonly Declaration[]): readonly Declaration[] {
  if (!takes) return all;
  const { data } = spot.document;
  const power = powerAround(spot);
  const beside = namesIn(valueAt(data, spot.path.slice(0, 2)), String(spot.path.at(-1)));
  const elsewhere = namesIn(data, String(spot.path.at(-1)));
  const isOurs = ({ path }: Declaration) => {
    const powers = path.map((_, depth) => valueAt(data, [...path.slice(0, depth + 1), 'power']));
    const owner = powers.findLast((one) => one !== undefined);
    return power === undefined || owner === undefined || owner === power;
  };
  return all
    .filter((one) => one.path[0] === takes.list && isOurs(one) && !beside.has(one.id))
    .sort((a, b) => Number(elsewhere.has(a.id)) - Number(elsewhere.has(b.id)));
}

/** The power of the innermost mapping around the cursor that names one. */
function powerAround({ document: { data }, path }: Spot): unknown {
  const around = path.map((_, depth) => valueAt(data, path.slice(0, depth))).filter(isMapping);
  const written = around.findLast((one) => Object.hasOwn(one, 'power') && !isTaken(one, 'power'));
  return written?.['power'];
}

/** Collects the values of a key anywhere in a value. */
function namesIn(value: unknown, key: string, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (!isObject(value)) return found;
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (name === key && typeof inner === 'string') found.add(inner);
    else namesIn(inner, key, found);
  }
  return found;
}
