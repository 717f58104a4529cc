/** Invalid values: of the wrong type, not one of a choice, out of range, of the wrong length or format. */
import { removeMember, renameMember, setMember, type Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { listAsMappingFixes } from './list-as-mapping';
import {
  identifyingPlace,
  findNearestValue,
  isOnlyCandidate,
  type CodedViolation,
  type SchemaError,
} from './schema-error';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema } from '../schema';
import {
  firstSentence,
  describeValue,
  inSentence,
  describePattern,
  formatValue,
  describeKey,
  scalarText,
  describeType,
  formatValues,
  MAX_LISTED_OF_SCHEMA,
} from '../words';

/** If a choice has more values than this, no fixes are offered for each. */
const MAX_FIXES = 4;

export function reportWrongType(error: SchemaError, root: Schema): CodedViolation {
  const { value, owner, key } = error;
  const requirement = describeType(error.schema.type);
  const code = 'schema/type';
  if (value === null) {
    const message =
      `${describeKey(key)} has no value yet: ${requirement} is needed. ${firstSentence(error.schema.description)}`.trim();
    return { code, message, place: { owner, key } };
  }
  const place = typeof value === 'object' ? identifyingPlace(error) : { owner, key };
  return {
    code,
    message: `${describeKey(key)} is ${describeValue(value)}, but ${requirement} is needed.${shapeHint(error)}`,
    place,
    fixes: isListForMapping(error) ? listAsMappingFixes(error, root) : convertValue(error),
  };
}

function isListForMapping({ value, schema }: SchemaError): boolean {
  return Array.isArray(value) && [schema.type ?? []].flat().includes('object');
}

function shapeHint(error: SchemaError): string {
  const { value, schema } = error;
  const types = [schema.type ?? []].flat();
  if (isListForMapping(error)) {
    if (!(value as readonly unknown[]).every(isMapping)) return ` It is written as \`key: value\`${keysHint(schema)}.`;
    return ' Remove the `- ` or the brackets.';
  }
  if (!Array.isArray(value) && types.includes('array'))
    return ' Begin each item with `- ` on a line of its own, or put brackets around it.';
  return '';
}

/** Names some keys of the required mapping. */
function keysHint({ properties = {}, required = [] }: Schema): string {
  const keys = required.length > 0 ? required : Object.keys(properties).slice(0, 3);
  return keys.length === 0 ? '' : `, with ${formatValues(keys, 'and')}`;
}

/** Fixes that convert a value to the required type. */
function convertValue({ value, schema, owner, key }: SchemaError): Fix[] {
  if (key === undefined || !isScalar(value)) return [];
  const types = [schema.type ?? []].flat();
  const changeTo = (converted: Plain, shown: string): Fix[] => [
    {
      title: `Change to ${shown}`,
      edits: [setMember(owner as Record<string | number, Plain>, key, converted)],
      preferred: true,
    },
  ];
  const text = scalarText(value).trim();
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
  { value, owner, key, schema }: SchemaError,
  allowedValues: readonly Scalar[],
): CodedViolation {
  const text = scalarText(value);
  const near = allowedValues.find((candidate) => String(candidate) === text) ?? findNearestValue(text, allowedValues);
  const candidates =
    near !== undefined && value !== null ? [near] : allowedValues.length <= MAX_FIXES ? allowedValues : [];
  return {
    code: 'schema/value',
    message: `${invalidValueMessage(value, key, near)} ${allowedValues.length === 1 ? 'It is always' : 'It is one of'} ${formatValues(allowedValues, undefined, MAX_LISTED_OF_SCHEMA)}.`,
    place: typeof value === 'object' && value !== null ? { owner, key, onKey: true } : { owner, key },
    fixes:
      key === undefined
        ? []
        : candidates.map((candidate) => ({
            title: `Change to \`${candidate}\`${choiceMeaning(schema, candidate)}`,
            edits: [setMember(owner as Record<string | number, Plain>, key, candidate)],
            preferred:
              allowedValues.length === 1 ||
              (candidate === near && isOnlyCandidate(text, String(near), allowedValues.map(String))),
          })),
  };
}

/** Explains why a value is none of the permitted ones. `"3"` and `3` look alike once quoted: then the message names the type. */
function invalidValueMessage(value: SchemaError['value'], key: SchemaError['key'], near: Scalar | undefined): string {
  if (value === null) return `${describeKey(key)} has no value yet.`;
  if (near === undefined) return `${describeKey(key)} cannot be ${formatValue(value)}.`;
  if (formatValue(near) === formatValue(value)) {
    return `${describeKey(key)} is ${describeValue(value)}, but the ${typeof near === 'string' ? 'text' : typeof near} \`${near}\` is needed.`;
  }
  return `${describeKey(key)} cannot be ${formatValue(value)}. Did you mean \`${near}\`?`;
}

function choiceMeaning(schema: Schema, value: Scalar): string {
  const description = schema.enumDescriptions?.[schema.enum?.indexOf(value) ?? -1];
  return description ? `: ${description.replace(/\.$/, '')}` : '';
}

export function reportOutOfRange(
  { value, owner, key, params, schema }: SchemaError,
  which: 'smallest' | 'largest',
): CodedViolation {
  const limit = params['limit'] as number;
  const changeTo = (number: number, why: string): Fix => ({
    title: `Change to ${number}${why}`,
    edits: [setMember(owner as Record<string | number, Plain>, key!, number)],
  });
  // A minus sign by mistake: `count: -5`.
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isSignError = typeof value === 'number' && value < 0 && -value >= minimum && -value <= maximum;
  return {
    code: 'schema/range',
    message: `${describeKey(key)} is ${scalarText(value)}, but the ${which} number allowed is ${limit}.`,
    place: { owner, key },
    fixes:
      key === undefined
        ? []
        : [...(isSignError ? [changeTo(-value, '')] : []), changeTo(limit, `, the ${which} allowed`)],
  };
}

export function reportWrongLength(
  { value, owner, key, params }: SchemaError,
  bound: 'least' | 'most',
  thing: string,
): CodedViolation {
  const limit = params['limit'] as number;
  const length = (value as unknown[] | string).length;
  const count = (number: number) => `${number} ${thing}${number === 1 ? '' : 's'}`;
  const place = Array.isArray(value) && typeof key === 'string' ? { owner, key, onKey: true } : { owner, key };
  return {
    code: 'schema/length',
    message: `${describeKey(key)} holds ${count(length)}, but at ${bound} ${count(limit)} must stand here.`,
    place,
  };
}

export function reportRepeatedItem({ value, params }: SchemaError): CodedViolation {
  const { i, j } = params as { i: number; j: number };
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const list = value as Plain[];
  return {
    code: 'schema/repeated',
    message: 'This stands in the list already; once is enough.',
    place: { owner: list, key: second },
    related: [{ message: 'It stands here already.', place: { owner: list, key: first } }],
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
  const holder = value as Record<string, unknown>;
  const isReplacementValid =
    replacement !== '' &&
    new RegExp(params['pattern'] as string).test(replacement) &&
    !Object.hasOwn(holder, replacement);
  return {
    code: 'schema/form',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${inSentence(schema.title)}\`` : 'this'}: ${requirement} are needed.`,
    place: { owner: holder, key: propertyName, onKey: true },
    fixes: isReplacementValid
      ? [
          {
            title: `Rename to \`${replacement}\``,
            edits: [renameMember(holder, propertyName, replacement)],
            preferred: true,
          },
        ]
      : [],
  };
}

/** A key that is forbidden for objects in this place. */
function reportForbiddenKey({ value, propertyName = '', schema }: SchemaError): CodedViolation {
  const holder = value as Record<string, Plain>;
  return {
    code: 'schema/unknown-key',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${inSentence(schema.title)}\`` : 'this'} here. Remove it.`,
    place: { owner: holder, key: propertyName, onKey: true },
    fixes: [{ title: `Remove \`${propertyName}\``, edits: [removeMember(holder, propertyName)], preferred: true }],
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
