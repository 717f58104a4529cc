/** Checks `expect:` of a combat against its outcome: a number, a range or a word for each measure. `odds-expectations.ts` checks its odds. */
import type { Combat } from '../../engine/combat';
import type { Ending } from '../../engine/trace';
import { formatExpectation, listExpectedValues, meetsExpectation, expectOddsKey } from '../../model/expect';
import type { Place } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import { replaceSideNames } from '../../model/replace-side-names';
import { readFinalValues } from './final-values';

export interface Expectation {
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `2 to 4`, `Japan wins`. */
  readonly expected: string;
  readonly actual: string;
  readonly met: boolean;
  /** A value that would be met. */
  readonly value: number | string;
  /** The expected value in the scenario. */
  readonly place: Place;
}

/** A member of `expect:` that names no measure of this combat. */
export interface UnknownExpectation {
  readonly path: readonly string[];
  readonly place: Place;
}

export interface CheckedExpectations {
  readonly expectations: readonly Expectation[];
  readonly unknown: readonly UnknownExpectation[];
}

const noExpectations: CheckedExpectations = { expectations: [], unknown: [] };

/** @param ending of a simulation that reached the end of the combat */
export function checkExpectations(
  { expect, sides }: CombatEntry,
  combat: Combat,
  { end }: Ending,
): CheckedExpectations {
  if (expect === undefined || !expectsDice({ expect })) return noExpectations;
  const valuesByPath = new Map(readFinalValues(combat, end).map((value) => [value.path.join('\n'), value]));
  const expectations: Expectation[] = [];
  const unknown: UnknownExpectation[] = [];
  for (const { path, value, place } of listExpectedValues(expect, [])) {
    if (path[0] === expectOddsKey) continue;
    const reading = valuesByPath.get(path.join('\n'));
    if (!reading) unknown.push({ path, place });
    else {
      const actual = reading.value;
      const met = meetsExpectation(actual, value);
      const { say = (word: string) => word } = reading;
      const formatWord = (word: string): string => replaceSideNames({ sides }, say(word));
      expectations.push({
        path,
        title: replaceSideNames({ sides }, reading.title),
        expected: typeof value === 'string' ? formatWord(value) : formatExpectation(value),
        actual: typeof actual === 'string' ? formatWord(actual) : String(actual),
        met,
        value: actual,
        place,
      });
    }
  }
  return { expectations, unknown };
}

/** Whether `expect:` has more than odds. */
export function expectsDice({ expect }: Pick<CombatEntry, 'expect'>): boolean {
  return expect !== undefined && Object.keys(expect).some((key) => key !== expectOddsKey);
}
