/** What the schema says of a value or a key: for hovers and completion. */
import type { Located } from '../model/place';
import type { Taking } from '../model/taking';
import {
  deref,
  descend,
  memberSchema,
  rootSchema,
  variantsOf,
  type Narrowed,
  type Scalar,
  type Schema,
  type Step,
} from './schema';
import { forbids } from './taking';
import { typeWords } from './words';

/** A value that may stand at a place, and what it means. */
export interface KnownValue {
  readonly value: Scalar;
  readonly description?: string;
}

/** A key that may stand in a mapping. */
export interface KnownKey {
  readonly key: string;
  readonly title?: string;
  readonly description?: string;
  readonly rule?: string;
  readonly required: boolean;
  readonly present: boolean;
}

export interface Description {
  readonly title?: string;
  /** Markdown. */
  readonly description?: string;
  /** Id of the rule of the value, or else of what holds it, in the index of the ruleset. */
  readonly rule?: string;
  /** What kind of value is needed, in words: `a whole number`. */
  readonly type?: string;
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  /** The values to choose from, where there is a choice. */
  readonly values?: readonly KnownValue[];
  /** The meaning of the value that stands there, where it is one of a choice. */
  readonly meaning?: string;
  /** Kinds of the ids that may stand here. */
  readonly refersTo?: readonly string[];
  /** Where what is named here is taken from. */
  readonly takes?: Omit<Taking, 'key'>;
  /** Keys further out whose values declare or name the ids meant; absent where all of them may be. */
  readonly declaredIn?: readonly string[];
  /** The key that says which of these is not meant, by its name or by what stands in it; where it is not there, that is the first. */
  readonly otherThan?: string;
  /** Which items of a list in them are meant; absent where all of them are. */
  readonly narrowedTo?: Narrowed;
  /** Kinds of the ids that the keys of the mapping name. */
  readonly keysReferTo?: readonly string[];
  /** Kind of the id that is declared here. */
  readonly declares?: string;
  /** Kind of a table that a file may hold. */
  readonly tableFile?: string;
  /** The keys of the mapping that stands here, required ones first. */
  readonly keys?: readonly KnownKey[];
}

/**
 * What the schema says of a place, with references followed and discriminators read from the data at hand.
 * @returns undefined where the schema says nothing: in unknown keys, and beyond
 */
export function describe(rulesetId: string, data: object, { path }: Pick<Located, 'path'>): Description | undefined {
  const root = rootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  if (steps.length !== path.length + 1) return undefined;
  const { value, schema, key } = steps.at(-1)!;
  const values = valuesOf(root, steps);
  // An item without words of its own is spoken of in those of its list.
  const list = typeof key === 'number' ? steps.at(-2)?.schema : undefined;
  return {
    title: titleOf(steps),
    description: schema.description ?? list?.description,
    rule: schema.rule ?? steps.at(-1)?.union?.rule ?? steps.at(-2)?.schema.rule,
    type: schema.type === undefined ? undefined : typeWords(schema.type),
    unit: schema.unit,
    minimum: schema.minimum,
    maximum: schema.maximum,
    default: schema.default,
    values,
    meaning: values?.find((one) => one.value === value)?.description,
    refersTo: schema.refersTo ?? deref(root, schema.items ?? {}).refersTo,
    takes: schema.takes,
    declaredIn: schema.declaredIn,
    otherThan: schema.otherThan,
    narrowedTo: schema.narrowedTo,
    keysReferTo: schema.keysReferTo,
    declares: schema.declares,
    tableFile: schema.tableFile,
    keys: allowed(schema.properties ? keysOf(root, schema, value) : sharedKeys(root, schema, value), steps.at(-1)!),
  };
}

/** The title of a place alone, as `describe` gives it. */
export function titleAt(rulesetId: string, data: object, path: Located['path']): string | undefined {
  const root = rootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return steps.length === path.length + 1 ? titleOf(steps) : undefined;
}

function titleOf(steps: readonly Step[]): string | undefined {
  const { schema, key } = steps.at(-1)!;
  // An item without words of its own is spoken of in those of its list.
  return schema.title ?? (typeof key === 'number' ? steps.at(-2)?.schema.title : undefined);
}

function valuesOf(root: Schema, steps: readonly Step[]): KnownValue[] | undefined {
  const { schema, key } = steps.at(-1)!;
  const union = steps.at(-2)?.union;
  if (union && key === union.discriminator?.propertyName)
    return variantsOf(root, union).map((variant) => ({ value: variant.tag, description: titled(variant.schema) }));
  if (schema.enum) return schema.enum.map((value, index) => ({ value, description: schema.enumDescriptions?.[index] }));
  if (schema.const !== undefined) return [{ value: schema.const }];
  // beside a list: the one word that may stand for it
  const word = /^\^([a-z-]+)\$$/.exec(schema.pattern ?? '')?.[1];
  if (word !== undefined) return [{ value: word }];
  return schema.type === 'boolean' ? [{ value: true }, { value: false }] : undefined;
}

function titled({ title, description }: Schema): string | undefined {
  return title === undefined || description === undefined ? (title ?? description) : `${title}: ${description}`;
}

/** Where no shape is chosen yet: the keys that all shapes have. */
function sharedKeys(root: Schema, schema: Schema, value: unknown): KnownKey[] | undefined {
  const [first, ...others] = variantsOf(root, schema).map((variant) => keysOf(root, variant.schema, value));
  return first?.flatMap((one): KnownKey[] => {
    const same = others.map((keys) => keys.find(({ key }) => key === one.key));
    if (same.includes(undefined)) return [];
    return [{ ...one, required: one.required && same.every((key) => key!.required) }];
  });
}

/** Without the keys that objects like this one have elsewhere, and not here. */
function allowed(keys: KnownKey[] | undefined, { schema, union = schema }: Step): KnownKey[] | undefined {
  return union.propertyNames ? keys?.filter(({ key }) => !forbids(union, key)) : keys;
}

function keysOf(root: Schema, schema: Schema, value: unknown): KnownKey[] {
  const present = typeof value === 'object' && value !== null ? value : {};
  const keys = Object.keys(schema.properties ?? {}).map((key): KnownKey => {
    const { title, description, rule } = deref(root, memberSchema(schema, key)!);
    return {
      key,
      title,
      description,
      rule,
      required: schema.required?.includes(key) ?? false,
      present: Object.hasOwn(present, key),
    };
  });
  return [...keys.filter((key) => key.required), ...keys.filter((key) => !key.required)];
}
