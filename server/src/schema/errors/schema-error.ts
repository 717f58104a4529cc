/** Schema errors, and helpers that all their messages share. */
import { isUnambiguous, findNearest } from '../../model/nearest';
import type { Place } from '../../model/place';
import type { Violation } from '../../model/diagnostic';
import { findNearSynonym, findSynonym } from '../synonyms';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema, type Step } from '../schema';

/** A validation error with the data and the schema that it is about. */
export interface SchemaError {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if a key is invalid rather than its value. */
  readonly propertyName?: string;
  /** Path of the value as text: two errors are about the same value if it is equal. */
  readonly path: string;
  /** From the part, or the root, to the value. */
  readonly steps: readonly Step[];
  readonly value: unknown;
  readonly schema: Schema;
  /** Parent of the value, with its key; without a key the owner is the value itself. */
  readonly owner: object;
  readonly key?: string | number;
}

/** A diagnostic without severity and rule. */
export interface CodedViolation extends Violation {
  readonly code: string;
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
export function findIntendedKey(error: SchemaError): string | undefined {
  const key = error.params['additionalProperty'] as string;
  const candidates = listMissingKeys(error);
  return findIntendedWord(key, candidates);
}

/** The known word that is a synonym of a word, or close to it, or a synonym of a word close to it. Synonyms come from other rulebooks. */
function findIntendedWord(word: string, candidates: readonly string[]): string | undefined {
  return findSynonym(word, candidates) ?? findNearest(word, candidates) ?? findNearSynonym(word, candidates);
}

/** Keys of the schema that the mapping does not have yet. */
export function listMissingKeys({
  schema: { properties = {} },
  value,
}: Pick<SchemaError, 'schema' | 'value'>): readonly string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(value as object, key));
}

/** The known value that was most likely intended by an unknown one. */
export function findNearestValue(word: string, candidates: readonly Scalar[]): Scalar | undefined {
  const words = candidates.map(String);
  const near = findIntendedWord(word, words);
  return near === undefined ? undefined : candidates.find((candidate) => String(candidate) === near);
}

/** Whether only one known word can be intended: it is a typo away, or the other rulebook's word for the same thing. */
export function isOnlyCandidate(word: string, intended: string, candidates: readonly string[]): boolean {
  return findSynonym(word, candidates) === intended || isUnambiguous(word, intended, candidates);
}
