/** Schema errors, and helpers that all their messages share. */
import { isOnlyMeaning, nearest } from '../../model/nearest';
import type { Place } from '../../model/place';
import type { Finding } from '../../model/problem';
import { nearMeaning, sameMeaning } from '../synonyms';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema, type Step } from '../schema';

/** A validation error with the data and the schema that it is about. */
export interface Fault {
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
export interface CodedFinding extends Finding {
  readonly code: string;
  /** Not shown, because another diagnostic explains it. */
  readonly unsaid?: boolean;
}

/**
 * The place that identifies an object, so that a diagnostic does not underline all of its lines: its key, or for a list item its id, type
 * or first string member.
 */
export function namePlate({ owner, key, value, steps }: Pick<Fault, 'owner' | 'key' | 'value' | 'steps'>): Place {
  if (typeof key === 'string') return { owner, key, onKey: true };
  if (!isMapping(value)) return key === undefined ? { owner } : { owner, key };
  const tag = steps.at(-1)?.union?.discriminator?.propertyName;
  const shown = ['id', tag, ...Object.keys(value)].find(
    (name) => name !== undefined && typeof value[name] === 'string',
  );
  return shown === undefined ? { owner: value } : { owner: value, key: shown };
}

/** The known key that was most likely intended by an unknown one. */
export function misspelled(fault: Fault): string | undefined {
  const key = fault.params['additionalProperty'] as string;
  const known = freeKeys(fault);
  return wordMeant(key, known);
}

/** The known word that is a synonym of a word, or close to it, or a synonym of a word close to it. Synonyms come from other rulebooks. */
function wordMeant(word: string, known: readonly string[]): string | undefined {
  return sameMeaning(word, known) ?? nearest(word, known) ?? nearMeaning(word, known);
}

/** Keys of the schema that the mapping does not have yet. */
export function freeKeys({ schema: { properties = {} }, value }: Pick<Fault, 'schema' | 'value'>): readonly string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(value as object, key));
}

/** The known value that was most likely intended by an unknown one. */
export function nearestOf(word: string, known: readonly Scalar[]): Scalar | undefined {
  const words = known.map(String);
  const near = wordMeant(word, words);
  return near === undefined ? undefined : known.find((one) => String(one) === near);
}

/** Whether only one known word can be intended: it is a typo away, or the other rulebook's word for the same thing. */
export function meansOnly(word: string, meant: string, known: readonly string[]): boolean {
  return sameMeaning(word, known) === meant || isOnlyMeaning(word, meant, known);
}
