/** Reading a schema beside data: which part of the schema speaks of a value. Validates nothing. */
import { loaders, summaries, type SchemaId } from '../generated/schemas';
import type { Taking } from '../model/taking';
import { isMapping } from '../model/values';

/** What we use of JSON Schema, and our annotations. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly default?: unknown;
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
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  /** Id of the rule in the ruleset's index. */
  readonly rule?: string;
  readonly unit?: string;
  readonly enumDescriptions?: readonly string[];
  /** Kinds of the ids that this text may name. */
  readonly refersTo?: readonly string[];
  /** Keys further out whose values declare or name the ids meant, where not all of them are: `losses` of a side are its own units. */
  readonly declaredIn?: readonly string[];
  /** The key that says which of these is not meant, by its name or by what stands in it; where it is not there, that is the first. */
  readonly otherThan?: string;
  /** Which items of a list there are meant, where not all of them are: those of the combat group that is attacked. */
  readonly narrowedTo?: Narrowed;
  /** Kind of the id that this text declares for its owner. */
  readonly declares?: string;
  /** The id is unique in its part alone, among all ids that are so; elsewhere in the scenario it may stand for something else. */
  readonly uniqueIn?: 'part';
  /** Kind of the ids that the keys of this mapping declare. */
  readonly declaresKeys?: string;
  /** Kinds of the ids that the keys of this mapping name. Which of them may be named is for a check of the ruleset to say. */
  readonly keysReferTo?: readonly string[];
  /** This text names an object whose members the owner takes unless it has its own. */
  readonly takes?: Omit<Taking, 'key'>;
  /** On the items of a list of the root: they are validated and remembered one by one. */
  readonly part?: string;
  /** Text here is the path of a file that holds the value. */
  readonly tableFile?: string;
  /** Beside a `count`: it is said of all of them together, and not of each. */
  readonly ofWholeGroup?: boolean;
  /** Values of a word of the root that come to nothing without another member of the root: by value its key. */
  readonly valuesOnlyWith?: Readonly<Record<string, string>>;
}

/** Items of a list by a value that they share with something further out. */
export interface Narrowed {
  /** The key of the list. */
  readonly list: string;
  /** The key of its items that tells them apart. */
  readonly where: string;
  /** The key further out that has this value; absent where it is the key by which the list is found (`declaredIn`). */
  readonly is?: string;
}

export type Scalar = string | number | boolean | null;

/** The schema of a workspace's configuration, which is for no ruleset. */
export const configSchema = 'config';

export const rulesetIds: readonly string[] = Object.keys(summaries).filter((id) => id !== configSchema);

const loaded = new Map<string, Schema>();

/** Loads the schemas of rulesets, or all. An id that there is no schema of is passed over. */
export async function loadSchemas(ids: readonly string[] = Object.keys(loaders)): Promise<void> {
  const missing = ids.filter((id) => Object.hasOwn(loaders, id) && !loaded.has(id));
  const texts = await Promise.all(missing.map((id) => loaders[id as SchemaId]()));
  // Somebody else may have loaded one meanwhile: a schema is always the same object.
  for (const [index, id] of missing.entries()) if (!loaded.has(id)) loaded.set(id, JSON.parse(texts[index]!) as Schema);
}

/** The schema of a ruleset, with all its definitions. @throws RangeError for an unknown ruleset, and one that is not loaded: choose it first */
export function rootSchema(rulesetId: string): Schema {
  const schema = loaded.get(rulesetId);
  if (!schema) throw new RangeError(`There is no schema for the ruleset ${rulesetId}, or it is not loaded.`);
  return schema;
}

/** The title of a ruleset, whether it is loaded or not. @throws RangeError for an unknown ruleset */
export function rulesetTitle(rulesetId: string): string {
  return summaryOf(rulesetId).title;
}

/** Whether scenarios of a ruleset, which need not be loaded, may have a key. @throws RangeError for an unknown ruleset */
export function hasRootKey(rulesetId: string, key: string): boolean {
  return summaryOf(rulesetId).keys.includes(key);
}

/** Whether anything below the root of scenarios of a ruleset, which need not be loaded, may have a key. @throws RangeError for an unknown ruleset */
export function hasInnerKey(rulesetId: string, key: string): boolean {
  return summaryOf(rulesetId).innerKeys.includes(key);
}

function summaryOf(rulesetId: string) {
  if (!Object.hasOwn(summaries, rulesetId)) throw new RangeError(`There is no ruleset ${rulesetId}.`);
  return summaries[rulesetId as SchemaId];
}

const resolved = new WeakMap<Schema, Schema>();

/** A schema without `$ref`: the definition, with what stands beside the reference on top. Always the same object for the same schema. */
export function deref(root: Schema, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const known = resolved.get(schema);
  if (known) return known;
  const { $ref, ...beside } = schema;
  const target = root.$defs?.[$ref.slice('#/$defs/'.length)];
  const full = target ? { ...deref(root, target), ...beside } : beside;
  resolved.set(schema, full);
  return full;
}

/** One of the shapes that a discriminator chooses from. */
export interface Variant {
  readonly tag: string;
  readonly schema: Schema;
}

const variants = new WeakMap<Schema, readonly Variant[]>();

/** The shapes of a schema with a discriminator, in the order of the schema; none for all others. */
export function variantsOf(root: Schema, schema: Schema): readonly Variant[] {
  if (!schema.discriminator || !schema.oneOf) return [];
  const known = variants.get(schema);
  if (known) return known;
  const { propertyName } = schema.discriminator;
  const list = schema.oneOf.map((one) => {
    const variant = deref(root, one);
    return { tag: String(deref(root, variant.properties?.[propertyName] ?? {}).const), schema: variant };
  });
  variants.set(schema, list);
  return list;
}

/** The schema that speaks of a value: references followed, and the shape chosen that the value's discriminator names, if it names one. */
export function schemaOf(root: Schema, schema: Schema, value: unknown): Schema {
  const full = deref(root, schema);
  if (!full.discriminator || !isMapping(value)) return full;
  const tag = value[full.discriminator.propertyName];
  for (const variant of variantsOf(root, full)) if (variant.tag === tag) return variant.schema;
  return full;
}

const merged = new WeakMap<Schema, Schema>();

/**
 * The schema that speaks of a value; where its discriminator names no shape, one with the keys of all shapes. An object with a mistyped `type`
 * keeps its id, and one that takes its type from elsewhere its name: else whatever names it would be at fault as well.
 */
export function shapeOf(root: Schema, unresolved: Schema, value: unknown): Schema {
  const schema = schemaOf(root, unresolved, value);
  const shapes = schema.discriminator ? variantsOf(root, schema) : [];
  if (shapes.length === 0) return schema;
  const known = merged.get(schema);
  if (known) return known;
  const properties = Object.assign({}, ...shapes.map((shape) => shape.schema.properties)) as Schema['properties'];
  const shape = { ...schema, properties };
  merged.set(schema, shape);
  return shape;
}

/** The schema of a member, before references and discriminators; undefined where the schema says nothing of it. */
export function memberSchema(schema: Schema, key: string | number): Schema | undefined {
  if (typeof key === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** A value met on the way to a place, with the schema that speaks of it. */
export interface Step {
  readonly value: unknown;
  readonly schema: Schema;
  /** The schema before its discriminator chose a shape: set where there is one. */
  readonly union?: Schema;
  /** The member of the step before; undefined at the start. */
  readonly key?: string | number;
}

/** The values and schemas from a start down a path, as far as both go. */
export function descend(root: Schema, start: Schema, value: unknown, path: readonly (string | number)[]): Step[] {
  const steps = [step(root, start, value)];
  for (const key of path) {
    const last = steps.at(-1)!;
    const schema = memberSchema(last.schema, key) ?? nameOfTaken(root, last.schema, key);
    if (!schema || typeof last.value !== 'object' || last.value === null) break;
    const inner = Object.hasOwn(last.value, key) ? (last.value as Record<string | number, unknown>)[key] : undefined;
    steps.push(step(root, schema, inner, key));
  }
  return steps;
}

/** What names an object to take belongs to every shape, and may be all that an object has yet. */
function nameOfTaken(root: Schema, schema: Schema, key: string | number): Schema | undefined {
  const member = schema.discriminator && memberSchema(shapeOf(root, schema, {}), key);
  return member && deref(root, member).takes ? member : undefined;
}

function step(root: Schema, schema: Schema, value: unknown, key?: string | number): Step {
  const full = deref(root, schema);
  return { value, schema: schemaOf(root, full, value), key, ...(full.discriminator && { union: full }) };
}
