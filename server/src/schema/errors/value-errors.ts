/** Invalid values: of the wrong type, not one of a choice, out of range, of the wrong length or format. */
import { toMidSentence } from '../../model/wording';
import { removeMember, renameMember, setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { createMappingFixes } from './as-mapping';
import {
  findIdentifyingPlace,
  findNearestValue,
  isOnlyCandidate,
  type CodedViolation,
  type SchemaError,
} from './schema-error';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema } from '../schema';
import {
  getFirstSentence,
  describeValue,
  describePattern,
  formatValue,
  describeKey,
  formatScalar,
  describeType,
  formatValues,
  MAX_LISTED_VALUES,
} from '../words';

/** If a choice has more values than this, they are not offered as fixes. */
const MAX_FIXES = 4;

export function reportWrongType(error: SchemaError, root: Schema): CodedViolation {
  const { value, owner, key } = error;
  const requirement = describeType(error.schema.type);
  const code = 'schema/type';
  if (value === null) {
    const message =
      `${describeKey(key)} has no value yet: ${requirement} is needed. ${getFirstSentence(error.schema.description)}`.trim();
    return { code, message, place: { owner, key } };
  }
  const place = typeof value === 'object' ? findIdentifyingPlace(error) : { owner, key };
  const fixes = needsMapping(error) ? createMappingFixes(error, root) : [];
  return {
    code,
    message: `${describeKey(key)} is ${describeValue(value)}, but ${requirement} is needed.${formatShapeHint(error, fixes)}`,
    place,
    fixes: fixes.length > 0 ? fixes : convertValue(error),
  };
}

function needsMapping({ schema }: SchemaError): boolean {
  return [schema.type ?? []].flat().includes('object');
}

function formatShapeHint(error: SchemaError, mappingFixes: readonly Fix[]): string {
  const { value, schema } = error;
  const types = [schema.type ?? []].flat();
  if (Array.isArray(value) && needsMapping(error)) {
    if (value.length > 0 && value.every(isMapping)) return ' Remove the `- ` or the brackets.';
    return ` It is written as \`key: value\`${formatKeysHint(schema)}.`;
  }
  if (schema.type === 'object') {
    const [fix] = mappingFixes;
    if (!fix) return ` It is written as \`key: value\`${formatKeysHint(schema)}.`;
    return ` ${fix.title.replace('Write it as', 'Write')}${fix.preferred === true ? '' : ', for example'}.`;
  }
  if (!Array.isArray(value) && types.includes('array'))
    return ' Begin each item with `- ` on a line of its own, or put brackets around it.';
  return '';
}

/** Names some keys of the required mapping. */
function formatKeysHint({ properties = {}, required = [] }: Schema): string {
  const keys = required.length > 0 ? required : Object.keys(properties).slice(0, 3);
  return keys.length === 0 ? '' : `, with ${formatValues(keys, 'and')}`;
}

/** Fixes that convert a value to the required type. */
function convertValue({ value, schema, owner, key }: SchemaError): Fix[] {
  if (key === undefined || !isScalar(value)) return [];
  const types = [schema.type ?? []].flat();
  const changeTo = (converted: Plain, label: string): Fix[] => [
    {
      title: `Change to ${label}`,
      edits: [setMember(owner as Record<string | number, Plain>, key, converted)],
      preferred: true,
    },
  ];
  const text = formatScalar(value).trim();
  const acceptsNumber = types.includes('integer') || types.includes('number');
  if (
    acceptsNumber &&
    typeof value === 'string' &&
    /^[+-]?\d+(\.\d+)?$/.test(text) &&
    (types.includes('number') || Number.isInteger(Number(text)))
  )
    return changeTo(Number(text), `the number \`${Number(text)}\``);
  const spelledNumber = NUMBER_WORDS.indexOf(text.toLowerCase());
  if (acceptsNumber && spelledNumber >= 0) return changeTo(spelledNumber, `the number \`${spelledNumber}\``);
  if (types.includes('boolean') && BOOLEAN_WORDS.has(text.toLowerCase())) {
    const booleanValue = BOOLEAN_WORDS.get(text.toLowerCase())!;
    return changeTo(booleanValue, `\`${booleanValue}\``);
  }
  if (types.includes('string')) return changeTo(text, `the text \`"${text}"\``);
  if (types.includes('array') && [schema.items?.type ?? []].flat().includes(typeof value))
    return changeTo([value], `a list with this item`);
  return [];
}

/** Number words by index. */
const NUMBER_WORDS: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'on', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'off', 'false', '0'].map((word) => [word, false] as const),
]);

export function reportWrongValue(
  { value, owner, key, schema, comparisons }: SchemaError,
  allowedValues: readonly Scalar[],
): CodedViolation {
  const text = formatScalar(value);
  const nearest =
    allowedValues.find((candidate) => String(candidate) === text) ?? findNearestValue(text, allowedValues, comparisons);
  const candidates =
    nearest !== undefined && value !== null ? [nearest] : allowedValues.length <= MAX_FIXES ? allowedValues : [];
  return {
    code: 'schema/value',
    message: `${formatInvalidValue(value, key, nearest)} ${allowedValues.length === 1 ? 'It is always' : 'It is one of'} ${formatValues(allowedValues, undefined, MAX_LISTED_VALUES)}.`,
    place: typeof value === 'object' && value !== null ? { owner, key, onKey: true } : { owner, key },
    fixes:
      key === undefined
        ? []
        : candidates.map((candidate) => ({
            title: `Change to \`${candidate}\`${formatChoiceDescription(schema, candidate)}`,
            edits: [setMember(owner as Record<string | number, Plain>, key, candidate)],
            preferred:
              allowedValues.length === 1 ||
              (candidate === nearest && isOnlyCandidate(text, String(nearest), allowedValues.map(String))),
          })),
  };
}

/** Explains why a value is none of the permitted ones. `"3"` and `3` look alike once quoted: then the message names the type. */
function formatInvalidValue(value: SchemaError['value'], key: SchemaError['key'], nearest: Scalar | undefined): string {
  if (value === null) return `${describeKey(key)} has no value yet.`;
  if (nearest === undefined) return `${describeKey(key)} cannot be ${formatValue(value)}.`;
  if (formatValue(nearest) === formatValue(value)) {
    return `${describeKey(key)} is ${describeValue(value)}, but the ${typeof nearest === 'string' ? 'text' : typeof nearest} \`${nearest}\` is needed.`;
  }
  return `${describeKey(key)} cannot be ${formatValue(value)}. Did you mean \`${nearest}\`?`;
}

function formatChoiceDescription(schema: Schema, value: Scalar): string {
  const description = schema.enumDescriptions?.[schema.enum?.indexOf(value) ?? -1];
  return description ? `: ${description.replace(/\.$/, '')}` : '';
}

export function reportOutOfRange(
  { value, owner, key, params, schema }: SchemaError,
  extreme: 'smallest' | 'largest',
): CodedViolation {
  const limit = params['limit'] as number;
  const changeTo = (number: number, titleSuffix: string): Fix => ({
    title: `Change to ${number}${titleSuffix}`,
    edits: [setMember(owner as Record<string | number, Plain>, key!, number)],
  });
  // A minus sign by mistake, or a forgotten one: `count: -5`.
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isSignError = typeof value === 'number' && -value >= minimum && -value <= maximum;
  return {
    code: 'schema/range',
    message: `${describeKey(key)} is ${formatScalar(value)}, but the ${extreme} number allowed is ${limit}.`,
    place: { owner, key },
    fixes:
      key === undefined
        ? []
        : [...(isSignError ? [changeTo(-value, '')] : []), changeTo(limit, `, the ${extreme} allowed`)],
  };
}

export function reportWrongLength(
  { value, owner, key, params }: SchemaError,
  bound: 'least' | 'most',
  noun: string,
): CodedViolation {
  const limit = params['limit'] as number;
  const length = (value as unknown[] | string).length;
  const count = (number: number) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const place = Array.isArray(value) && typeof key === 'string' ? { owner, key, onKey: true } : { owner, key };
  return {
    code: 'schema/length',
    message: `${describeKey(key)} has ${count(length)}, but must have at ${bound} ${count(limit)}.`,
    place,
  };
}

export function reportRepeatedItem({ value, params }: SchemaError): CodedViolation {
  const { i, j } = params as { i: number; j: number };
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const list = value as Plain[];
  return {
    code: 'schema/repeated',
    message: 'This is already in the list; once is enough.',
    place: { owner: list, key: second },
    related: [{ message: 'It is listed here already.', place: { owner: list, key: first } }],
    fixes: [{ title: 'Remove the repetition', edits: [removeMember(list, second)], preferred: true }],
  };
}

export function reportWrongFormat(error: SchemaError): CodedViolation {
  const { value, owner, key, params, propertyName, schema } = error;
  if (propertyName !== undefined && Object.hasOwn(schema.properties ?? {}, propertyName))
    return reportForbiddenKey(error);
  const requirement = describePattern(params['pattern'] as string);
  if (propertyName === undefined)
    return {
      code: 'schema/form',
      message: `${describeKey(key)} cannot be ${formatValue(value)}: ${requirement} are needed.`,
      place: { owner, key },
    };
  const replacement = propertyName
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const mapping = value as Record<string, unknown>;
  const isReplacementValid =
    replacement !== '' &&
    new RegExp(params['pattern'] as string).test(replacement) &&
    !Object.hasOwn(mapping, replacement);
  return {
    code: 'schema/form',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${toMidSentence(schema.title)}\`` : 'this'}: ${requirement} are needed.`,
    place: { owner: mapping, key: propertyName, onKey: true },
    fixes: isReplacementValid
      ? [
          {
            title: `Rename to \`${replacement}\``,
            edits: [renameMember(mapping, propertyName, replacement)],
            preferred: true,
          },
        ]
      : [],
  };
}

/** A key that is forbidden for objects in this place. */
function reportForbiddenKey({ value, propertyName = '', schema }: SchemaError): CodedViolation {
  const mapping = value as Record<string, Plain>;
  return {
    code: 'schema/unknown-key',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${toMidSentence(schema.title)}\`` : 'this'} here. Remove it.`,
    place: { owner: mapping, key: propertyName, onKey: true },
    fixes: [{ title: `Remove \`${propertyName}\``, edits: [removeMember(mapping, propertyName)], preferred: true }],
  };
}

/** Fallback for keywords without their own message: shows the place and the schema's description. */
export function reportOtherError({ owner, key, schema, keyword }: SchemaError): CodedViolation {
  const description = schema.description ? ` ${schema.description}` : '';
  return {
    code: 'schema/invalid',
    message: `${describeKey(key)} does not fit (${keyword}).${description}`,
    place: { owner, key },
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
