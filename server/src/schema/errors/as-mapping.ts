/** Fixes for a list or a single value in place of a mapping. */
import type { ComparisonBudget } from '../../model/nearest';
import { setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { isMapping } from '../../model/values';
import { deref, getMemberSchema, type Scalar, type Schema } from '../schema';
import { findNearestValue, isOnlyCandidate, suggestValue, type SchemaError } from './schema-error';

type Mapping = Readonly<Record<string, Plain>>;

export interface MappingConversion {
  readonly title: string;
  readonly mapping: Mapping;
  /** No part of it is a guess. */
  readonly isCertain: boolean;
}

/** Fixes that convert a list or a single value to the required mapping; none if it is unclear which value belongs to which key. */
export function createMappingFixes(error: SchemaError, root: Schema): Fix[] {
  const { key, owner, schema, value } = error;
  if (key === undefined) return [];
  return convertToMappings(value, key, schema, root, error)
    .filter(({ mapping }) => Object.keys(mapping).every((name) => getMemberSchema(schema, name)))
    .map(({ title, mapping, isCertain }) => ({
      title,
      edits: [setMember(owner as Record<string | number, Plain>, key, mapping)],
      preferred: isCertain,
    }));
}

/** The mappings that a value may stand for. */
export function convertToMappings(
  value: unknown,
  key: string | number,
  schema: Schema,
  root: Schema,
  { steps, comparisons }: Pick<SchemaError, 'steps' | 'comparisons'>,
): readonly MappingConversion[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isMapping)) return mergeMappings(value);
  const declaredIds = listDeclaredKeys(steps[0]?.value, root);
  for (const words of splitValue(value)) {
    const conversions = assignKeys(words, key, schema, root, declaredIds, comparisons);
    if (conversions.length > 0) return conversions;
  }
  return [];
}

/** The ways in which a value can be read as a list of values: `summer 1942` as a whole, or as a word and a number. */
function splitValue(value: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [value];
  if (typeof value !== 'string') return typeof value === 'number' ? [[value]] : [];
  const words = value.split(/[\s,]+/).filter((word) => word !== '');
  const splitValues = words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
  if (words.length === 0) return [];
  return splitValues.length > 1 ? [[value], splitValues] : [[value]];
}

/** `- year: 1941` above `- months: jan-feb`: each key has a superfluous dash. */
function mergeMappings(list: readonly Readonly<Record<string, unknown>>[]): readonly MappingConversion[] {
  const members = list.flatMap((item) => Object.entries(item));
  const mapping = Object.fromEntries(members) as Mapping;
  if (Object.keys(mapping).length < members.length || members.length === 0) return [];
  return [{ title: 'Write it without the list', mapping, isCertain: true }];
}

/** `[1941, jan-feb]`: each value is assigned to the key that it fits; missing keys get a plausible value. */
function assignKeys(
  list: readonly unknown[],
  key: string | number,
  schema: Schema,
  root: Schema,
  declaredIds: ReadonlyMap<string, readonly string[]>,
  comparisons: ComparisonBudget,
): readonly MappingConversion[] {
  const keys = listAssignableKeys(key, schema, root);
  const assigned = new Map<string, Scalar>();
  let isCertain = true;
  for (const item of list) {
    const fittingKeys = keys.flatMap(([name, member]) => {
      const match = matchValue(item, member, comparisons);
      return match ? [{ name, member, ...match }] : [];
    });
    const freeKeys = fittingKeys.filter(({ name }) => !assigned.has(name));
    const chosenKey = freeKeys.find(({ member }) => member.enum) ?? freeKeys[0];
    if (!chosenKey) return [];
    isCertain &&= fittingKeys.length === 1 && chosenKey.isExact;
    assigned.set(chosenKey.name, chosenKey.value);
  }
  const required = keys.filter(([name]) => schema.required?.includes(name) === true && !assigned.has(name));
  isCertain &&= required.length === 0;
  let mappings: readonly Mapping[] = [Object.fromEntries(assigned)];
  for (const [name, member] of required) {
    const suggestion = suggestValue(member);
    const candidateIds = (member.refersTo ?? []).flatMap((kind) => declaredIds.get(kind) ?? []);
    const choices = suggestion !== undefined ? [suggestion] : candidateIds.length <= MAX_CHOICES ? candidateIds : [];
    mappings = mappings.flatMap((mapping) => choices.map((choice) => ({ ...mapping, [name]: choice })));
  }
  return mappings.map((mapping) => {
    const members = keys.flatMap(([name]) =>
      Object.hasOwn(mapping, name) ? [[name, mapping[name] as Scalar] as const] : [],
    );
    const memberText = members.map(([name, value]) => `${name}: ${value}`).join(', ');
    return { title: `Write it as \`{ ${memberText} }\``, mapping: Object.fromEntries(members), isCertain };
  });
}

/** If more ids than this are declared for a key, none is suggested. */
const MAX_CHOICES = 4;

/**
 * The keys that a value without a key may belong to: the required ones; if there are none, those whose value is a choice or a reference, and
 * those that begin with the key of the mapping (`convoyPoints` of `convoy`). With their schemas.
 */
function listAssignableKeys(key: string | number, { properties = {}, required = [] }: Schema, root: Schema) {
  const members = Object.entries(properties).map(([name, member]) => [name, deref(root, member)] as const);
  if (required.length > 0) return members.filter(([name]) => required.includes(name));
  return members.filter(
    ([name, member]) => member.enum ?? member.refersTo ?? (typeof key === 'string' && name.startsWith(key)),
  );
}

/** The keys of the root that declare ids, by the kind of id. */
function listDeclaredKeys(data: unknown, root: Schema): ReadonlyMap<string, readonly string[]> {
  const declaredIds = new Map<string, readonly string[]>();
  if (!isMapping(data)) return declaredIds;
  for (const [name, member] of Object.entries(root.properties ?? {})) {
    const { declaresKeys } = deref(root, member);
    const value = data[name];
    if (declaresKeys !== undefined && isMapping(value)) declaredIds.set(declaresKeys, Object.keys(value));
  }
  return declaredIds;
}

/** The allowed value that was meant: the written one if it fits, or the one of a choice that it is a synonym or a typo of. */
function matchValue(
  value: unknown,
  schema: Schema,
  comparisons: ComparisonBudget,
): { readonly value: Scalar; readonly isExact: boolean } | undefined {
  if (fitsSchema(value, schema)) return { value: value as Scalar, isExact: true };
  if (typeof value !== 'string' || !schema.enum) return undefined;
  const nearest = findNearestValue(value, schema.enum, comparisons);
  if (nearest === undefined) return undefined;
  return { value: nearest, isExact: isOnlyCandidate(value, String(nearest), schema.enum.map(String)) };
}

/** Whether a value fits the schema of a key. Free text fits too, although it proves nothing. */
function fitsSchema(
  value: unknown,
  { enum: allowedValues, type, minimum = -Infinity, maximum = Infinity, pattern }: Schema,
): boolean {
  if (allowedValues) return allowedValues.some((allowedValue) => allowedValue === value);
  const types = [type ?? []].flat();
  if (typeof value === 'number')
    return (
      (types.includes('number') || (types.includes('integer') && Number.isInteger(value))) &&
      value >= minimum &&
      value <= maximum
    );
  return (
    typeof value === 'string' &&
    types.includes('string') &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value))
  );
}
