/** Schema descriptions of values and keys, for hovers and completion. */
import type { LocatedValue } from '../model/place';
import type { Inheritance } from '../model/inheritance';
import {
  deref,
  descend,
  getMemberSchema,
  getRootSchema,
  getVariants,
  type NarrowedTo,
  type Scalar,
  type Schema,
  type PathStep,
} from './schema';
import { isKeyForbidden } from './inheritance';
import { describeType } from './words';

/** A permitted value and its meaning. */
export interface KnownValue {
  readonly value: Scalar;
  readonly description?: string;
}

/** A permitted key of a mapping. */
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
  /** Id of the rule of the value, or else of its parent, in the ruleset's index. */
  readonly rule?: string;
  /** The required type in words: `a whole number`. */
  readonly type?: string;
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  /** The permitted values, if they are enumerated. */
  readonly values?: readonly KnownValue[];
  /** Meaning of the current value, if it is one of the permitted values. */
  readonly meaning?: string;
  /** Kinds of ids that this text may reference. */
  readonly refersTo?: readonly string[];
  /** Source of the inherited members, if this string names one. */
  readonly takes?: Omit<Inheritance, 'key'>;
  /** Ancestor keys whose values declare or reference the expected ids; absent if all ids are allowed. */
  readonly declaredIn?: readonly string[];
  /** A key of the data, whose value excludes one of these; if the data lacks the key, the first is excluded. */
  readonly otherThan?: string;
  /** Restricts the ids to those of certain items of a list; absent if all items count. */
  readonly narrowedTo?: NarrowedTo;
  /** Kinds of ids that the keys of the mapping reference. */
  readonly keysReferTo?: readonly string[];
  /** Kind of the id that this string declares. */
  readonly declares?: string;
  /** Kind of the table, if it may be in a separate file. */
  readonly tableFile?: string;
  /** Keys of the mapping, required ones first. */
  readonly keys?: readonly KnownKey[];
}

/**
 * Describes the value at a path, following references and reading discriminators from the data.
 * @returns undefined if the schema has no definition for it, as for unknown keys and their contents
 */
export function describeAt(
  rulesetId: string,
  data: object,
  { path }: Pick<LocatedValue, 'path'>,
): Description | undefined {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  if (steps.length !== path.length + 1) return undefined;
  const { value, schema, key } = steps.at(-1)!;
  const values = listValues(root, steps);
  // An item without its own title or description uses those of its list.
  const list = typeof key === 'number' ? steps.at(-2)?.schema : undefined;
  return {
    title: findTitle(steps),
    description: schema.description ?? list?.description,
    rule: schema.rule ?? steps.at(-1)?.union?.rule ?? steps.at(-2)?.schema.rule,
    type: schema.type === undefined ? undefined : describeType(schema.type),
    unit: schema.unit,
    minimum: schema.minimum,
    maximum: schema.maximum,
    default: schema.default,
    values,
    meaning: values?.find((choice) => choice.value === value)?.description,
    refersTo: schema.refersTo ?? deref(root, schema.items ?? {}).refersTo,
    takes: schema.takes,
    declaredIn: schema.declaredIn,
    otherThan: schema.otherThan,
    narrowedTo: schema.narrowedTo,
    keysReferTo: schema.keysReferTo,
    declares: schema.declares,
    tableFile: schema.tableFile,
    keys: withoutForbiddenKeys(
      schema.properties ? listKeys(root, schema, value) : listSharedKeys(root, schema, value),
      steps.at(-1)!,
    ),
  };
}

/** Only the title that `describe` returns. */
export function getTitleAt(rulesetId: string, data: object, path: LocatedValue['path']): string | undefined {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return steps.length === path.length + 1 ? findTitle(steps) : undefined;
}

function findTitle(steps: readonly PathStep[]): string | undefined {
  const { schema, key } = steps.at(-1)!;
  // An item without its own title or description uses those of its list.
  return schema.title ?? (typeof key === 'number' ? steps.at(-2)?.schema.title : undefined);
}

function listValues(root: Schema, steps: readonly PathStep[]): KnownValue[] | undefined {
  const { schema, key } = steps.at(-1)!;
  const union = steps.at(-2)?.union;
  if (union && key === union.discriminator?.propertyName)
    return getVariants(root, union).map((variant) => ({
      value: variant.tag,
      description: formatTitle(variant.schema),
    }));
  if (schema.enum) return schema.enum.map((value, index) => ({ value, description: schema.enumDescriptions?.[index] }));
  if (schema.const !== undefined) return [{ value: schema.const }];
  // the keyword that is allowed instead of a list
  const word = /^\^([a-z-]+)\$$/.exec(schema.pattern ?? '')?.[1];
  if (word !== undefined) return [{ value: word }];
  return schema.type === 'boolean' ? [{ value: true }, { value: false }] : undefined;
}

function formatTitle({ title, description }: Schema): string | undefined {
  return title === undefined || description === undefined ? (title ?? description) : `${title}: ${description}`;
}

/** The keys that all variants share, while none is chosen. */
function listSharedKeys(root: Schema, schema: Schema, value: unknown): KnownKey[] | undefined {
  const [first, ...others] = getVariants(root, schema).map((variant) => listKeys(root, variant.schema, value));
  return first?.flatMap((candidate): KnownKey[] => {
    const same = others.map((keys) => keys.find(({ key }) => key === candidate.key));
    if (same.includes(undefined)) return [];
    return [{ ...candidate, required: candidate.required && same.every((key) => key!.required) }];
  });
}

/** Without keys that the schema forbids for objects in this place. */
function withoutForbiddenKeys(
  keys: KnownKey[] | undefined,
  { schema, union = schema }: PathStep,
): KnownKey[] | undefined {
  return union.propertyNames ? keys?.filter(({ key }) => !isKeyForbidden(union, key)) : keys;
}

function listKeys(root: Schema, schema: Schema, value: unknown): KnownKey[] {
  const present = typeof value === 'object' && value !== null ? value : {};
  const keys = Object.keys(schema.properties ?? {}).map((key): KnownKey => {
    const { title, description, rule } = deref(root, getMemberSchema(schema, key)!);
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
