/** `expect:` of a combat as data: a tree of numbers, words and ranges by the paths of the combat's measures and labels. */
import type { Place } from './place';

/** Key of the expected odds in `expect:`; everything else in it is about the dice of the file. */
export const expectOddsKey = 'odds';

/**
 * Whether a combat must count its rounds: only if their number is expected, since it multiplies the states. No other expectation changes a
 * combat or its odds.
 */
export function countsRounds({ expect }: { readonly expect?: object }): boolean {
  return (expect as { readonly rounds?: unknown } | undefined)?.rounds !== undefined;
}

/** Bounds of a number, both included. */
export type Range = { readonly min?: number; readonly max?: number };

/** A single expected value. */
export interface ExpectedValue {
  readonly path: readonly string[];
  readonly value: number | string | Range;
  readonly place: Place;
}

/** Lists the numbers, words and ranges in a tree of expectations, with their paths. */
export function* listExpectedValues(tree: object, path: readonly string[]): Generator<ExpectedValue> {
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const place = { owner: tree, key };
    const memberPath = [...path, key];
    if (typeof value === 'number' || typeof value === 'string' || isRange(value))
      yield { path: memberPath, value, place };
    else if (typeof value === 'object' && value !== null) yield* listExpectedValues(value, memberPath);
  }
}

/** `{ min, max }`, one or both: the only object that represents a number. */
export function isRange(value: unknown): value is Range {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === 'min' || key === 'max');
}

/** Whether an actual value meets an expectation: equal, or within the range. */
export function meetsExpectation(actual: number | string, expected: ExpectedValue['value']): boolean {
  if (typeof expected !== 'object') return actual === expected;
  const { min = -Infinity, max = Infinity } = expected;
  return typeof actual === 'number' && min <= actual && actual <= max;
}

/** Formats an expectation: `6`, `at least 2`, `2 to 4`; words as they are. */
export function formatExpectation(expected: ExpectedValue['value']): string {
  if (typeof expected !== 'object') return String(expected);
  const { min, max } = expected;
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}
