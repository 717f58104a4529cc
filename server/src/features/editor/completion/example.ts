/** Sensible first values: those of the templates of a ruleset, and otherwise the simplest that the schema allows. */
import type { Plain } from '../../../model/edit';
import { matchesPattern, type Path, valueAt } from '../../../model/place';
import { createDefaultScenario } from '../../../model/starter';
import { isMapping } from '../../../model/values';
import { type Schema, deref, getVariants, getMemberSchema, resolveSchema } from '../../../schema/schema';
import type { Analysis } from '../../analysis/analysis';
import { listTemplates } from '../begin/games';

/** The value at a path in the templates and the new scenarios of a ruleset; undefined if none has it. */
export function findExample(
  { environment }: Pick<Analysis, 'environment'>,
  rulesetId: string,
  data: object,
  path: Path,
): Plain | undefined {
  const starterSet = environment.rulesets.find(({ id }) => id === rulesetId)?.starters;
  if (!starterSet) return undefined;
  const candidates = [
    ...listTemplates(starterSet).map(({ patterns, value, suits }) => ({
      splitPatterns: patterns.map((pattern) => pattern.split('.')),
      ...{ value, suits },
    })),
    ...starterSet.starters.map((starter) => ({
      splitPatterns: [[]],
      value: createDefaultScenario(starter),
      suits: undefined,
    })),
  ];
  for (const { splitPatterns, value, suits } of candidates)
    for (const pattern of splitPatterns) {
      if (pattern.length > path.length || !matchesPattern(pattern.join('.'), path.slice(0, pattern.length))) continue;
      if (suits?.(valueAt(data, path.slice(0, pattern.length - 1))) === false) continue;
      const example = followPath(value, valueAt(data, path.slice(0, pattern.length)), path.slice(pattern.length));
      if (example !== undefined) return example;
    }
  return undefined;
}

/** Follows a path through an example; of a list, through its first item of the type that the data name. */
function followPath(example: Plain | undefined, datum: unknown, [key, ...others]: Path): Plain | undefined {
  if (example === undefined || key === undefined || typeof example !== 'object' || example === null) return example;
  const inner = typeof datum === 'object' && datum !== null ? valueAt(datum, [key]) : undefined;
  if (typeof key === 'string')
    return Array.isArray(example)
      ? undefined
      : followPath((example as Readonly<Record<string, Plain>>)[key], inner, others);
  if (!Array.isArray(example)) return undefined;
  const item = (example as readonly Plain[]).find((candidate) => !isOfOtherType(candidate, inner));
  return followPath(item, inner, others);
}

function isOfOtherType(example: Plain, datum: unknown): boolean {
  const type = isMapping(datum) ? datum['type'] : undefined;
  return isMapping(example) && typeof type === 'string' && example['type'] !== type;
}

/** Whether somebody can write a value: nobody writes the hashes of fair dice, whose sides have no keys of the schema. */
export function canBeWritten(root: Schema, unresolved: Schema): boolean {
  const schema = deref(root, unresolved);
  if ((schema.minProperties ?? 0) > 0 && !schema.properties) return false;
  return (schema.required ?? []).every((key) => canBeWritten(root, getMemberSchema(schema, key) ?? {}));
}

type GetIds = (kinds: readonly string[]) => readonly string[];

/**
 * Completes an example by everything that the schema requires, with the simplest values that it allows.
 * @returns null where there is none, as for a reference while nothing is declared: snippets have an empty tab stop there
 */
export function fillExample(root: Schema, unresolved: Schema, example: Plain | undefined, getIds: GetIds): Plain {
  const union = deref(root, unresolved);
  if (example === undefined && union.examples) return union.examples[0]!;
  if (union.discriminator) return fillVariant(root, union, example, getIds);
  const schema = resolveSchema(root, union, example);
  const types = [schema.type ?? []].flat();
  if (isMapping(example) || (example === undefined && types.includes('object')))
    return fillMembers(root, schema, example ?? {}, getIds);
  if (example !== undefined) return example;
  if (types.includes('array') && !schema.enum) {
    const item = schema.items ? fillExample(root, schema.items, undefined, getIds) : null;
    return item === null ? [] : Array.from({ length: schema.minItems ?? 1 }, () => item);
  }
  return createSimplestScalar(schema, getIds);
}

function fillVariant(root: Schema, union: Schema, example: Plain | undefined, getIds: GetIds): Plain {
  const tag = union.discriminator!.propertyName;
  const members = (isMapping(example) ? example : {}) as Readonly<Record<string, Plain>>;
  const variants = getVariants(root, union);
  const variant = variants.find((candidate) => candidate.tag === members[tag]) ?? variants[0]!;
  return fillMembers(root, variant.schema, { ...members, [tag]: variant.tag }, getIds);
}

function fillMembers(root: Schema, schema: Schema, example: Readonly<Record<string, Plain>>, getIds: GetIds): Plain {
  const keys = [...new Set([...Object.keys(example), ...(schema.required ?? [])])];
  return Object.fromEntries(
    keys.map((key) => [key, fillExample(root, getMemberSchema(schema, key) ?? {}, example[key], getIds)]),
  );
}

function createSimplestScalar(schema: Schema, getIds: GetIds): Plain {
  const { const: constValue, default: defaultValue, enum: choice, minimum = -Infinity, maximum = Infinity } = schema;
  if (constValue !== undefined) return constValue;
  if (['string', 'number', 'boolean'].includes(typeof defaultValue)) return defaultValue as Plain;
  if (choice) return choice.find((value) => value !== null) ?? null;
  const types = [schema.type ?? []].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return Math.min(Math.max(1, minimum), maximum);
  if (!types.includes('string') || schema.tableFile !== undefined) return null;
  if (schema.refersTo) return getIds(schema.refersTo)[0] ?? null;
  const words = (schema.declares ?? schema.title ?? 'text').replaceAll(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  const text = schema.declares === undefined ? words.trim() : words.trim().replaceAll(' ', '-');
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text) ? text : null;
}
