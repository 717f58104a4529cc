/** Which objects of a scenario inherit members from its order of battle, by the schema. */
import type { InheritanceTree } from '../model/inheritance';
import { deref, getRootSchema, getVariants, type Schema } from './schema';

const treeCache = new Map<string, InheritanceTree | undefined>();

/** Returns where objects can inherit in scenarios of a ruleset; undefined if nowhere. @throws RangeError if the schema is not loaded */
export function getInheritanceTree(rulesetId: string): InheritanceTree | undefined {
  const root = getRootSchema(rulesetId);
  if (!treeCache.has(rulesetId)) treeCache.set(rulesetId, buildTree(root, root, []));
  return treeCache.get(rulesetId);
}

function buildTree(root: Schema, unresolved: Schema, parents: readonly Schema[]): InheritanceTree | undefined {
  const schema = deref(root, unresolved);
  if (parents.includes(schema)) return undefined;
  const ancestors = [...parents, schema];
  const shapes = [schema, ...getVariants(root, schema).map((variant) => variant.schema)];
  const members = new Map<string, InheritanceTree>();
  let inheritance: InheritanceTree['inheritance'];
  for (const { properties = {}, items, additionalProperties } of shapes) {
    for (const [key, property] of Object.entries(properties)) {
      const { takes } = deref(root, property);
      if (takes && !isKeyForbidden(schema, key)) inheritance = { key, ...takes };
    }
    const inner = Object.entries({
      ...properties,
      ...((items ?? (typeof additionalProperties === 'object' && additionalProperties)) && {
        '*': items ?? (additionalProperties as Schema),
      }),
    });
    for (const [key, property] of inner) {
      const places = members.has(key) ? undefined : buildTree(root, property, ancestors);
      if (places) members.set(key, places);
    }
  }
  return inheritance || members.size > 0 ? { inheritance, members } : undefined;
}

/** Whether `propertyNames` of a schema excludes a key. */
export function isKeyForbidden({ propertyNames }: Schema, key: string): boolean {
  return propertyNames?.pattern !== undefined && !new RegExp(propertyNames.pattern).test(key);
}

const inheritanceKeys = new WeakMap<Schema, string | null>();

/** Returns the key that names what an object inherits from; undefined if it cannot inherit. @param schema with the keys of all variants */
export function getInheritanceKey(root: Schema, schema: Schema): string | undefined {
  let key = inheritanceKeys.get(schema);
  if (key === undefined) inheritanceKeys.set(schema, (key = findInheritanceKey(root, schema) ?? null));
  return key ?? undefined;
}

/**
 * Returns the name of the object that an object inherits from; undefined if it inherits nothing.
 * @param schema with the keys of all variants
 */
export function getInheritedName(root: Schema, schema: Schema, value: object): string | undefined {
  const key = getInheritanceKey(root, schema);
  const name = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
  return typeof name === 'string' ? name : undefined;
}

function findInheritanceKey(root: Schema, { properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((key) => deref(root, properties[key]!).takes !== undefined);
}
