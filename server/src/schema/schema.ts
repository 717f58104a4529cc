/** Navigates a schema alongside data: finds the schema of each value. Does not validate. */
import { loaders, summaries, type SchemaId } from '../generated/schemas';
import type { Plain } from '../model/edit';
import type { Inheritance } from '../model/inheritance';
import { isMapping } from '../model/values';

/** The supported subset of JSON Schema, and our annotations. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly default?: unknown;
  /** Values that completion offers. */
  readonly examples?: readonly Plain[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  /** Id of the rule in the ruleset's index. */
  readonly rule?: string;
  readonly unit?: string;
  readonly enumDescriptions?: readonly string[];
  /** Kinds of ids that this string may name. */
  readonly refersTo?: readonly string[];
  /** Only ids that are declared or referenced under an ancestor with one of these keys are allowed: `losses` may name only units of its side. */
  readonly declaredIn?: readonly string[];
  /**
   * A key of the data, whose value names one of `declaredIn`, or an id in one: that one is excluded. If `declaredIn` is attacker and defender and
   * `otherThan` is `by`, then `by: attacker` in the data leaves the ids of the defender. If the data lacks the key, the first of `declaredIn` is excluded.
   */
  readonly otherThan?: string;
  /** Restricts the ids of `declaredIn` to certain items of a list, such as those of the attacked combat group. */
  readonly narrowedTo?: NarrowedTo;
  /** Kind of the id that this string declares for its owner. */
  readonly declares?: string;
  /** The id is only unique within its part, and may be declared again elsewhere in the scenario. */
  readonly uniqueIn?: 'part';
  /** Kind of ids that the keys of this mapping declare. */
  readonly declaresKeys?: string;
  /** Kinds of ids that the keys of this mapping reference. A check of the ruleset validates them. */
  readonly keysReferTo?: readonly string[];
  /** This string names an object; the owner of the string inherits the members that it does not have itself. */
  readonly takes?: Omit<Inheritance, 'key'>;
  /** Set on the items of a root list: they are validated and cached one by one. */
  readonly part?: string;
  /** A string here is the path of a file with the value. */
  readonly tableFile?: string;
  /** Next to a `count`: the value is about all units together, not about each. */
  readonly ofWholeGroup?: boolean;
  /** For an option: values that have no effect without another member of the root, and the key of that member. */
  readonly valuesOnlyWith?: Readonly<Record<string, string>>;
}

/** Selects items of a list by a value that they share with an ancestor. */
export interface NarrowedTo {
  /** The key of the list. */
  readonly list: string;
  /** The key of the items that is compared. */
  readonly where: string;
  /** The ancestor key with the value to compare; absent if it is the key by which the list is found (`declaredIn`). */
  readonly is?: string;
}

export type Scalar = string | number | boolean | null;

/** Schema id of the workspace configuration, which belongs to no ruleset. */
export const configSchema = 'config';

export const rulesetIds: readonly string[] = Object.keys(summaries).filter((id) => id !== configSchema);

const loaded = new Map<string, Schema>();

/** Loads the schemas of some rulesets, or all. Unknown ids are ignored. */
export async function loadSchemas(ids: readonly string[] = Object.keys(loaders)): Promise<void> {
  const missing = ids.filter((id) => Object.hasOwn(loaders, id) && !loaded.has(id));
  const texts = await Promise.all(missing.map((id) => loaders[id as SchemaId]()));
  // A concurrent call may have loaded one: a schema must always be the same object.
  for (const [index, id] of missing.entries()) loaded.set(id, loaded.get(id) ?? (JSON.parse(texts[index]!) as Schema));
}

/** Returns the root schema of a ruleset. @throws RangeError if the ruleset is unknown or not loaded: call `loadSchemas` first */
export function getRootSchema(rulesetId: string): Schema {
  const schema = loaded.get(rulesetId);
  if (!schema) throw new RangeError(`There is no schema for the ruleset ${rulesetId}, or it is not loaded.`);
  return schema;
}

/** Returns the title of a ruleset, which need not be loaded. @throws RangeError for an unknown ruleset */
export function getRulesetTitle(rulesetId: string): string {
  return getSummary(rulesetId).title;
}

/** Whether a schema is that of a whole scenario. */
export function isRootSchema({ properties = {} }: Schema): boolean {
  return Object.hasOwn(properties, 'ruleset');
}

/** Whether a ruleset, which need not be loaded, has a root key. @throws RangeError for an unknown ruleset */
export function hasRootKey(rulesetId: string, key: string): boolean {
  return getSummary(rulesetId).keys.includes(key);
}

/** Whether a ruleset, which need not be loaded, has a key below the root. @throws RangeError for an unknown ruleset */
export function hasInnerKey(rulesetId: string, key: string): boolean {
  return getSummary(rulesetId).innerKeys.includes(key);
}

function getSummary(rulesetId: string) {
  if (!Object.hasOwn(summaries, rulesetId)) throw new RangeError(`There is no ruleset ${rulesetId}.`);
  return summaries[rulesetId as SchemaId];
}

const dereferenceCache = new WeakMap<Schema, Schema>();

/**
 * Resolves `$ref`: returns the definition, overlaid with the keywords next to the reference. Memoized, so the result is always the same
 * object.
 */
export function deref(root: Schema, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const cached = dereferenceCache.get(schema);
  if (cached) return cached;
  const { $ref, ...siblings } = schema;
  const target = root.$defs?.[$ref.slice('#/$defs/'.length)];
  const dereferenced = target ? { ...deref(root, target), ...siblings } : siblings;
  dereferenceCache.set(schema, dereferenced);
  return dereferenced;
}

/** A variant that a discriminator selects. */
export interface Variant {
  readonly tag: string;
  readonly schema: Schema;
}

const variantCache = new WeakMap<Schema, readonly Variant[]>();

/** Returns the variants of a schema with a discriminator, in schema order; none for all others. */
export function getVariants(root: Schema, schema: Schema): readonly Variant[] {
  if (!schema.discriminator || !schema.oneOf) return [];
  const cached = variantCache.get(schema);
  if (cached) return cached;
  const { propertyName } = schema.discriminator;
  const list = schema.oneOf.map((option) => {
    const variant = deref(root, option);
    return { tag: String(deref(root, variant.properties?.[propertyName] ?? {}).const), schema: variant };
  });
  variantCache.set(schema, list);
  return list;
}

/** Returns the schema of a value: resolves references, and selects the variant that the value's discriminator names, if any. */
export function resolveSchema(root: Schema, schema: Schema, value: unknown): Schema {
  const dereferenced = deref(root, schema);
  if (!dereferenced.discriminator || !isMapping(value)) return dereferenced;
  const tag = value[dereferenced.discriminator.propertyName];
  for (const variant of getVariants(root, dereferenced)) if (variant.tag === tag) return variant.schema;
  return dereferenced;
}

const mergedCache = new WeakMap<Schema, Schema>();

/**
 * Returns the schema of a value; if its discriminator names no variant, a schema with the keys of all variants. So an object with a
 * mistyped or inherited `type` keeps its id, and references to it stay valid.
 */
export function mergeVariants(root: Schema, unresolved: Schema, value: unknown): Schema {
  const schema = resolveSchema(root, unresolved, value);
  const variants = schema.discriminator ? getVariants(root, schema) : [];
  if (variants.length === 0) return schema;
  const cached = mergedCache.get(schema);
  if (cached) return cached;
  const properties = Object.assign({}, ...variants.map((variant) => variant.schema.properties)) as Schema['properties'];
  const merged = { ...schema, properties };
  mergedCache.set(schema, merged);
  return merged;
}

/** Returns the unresolved schema of a member; undefined if the schema does not define it. */
export function getMemberSchema(schema: Schema, key: string | number): Schema | undefined {
  if (typeof key === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** A value on the path to a place, with its schema. */
export interface PathStep {
  readonly value: unknown;
  readonly schema: Schema;
  /** The schema with all its variants, if it has a discriminator. */
  readonly union?: Schema;
  /** Key in the value of the previous step; undefined at the start. */
  readonly key?: string | number;
}

/** Follows a path through data and schema together, as far as both go. */
export function descend(root: Schema, start: Schema, value: unknown, path: readonly (string | number)[]): PathStep[] {
  const steps = [createStep(root, start, value)];
  for (const key of path) {
    const last = steps.at(-1)!;
    const schema = getMemberSchema(last.schema, key) ?? findInheritanceMember(root, last.schema, key);
    if (!schema || typeof last.value !== 'object' || last.value === null) break;
    const inner = Object.hasOwn(last.value, key) ? (last.value as Record<string | number, unknown>)[key] : undefined;
    steps.push(createStep(root, schema, inner, key));
  }
  return steps;
}

/** The member that names the inherited object is part of every variant, and may be the only member so far. */
function findInheritanceMember(root: Schema, schema: Schema, key: string | number): Schema | undefined {
  const member = schema.discriminator && getMemberSchema(mergeVariants(root, schema, {}), key);
  return member && deref(root, member).takes ? member : undefined;
}

function createStep(root: Schema, schema: Schema, value: unknown, key?: string | number): PathStep {
  const dereferenced = deref(root, schema);
  return {
    value,
    schema: resolveSchema(root, dereferenced, value),
    key,
    ...(dereferenced.discriminator && { union: dereferenced }),
  };
}
