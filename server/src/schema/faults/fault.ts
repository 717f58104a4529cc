/** A fault that a validator found, and what all wordings of faults share. */
import { isOnlyMeaning, nearest } from '../../model/nearest';
import type { Place } from '../../model/place';
import type { Finding } from '../../model/problem';
import { nearMeaning, sameMeaning } from '../synonyms';
import { isMapping } from '../../model/values';
import { type Scalar, type Schema, type Step } from '../schema';

/** An error of a validator, with the data and the schema that it is about. */
export interface Fault {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when a key, not its value, is wrong. */
  readonly propertyName?: string;
  /** Of the value, as text: to tell whether two faults are of the same. */
  readonly path: string;
  /** From the part, or the root, to the value. */
  readonly steps: readonly Step[];
  readonly value: unknown;
  readonly schema: Schema;
  /** What holds the value, and under which key; without a key the owner is the value. */
  readonly owner: object;
  readonly key?: string | number;
}

/** A finding under its code. */
export interface CodedFinding extends Finding {
  readonly code: string;
  /** Another problem says it. */
  readonly unsaid?: boolean;
}

/**
 * Where to show what concerns an object as a whole, without painting all of its lines: its key, or in a list its id, its type, or whatever
 * it begins with.
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

/** The known key that an unknown one stands for. */
export function misspelled(fault: Fault): string | undefined {
  const key = fault.params['additionalProperty'] as string;
  const known = freeKeys(fault);
  return wordMeant(key, known);
}

/** The word of another rulebook for a known one, a known one that is mistyped, or a word of another rulebook that is. */
function wordMeant(word: string, known: readonly string[]): string | undefined {
  return sameMeaning(word, known) ?? nearest(word, known) ?? nearMeaning(word, known);
}

/** The keys that the schema knows and the mapping lacks. */
export function freeKeys({ schema: { properties = {} }, value }: Pick<Fault, 'schema' | 'value'>): readonly string[] {
  return Object.keys(properties).filter((key) => !Object.hasOwn(value as object, key));
}

/** The known value that a mistyped one stands for. */
export function nearestOf(word: string, known: readonly Scalar[]): Scalar | undefined {
  const words = known.map(String);
  const near = wordMeant(word, words);
  return near === undefined ? undefined : known.find((one) => String(one) === near);
}

/** Whether a word can mean nothing but a known one: it is only a typo away, or the word of another rulebook for the same thing. */
export function meansOnly(word: string, meant: string, known: readonly string[]): boolean {
  return sameMeaning(word, known) === meant || isOnlyMeaning(word, meant, known);
}
