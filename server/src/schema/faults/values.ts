/** Invalid values: of the wrong type, not one of a choice, out of range, of the wrong length or format. */
import { remove, rename, set, type Plain } from '../../model/edit';
import type { Fix } from '../../model/problem';
import { asMapping } from './listed';
import { namePlate, nearestOf, meansOnly, type CodedFinding, type Fault } from './fault';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema } from '../schema';
import {
  firstSentence,
  foundWords,
  inSentence,
  patternWords,
  quoted,
  subject,
  textOf,
  typeWords,
  valueWords,
  ALL_OF_SCHEMA,
} from '../words';

/** If a choice has more values than this, no fixes are offered for each. */
const MANY = 4;

export function wrongType(fault: Fault, root: Schema): CodedFinding {
  const { value, owner, key } = fault;
  const needed = typeWords(fault.schema.type);
  const code = 'schema/type';
  if (value === null) {
    const message =
      `${subject(key)} has no value yet: ${needed} is needed. ${firstSentence(fault.schema.description)}`.trim();
    return { code, message, place: { owner, key } };
  }
  const place = typeof value === 'object' ? namePlate(fault) : { owner, key };
  return {
    code,
    message: `${subject(key)} is ${foundWords(value)}, but ${needed} is needed.${shapeHint(fault)}`,
    place,
    fixes: isListForMapping(fault) ? asMapping(fault, root) : conversions(fault),
  };
}

function isListForMapping({ value, schema }: Fault): boolean {
  return Array.isArray(value) && [schema.type ?? []].flat().includes('object');
}

function shapeHint(fault: Fault): string {
  const { value, schema } = fault;
  const types = [schema.type ?? []].flat();
  if (isListForMapping(fault)) {
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
  return keys.length === 0 ? '' : `, with ${valueWords(keys, 'and')}`;
}

/** Fixes that convert a value to the required type. */
function conversions({ value, schema, owner, key }: Fault): Fix[] {
  if (key === undefined || !isScalar(value)) return [];
  const types = [schema.type ?? []].flat();
  const to = (converted: Plain, shown: string): Fix[] => [
    {
      title: `Change to ${shown}`,
      edits: [set(owner as Record<string | number, Plain>, key, converted)],
      preferred: true,
    },
  ];
  const text = textOf(value).trim();
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (
    wantsNumber &&
    typeof value === 'string' &&
    /^[+-]?\d+(\.\d+)?$/.test(text) &&
    (types.includes('number') || Number.isInteger(Number(text)))
  )
    return to(Number(text), `the number \`${Number(text)}\``);
  const spelled = SPELLED.indexOf(text.toLowerCase());
  if (wantsNumber && spelled >= 0) return to(spelled, `the number \`${spelled}\``);
  if (types.includes('boolean') && TRUTHS.has(text.toLowerCase())) {
    const truth = TRUTHS.get(text.toLowerCase())!;
    return to(truth, `\`${truth}\``);
  }
  if (types.includes('string')) return to(text, `the text \`"${text}"\``);
  if (types.includes('array') && [schema.items?.type ?? []].flat().includes(typeof value))
    return to([value], `a list with this item`);
  return [];
}

/** Number words by index. */
const SPELLED: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'on', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'off', 'false', '0'].map((word) => [word, false] as const),
]);

export function wrongValue({ value, owner, key, schema }: Fault, known: readonly Scalar[]): CodedFinding {
  const text = textOf(value);
  const near = known.find((one) => String(one) === text) ?? nearestOf(text, known);
  const offered = near !== undefined && value !== null ? [near] : known.length <= MANY ? known : [];
  return {
    code: 'schema/value',
    message: `${notKnown(value, key, near)} ${known.length === 1 ? 'It is always' : 'It is one of'} ${valueWords(known, undefined, ALL_OF_SCHEMA)}.`,
    place: typeof value === 'object' && value !== null ? { owner, key, onKey: true } : { owner, key },
    fixes:
      key === undefined
        ? []
        : offered.map((one) => ({
            title: `Change to \`${one}\`${meaning(schema, one)}`,
            edits: [set(owner as Record<string | number, Plain>, key, one)],
            preferred: known.length === 1 || (one === near && meansOnly(text, String(near), known.map(String))),
          })),
  };
}

/** Explains why a value is none of the permitted ones. `"3"` and `3` look alike once quoted: then the message names the type. */
function notKnown(value: Fault['value'], key: Fault['key'], near: Scalar | undefined): string {
  if (value === null) return `${subject(key)} has no value yet.`;
  if (near === undefined) return `${subject(key)} cannot be ${quoted(value)}.`;
  if (quoted(near) === quoted(value)) {
    return `${subject(key)} is ${foundWords(value)}, but the ${typeof near === 'string' ? 'text' : typeof near} \`${near}\` is needed.`;
  }
  return `${subject(key)} cannot be ${quoted(value)}. Did you mean \`${near}\`?`;
}

function meaning(schema: Schema, value: Scalar): string {
  const description = schema.enumDescriptions?.[schema.enum?.indexOf(value) ?? -1];
  return description ? `: ${description.replace(/\.$/, '')}` : '';
}

export function outOfRange({ value, owner, key, params, schema }: Fault, which: 'smallest' | 'largest'): CodedFinding {
  const limit = params['limit'] as number;
  const to = (number: number, why: string): Fix => ({
    title: `Change to ${number}${why}`,
    edits: [set(owner as Record<string | number, Plain>, key!, number)],
  });
  // A minus sign by mistake: `count: -5`.
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isPositive = typeof value === 'number' && value < 0 && -value >= minimum && -value <= maximum;
  return {
    code: 'schema/range',
    message: `${subject(key)} is ${textOf(value)}, but the ${which} number allowed is ${limit}.`,
    place: { owner, key },
    fixes: key === undefined ? [] : [...(isPositive ? [to(-value, '')] : []), to(limit, `, the ${which} allowed`)],
  };
}

export function wrongLength(
  { value, owner, key, params }: Fault,
  bound: 'least' | 'most',
  thing: string,
): CodedFinding {
  const limit = params['limit'] as number;
  const length = (value as unknown[] | string).length;
  const count = (number: number) => `${number} ${thing}${number === 1 ? '' : 's'}`;
  const place = Array.isArray(value) && typeof key === 'string' ? { owner, key, onKey: true } : { owner, key };
  return {
    code: 'schema/length',
    message: `${subject(key)} holds ${count(length)}, but at ${bound} ${count(limit)} must stand here.`,
    place,
  };
}

export function repeated({ value, params }: Fault): CodedFinding {
  const { i, j } = params as { i: number; j: number };
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const list = value as Plain[];
  return {
    code: 'schema/repeated',
    message: 'This stands in the list already; once is enough.',
    place: { owner: list, key: second },
    related: [{ message: 'It stands here already.', place: { owner: list, key: first } }],
    fixes: [{ title: 'Remove the repetition', edits: [remove(list, second)], preferred: true }],
  };
}

export function wrongForm(fault: Fault): CodedFinding {
  const { value, owner, key, params, propertyName, schema } = fault;
  if (propertyName !== undefined && Object.hasOwn(schema.properties ?? {}, propertyName)) return keyNotHere(fault);
  const needed = patternWords(params['pattern'] as string);
  if (propertyName === undefined)
    return {
      code: 'schema/form',
      message: `${subject(key)} cannot be ${quoted(value)}: ${needed} are needed.`,
      place: { owner, key },
    };
  const better = propertyName
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const holder = value as Record<string, unknown>;
  const fits = better !== '' && new RegExp(params['pattern'] as string).test(better) && !Object.hasOwn(holder, better);
  return {
    code: 'schema/form',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${inSentence(schema.title)}\`` : 'this'}: ${needed} are needed.`,
    place: { owner: holder, key: propertyName, onKey: true },
    fixes: fits
      ? [{ title: `Rename to \`${better}\``, edits: [rename(holder, propertyName, better)], preferred: true }]
      : [],
  };
}

/** A key that is forbidden for objects in this place. */
function keyNotHere({ value, propertyName = '', schema }: Fault): CodedFinding {
  const holder = value as Record<string, Plain>;
  return {
    code: 'schema/unknown-key',
    message: `\`${propertyName}\` cannot be a key of ${schema.title ? `\`${inSentence(schema.title)}\`` : 'this'} here. Remove it.`,
    place: { owner: holder, key: propertyName, onKey: true },
    fixes: [{ title: `Remove \`${propertyName}\``, edits: [remove(holder, propertyName)], preferred: true }],
  };
}

/** Fallback for keywords without their own message: shows the place and the schema's description. */
export function otherwise({ owner, key, schema, keyword }: Fault): CodedFinding {
  const description = schema.description ? ` ${schema.description}` : '';
  return {
    code: 'schema/invalid',
    message: `${subject(key)} does not fit (${keyword}).${description}`,
    place: { owner, key },
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
