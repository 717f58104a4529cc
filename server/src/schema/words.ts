/** Wording of messages about schemas. */
import type { Scalar, Schema } from './schema';

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: '`true` or `false`',
  object: 'a mapping of keys',
  array: 'a list',
  null: 'nothing',
};

/** `a whole number`, `a mapping of keys or text`. */
export function describeType(type: Schema['type']): string {
  const types = type === undefined ? [] : typeof type === 'string' ? [type] : type;
  return joinAlternatives(types.map((name) => TYPES[name] ?? name));
}

/** Type of an actual value in words: `text`, `a number with decimals`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number with decimals';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? `\`${value}\`` : 'a mapping of keys';
}

/** `a`, `a or b`, `a, b or c`, or with another joiner. */
export function joinAlternatives(words: readonly string[], joiner = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

/** Converts a scalar to text. Lists and mappings give an empty string, since the text of an object depends on its keys. */
export function formatScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

/** Formats a value for a sentence: a scalar as code, a list or mapping in words. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `\`${value}\``
    : describeValue(value);
}

/** Number of values that a message lists at most. */
const MAX_LISTED = 12;

/** Limit for the values of a schema: a user who does not know them finds them nowhere else. */
export const MAX_LISTED_VALUES = 40;

/** Lists values as code, truncated if there are many: `` `clear`, `rain` or `storm` ``. @param limit number of values to list */
export function formatValues(values: readonly Scalar[], joiner?: 'and', limit = MAX_LISTED): string {
  const code = values.slice(0, limit).map((value) => `\`${value}\``);
  if (values.length <= limit) return joinAlternatives(code, joiner);
  return `${code.join(', ')} and ${values.length - limit} more`;
}

/** Formats a kind of id for a sentence: `taskForce` becomes `task force`. */
export function describeKind(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The first sentence of a description. */
export function getFirstSentence(description: string | undefined): string {
  return /^.*?[.!?](?=\s|$)/s.exec(description ?? '')?.[0] ?? description ?? '';
}

/** Subject of a sentence about an invalid value: `` `attack` ``, or `This item` in a list. */
export function describeKey(key: string | number | undefined): string {
  return typeof key === 'string' ? `\`${key}\`` : key === undefined ? 'The scenario' : 'This item';
}

/** The required characters as the subject of a sentence with a plural verb; the pattern itself if there is no wording for it. */
export function describePattern(pattern: string): string {
  return PATTERNS[pattern] ?? `characters that match \`${pattern}\``;
}

const PATTERNS: Readonly<Record<string, string>> = {
  '^[0-9a-f]{64}$': '64 characters, digits and small letters from a to f,',
  '^[A-Za-z0-9][A-Za-z0-9._-]*$': 'letters, digits, `.`, `_` and `-`, beginning with a letter or digit',
  '^[a-z][a-z0-9-]*$': 'small letters, digits and `-`, beginning with a letter',
  '^[1-9][0-9]?$': 'whole numbers from 1 to 99',
  '^by-value$': 'unit types in a list, or the word `by-value`',
  '^(-|(\\d*[XDA])( \\d*[XDA])*)$': 'effects with spaces between them, such as `X D 2A`, or `-` for none',
};
