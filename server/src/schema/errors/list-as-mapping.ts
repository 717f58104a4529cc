/** Fixes for a list in place of a mapping. */
import { setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { isMapping } from '../../model/values';
import { deref, getMemberSchema, type Scalar, type Schema } from '../schema';
import type { SchemaError } from './schema-error';
import { suggestValue } from './key-errors';

/** Fixes that convert a list to the required mapping; none if it is unclear which value belongs to which key. */
export function createListAsMappingFixes({ value, schema, owner, key }: SchemaError, root: Schema): Fix[] {
  const list = value as readonly unknown[];
  if (key === undefined || list.length === 0) return [];
  const conversion = list.every(isMapping) ? mergeMappings(list) : assignKeys(list, schema, root);
  if (!conversion || !Object.keys(conversion.mapping).every((name) => getMemberSchema(schema, name))) return [];
  return [
    {
      title: conversion.title,
      edits: [setMember(owner as Record<string | number, Plain>, key, conversion.mapping)],
      preferred: conversion.isCertain,
    },
  ];
}

interface MappingConversion {
  readonly title: string;
  readonly mapping: Readonly<Record<string, Plain>>;
  /** No part of it is a guess. */
  readonly isCertain: boolean;
}

/** `- year: 1941` above `- months: jan-feb`: each key has a superfluous dash. */
function mergeMappings(list: readonly Readonly<Record<string, unknown>>[]): MappingConversion | undefined {
  const members = list.flatMap((item) => Object.entries(item));
  const mapping = Object.fromEntries(members) as Readonly<Record<string, Plain>>;
  if (Object.keys(mapping).length < members.length || members.length === 0) return undefined;
  return { title: 'Write it without the list', mapping, isCertain: true };
}

/** `[1941, jan-feb]`: each value is assigned to the key that it fits; missing keys get a plausible value. */
function assignKeys(list: readonly unknown[], schema: Schema, root: Schema): MappingConversion | undefined {
  const requiredKeys = (schema.required ?? []).map(
    (key) => [key, deref(root, getMemberSchema(schema, key) ?? {})] as const,
  );
  const assigned = new Map<string, Scalar>();
  let isCertain = true;
  for (const item of list) {
    const fitting = requiredKeys.filter(([, member]) => fits(item, member));
    const free = fitting.filter(([key]) => !assigned.has(key));
    const firstFreeKey = free.find(([, { enum: choice }]) => choice) ?? free[0];
    if (!firstFreeKey) return undefined;
    isCertain &&= fitting.length === 1;
    assigned.set(firstFreeKey[0], item as Scalar);
  }
  const all = requiredKeys.map(([key, member]) => [key, assigned.get(key) ?? suggestValue(member)] as const);
  if (all.some(([, value]) => value === undefined)) return undefined;
  return {
    title: `Write it as \`{ ${all.map(([key, value]) => `${key}: ${String(value)}`).join(', ')} }\``,
    mapping: Object.fromEntries(all) as Readonly<Record<string, Plain>>,
    isCertain: isCertain && assigned.size === requiredKeys.length,
  };
}

/** Whether a value fits the schema of a key. Free text fits too, although it proves nothing. */
function fits(
  value: unknown,
  { enum: choice, type, minimum = -Infinity, maximum = Infinity, pattern }: Schema,
): boolean {
  if (choice) return choice.some((choiceValue) => choiceValue === value);
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
