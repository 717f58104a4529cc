/**
 * Dice that both sides of a game by mail trust. Each side first shows a hash of a secret word, then the word; the seed follows from all words.
 * Whoever shows a hash cannot change the word any more, and whoever chooses a word does not know the others.
 */
import { sha256 } from '../dice/sha256';

/** The commitments for a combat, as a file has them. */
export interface FairDice {
  /** Hash of the combat as it was when the first side committed. */
  readonly combat: string;
  readonly sides: Readonly<Record<string, Commitment>>;
}

export interface Commitment {
  readonly hash: string;
  readonly word?: string;
}

/** What the words belong to. A hash for one combat or side fits no other. */
export interface FairSubject {
  /** Id of the combat. */
  readonly id: string;
  /** Hash of the combat. */
  readonly combat: string;
}

/** Shorter words could be found by trying. */
export const minWordLength = 20;

/** A word as it counts: without the differences that mail and typing make. */
export function normalizeWord(word: string): string {
  return word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The hash that commitments bind a combat by. @param text everything that it depends on */
export function hashCombat(text: string): string {
  return sha256(JSON.stringify(['asdic fair dice 1: combat', text]));
}

/** A secret word that nobody can guess. @param bytes random, at least 16: one for each letter or digit */
export function makeWord(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The hash that a side shows before its word. @throws RangeError if the word is too short */
export function commitWord({ id, combat }: FairSubject, side: string, word: string): string {
  const secret = normalizeWord(word);
  if (secret.length < minWordLength)
    throw new RangeError(`A secret word has at least ${minWordLength} characters, and this has ${secret.length}.`);
  return sha256(JSON.stringify(['asdic fair dice 1: word', id, combat, side, secret]));
}

/** Whether the word of a side fits its hash. */
export function fitsHash(subject: FairSubject, side: string, { hash, word }: Commitment): boolean {
  return word !== undefined && normalizeWord(word).length >= minWordLength && commitWord(subject, side, word) === hash;
}

/** The seed that follows from the words of all sides; undefined unless every side has shown the word of its hash. */
export function deriveSeed(id: string, { combat, sides }: FairDice, sideNames: readonly string[]): number | undefined {
  const words: string[] = [];
  for (const side of [...sideNames].sort()) {
    const commitment = sides[side];
    if (!commitment || !fitsHash({ id, combat }, side, commitment)) return undefined;
    words.push(side, normalizeWord(commitment.word!));
  }
  return Number.parseInt(sha256(JSON.stringify(['asdic fair dice 1: seed', id, combat, ...words])).slice(0, 8), 16);
}
