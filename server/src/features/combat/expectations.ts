/** `expect:` of a combat, compared with what came out of it: a number, a range, or a word for each measure. Its odds are `odds-expectations.ts`. */
import type { Combat } from '../../engine/combat';
import type { Trace } from '../../engine/trace';
import type { Plain } from '../../model/edit';
import type { Place } from '../../model/place';
import type { CombatSite } from '../../model/ruleset';
import { finalValues } from './outcome';

export interface Expectation {
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `2 to 4`, `ssw`. */
  readonly expected: string;
  readonly found: string;
  readonly met: boolean;
  /** What would meet it. */
  readonly value: Plain;
  /** The expected value in the scenario. */
  readonly place: Place;
}

/** A member of `expect:` that names no result of this combat. */
export interface UnknownExpectation {
  readonly path: readonly string[];
  readonly place: Place;
}

export interface CheckedExpectations {
  readonly expectations: readonly Expectation[];
  readonly unknown: readonly UnknownExpectation[];
}

const nothing: CheckedExpectations = { expectations: [], unknown: [] };

/** @param trace a trace that came to the end of the combat */
export function checkExpectations({ expect }: CombatSite, combat: Combat, trace: Trace): CheckedExpectations {
  if (expect === undefined || !expectsDice({ expect })) return nothing;
  const known = new Map(finalValues(combat, trace.end).map((value) => [value.path.join('\n'), value]));
  const expectations: Expectation[] = [];
  const unknown: UnknownExpectation[] = [];
  for (const { path, value, place } of leaves(expect, [])) {
    if (path[0] === oddsKeyOfExpect) continue;
    const reading = known.get(path.join('\n'));
    if (!reading) unknown.push({ path, place });
    else {
      const found = reading.value;
      const met = meets(found, value);
      expectations.push({
        path,
        title: reading.title,
        expected: inWords(value),
        found: String(found),
        met,
        value: found,
        place,
      });
    }
  }
  return { expectations, unknown };
}

/** Where `expect:` says what the odds must be; everything else in it is about the dice of the file. */
export const oddsKeyOfExpect = 'odds';

/** Whether anything is expected of the dice of the file. */
export function expectsDice({ expect }: Pick<CombatSite, 'expect'>): boolean {
  return expect !== undefined && Object.keys(expect).some((key) => key !== oddsKeyOfExpect);
}

export type Range = { readonly min?: number; readonly max?: number };

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

function meets(found: number | string, expected: Leaf['value']): boolean {
  if (typeof expected !== 'object') return found === expected;
  const { min = -Infinity, max = Infinity } = expected;
  return typeof found === 'number' && min <= found && found <= max;
}

function inWords(expected: Leaf['value']): string {
  if (typeof expected !== 'object') return String(expected);
  const { min, max } = expected;
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}
