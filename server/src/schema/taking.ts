/** Which objects of a scenario inherit members from its order of battle, by the schema. */
import type { TakingPlaces } from '../model/taking';
import { deref, rootSchema, variantsOf, type Schema } from './schema';

const known = new Map<string, TakingPlaces | undefined>();

/** Returns where objects can inherit in scenarios of a ruleset; undefined if nowhere. @throws RangeError if the schema is not loaded */
export function takingPlaces(rulesetId: string): TakingPlaces | undefined {
  const root = rootSchema(rulesetId);
  if (!known.has(rulesetId)) known.set(rulesetId, placesIn(root, root, []));
  return known.get(rulesetId);
}

function placesIn(root: Schema, unresolved: Schema, above: readonly Schema[]): TakingPlaces | undefined {
  const schema = deref(root, unresolved);
  if (above.includes(schema)) return undefined;
  const way = [...above, schema];
  const shapes = [schema, ...variantsOf(root, schema).map((variant) => variant.schema)];
  const members = new Map<string, TakingPlaces>();
  let taking: TakingPlaces['taking'];
  for (const { properties = {}, items, additionalProperties } of shapes) {
    for (const [key, property] of Object.entries(properties)) {
      const { takes } = deref(root, property);
      if (takes && !forbids(schema, key)) taking = { key, ...takes };
    }
    const inner = Object.entries({
      ...properties,
      ...((items ?? (typeof additionalProperties === 'object' && additionalProperties)) && {
        '*': items ?? (additionalProperties as Schema),
      }),
    });
    for (const [key, property] of inner) {
      const places = members.has(key) ? undefined : placesIn(root, property, way);
      if (places) members.set(key, places);
    }
  }
  return taking || members.size > 0 ? { taking, members } : undefined;
}

/** Whether `propertyNames` of a schema excludes a key. */
export function forbids({ propertyNames }: Schema, key: string): boolean {
  return propertyNames?.pattern !== undefined && !new RegExp(propertyNames.pattern).test(key);
}

const keys = new WeakMap<Schema, string | null>();

/** Returns the key that names what an object inherits from; undefined if it cannot inherit. @param schema with the keys of all variants */
export function takingKey(root: Schema, schema: Schema): string | undefined {
  let key = keys.get(schema);
  if (key === undefined) keys.set(schema, (key = keyThatTakes(root, schema) ?? null));
  return key ?? undefined;
}

/**
 * Returns the name of the object that an object inherits from; undefined if it inherits nothing.
 * @param schema with the keys of all variants
 */
export function takenName(root: Schema, schema: Schema, value: object): string | undefined {
  const key = takingKey(root, schema);
  const name = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
  return typeof name === 'string' ? name : undefined;
}

function keyThatTakes(root: Schema, { properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((key) => deref(root, properties[key]!).takes !== undefined);
}
