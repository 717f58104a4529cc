/** `expect:` of a combat as data: a tree of numbers, words and ranges by the paths of the combat's measures and labels. */
import type { Place } from './place';

/** Where `expect:` says what the odds must be; everything else in it is about the dice of the file. */
export const oddsKeyOfExpect = 'odds';

/**
 * Whether a combat tells its rounds apart: only where their number is expected, for it makes the combat many times larger. Nothing else that
 * is expected changes a combat or its odds.
 */
export function countsRounds({ expect }: { readonly expect?: object }): boolean {
  return (expect as { readonly rounds?: unknown } | undefined)?.rounds !== undefined;
}

/** Bounds of a number, both included. */
export type Range = { readonly min?: number; readonly max?: number };

/** One thing that is expected. */
export interface Leaf {
  readonly path: readonly string[];
  readonly value: number | string | Range;
  readonly place: Place;
}

/** The numbers, words and ranges of a tree of expectations, each with its keys from there. */
export function* leaves(of: object, path: readonly string[]): Generator<Leaf> {
  for (const [key, value] of Object.entries(of) as [string, unknown][]) {
    const place = { owner: of, key };
    const inner = [...path, key];
    if (typeof value === 'number' || typeof value === 'string' || isRange(value)) yield { path: inner, value, place };
    else if (typeof value === 'object' && value !== null) yield* leaves(value, inner);
  }
}

/** `{ min, max }`, one or both: the only object that stands for a number. */
export function isRange(value: unknown): value is Range {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === 'min' || key === 'max');
}

/** Whether what was found is what is expected: the same, or within the range. */
export function meets(found: number | string, expected: Leaf['value']): boolean {
  if (typeof expected !== 'object') return found === expected;
  const { min = -Infinity, max = Infinity } = expected;
  return typeof found === 'number' && min <= found && found <= max;
}

/** `6`, `at least 2`, `2 to 4`; a word as it is written. */
export function expectedInWords(expected: Leaf['value']): string {
  if (typeof expected !== 'object') return String(expected);
  const { min, max } = expected;
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}
