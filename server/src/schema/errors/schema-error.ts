/** Schema errors, and helpers that all their messages share. */
import { toMidSentence } from '../../model/wording';
import { type ComparisonBudget, isUnambiguous, findNearest } from '../../model/nearest';
import type { Place } from '../../model/place';
import type { Fix, Violation } from '../../model/diagnostic';
import type { MissingId } from '../../model/ids';
import { findNearSynonym, findSynonym, type WordRole } from '../synonyms';
import { isMapping } from '../../model/values';
import { isRootSchema, type Scalar, type Schema, type PathStep } from '../schema';

/** A validation error with the data and the schema that it is about. */
export interface SchemaError {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if a key is invalid rather than its value. */
  readonly propertyName?: string;
  /** Path of the value as text: two errors are about the same value if it is equal. */
  readonly path: string;
  /** From the part, or the root, to the value. */
  readonly steps: readonly PathStep[];
  readonly value: unknown;
  readonly schema: Schema;
  /** Parent of the value, with its key; without a key the owner is the value itself. */
  readonly owner: object;
  readonly key?: string | number;
  /** Shared by all errors of the part: only the first of thousands of unknown words get suggestions. */
  readonly comparisons: ComparisonBudget;
}

/** A diagnostic without severity and rule. */
export interface CodedViolation extends Violation {
  readonly code: string;
  readonly missingId?: MissingId;
  /** Not shown, because another diagnostic explains it. */
  readonly isHidden?: boolean;
}

/**
 * The place that identifies an object, so that a diagnostic does not underline all of its lines: its key, or for a list item its id, type
 * or first string member.
 */
export function findIdentifyingPlace({
  owner,
  key,
  value,
  steps,
}: Pick<SchemaError, 'owner' | 'key' | 'value' | 'steps'>): Place {
  if (typeof key === 'string') return { owner, key, onKey: true };
  if (!isMapping(value)) return key === undefined ? { owner } : { owner, key };
  const tag = steps.at(-1)?.union?.discriminator?.propertyName;
  const shownKey = ['id', tag, ...Object.keys(value)].find(
    (name) => name !== undefined && typeof value[name] === 'string',
  );
  return shownKey === undefined ? { owner: value } : { owner: value, key: shownKey };
}

/** The known key that was most likely intended by an unknown one. */
export function findIntendedKey(
  error: SchemaError,
  key = error.params['additionalProperty'] as string,
): string | undefined {
  return findIntendedWord(key, listMissingKeys(error), getKeyRole(error), error.comparisons, getHolderKey(error));
}

/** Whether only one known key can be intended by an unknown one. */
export function isOnlyKey(key: string, intended: string, error: SchemaError): boolean {
  const candidates = listMissingKeys(error);
  return (
    findSynonym(key, candidates, getKeyRole(error), getHolderKey(error)) === intended ||
    isUnambiguous(key, intended, candidates)
  );
}

function getKeyRole({ schema }: SchemaError): WordRole {
  return isRootSchema(schema) ? 'root' : 'key';
}

function getHolderKey({ key }: SchemaError): string | undefined {
  return typeof key === 'string' ? key : undefined;
}

/** The known word that is a synonym of a word, or close to it, or a synonym of a word close to it. */
function findIntendedWord(
  word: string,
  candidates: readonly string[],
  role: WordRole,
  comparisons: ComparisonBudget,
  holder?: string,
): string | undefined {
  return (
    findSynonym(word, candidates, role, holder) ??
    findNearest(word, candidates, comparisons) ??
    findNearSynonym(word, candidates, role, holder, comparisons)
  );
}

/** Keys of the schema that the mapping does not have yet. */
export function listMissingKeys({
  schema: { properties = {} },
  value,
}: Pick<SchemaError, 'schema' | 'value'>): readonly string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(value as object, key));
}

/** The known value that was most likely intended by an unknown one. */
export function findNearestValue(
  word: string,
  candidates: readonly Scalar[],
  comparisons: ComparisonBudget,
): Scalar | undefined {
  const words = candidates.map(String);
  const near = findIntendedWord(word, words, 'value', comparisons);
  return near === undefined ? undefined : candidates.find((candidate) => String(candidate) === near);
}

/** Whether only one known value can be intended: it is a typo away, or the other rulebook's word for the same thing. */
export function isOnlyCandidate(word: string, intended: string, candidates: readonly string[]): boolean {
  return findSynonym(word, candidates, 'value') === intended || isUnambiguous(word, intended, candidates);
}

export interface ErrorMessage {
  readonly message: string;
  readonly fixes?: readonly Fix[];
}

/** A mapping in words: `a scenario`, or its title or key as code. */
export function describeHolder({ schema, key }: Pick<PathStep, 'schema' | 'key'>): string {
  if (isRootSchema(schema)) return 'a scenario';
  if (schema.title) return `\`${toMidSentence(schema.title)}\``;
  return typeof key === 'string' ? `\`${key}\`` : 'this';
}

/** A plausible value for a missing key: the default, the only value, or the first choice. Numbers are not guessed. */
export function suggestValue(schema: Schema): Scalar | undefined {
  const { default: defaultValue } = schema;
  if (typeof defaultValue === 'string' || typeof defaultValue === 'number' || typeof defaultValue === 'boolean')
    return defaultValue;
  const [first] = schema.enum ?? [];
  return schema.const ?? (typeof first === 'string' ? first : undefined);
}
