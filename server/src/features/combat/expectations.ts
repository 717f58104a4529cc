/** Checks `expect:` of a combat against its outcome: a number, a range or a word for each measure. `odds-expectations.ts` checks its odds. */
import type { Combat } from '../../engine/combat';
import type { Ending } from '../../engine/trace';
import { expectedInWords, leaves, meets, oddsKeyOfExpect } from '../../model/expect';
import type { Place } from '../../model/place';
import type { CombatSite } from '../../model/ruleset';
import { named } from '../../model/side-words';
import { finalValues } from './outcome';

export interface Expectation {
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `2 to 4`, `Japan wins`. */
  readonly expected: string;
  readonly found: string;
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

const nothing: CheckedExpectations = { expectations: [], unknown: [] };

/** @param ending of a simulation that reached the end of the combat */
export function checkExpectations({ expect, sides }: CombatSite, combat: Combat, { end }: Ending): CheckedExpectations {
  if (expect === undefined || !expectsDice({ expect })) return nothing;
  const known = new Map(finalValues(combat, end).map((value) => [value.path.join('\n'), value]));
  const expectations: Expectation[] = [];
  const unknown: UnknownExpectation[] = [];
  for (const { path, value, place } of leaves(expect, [])) {
    if (path[0] === oddsKeyOfExpect) continue;
    const reading = known.get(path.join('\n'));
    if (!reading) unknown.push({ path, place });
    else {
      const found = reading.value;
      const met = meets(found, value);
      const { say = (word: string) => word } = reading;
      const inWords = (one: string): string => named({ sides }, say(one));
      expectations.push({
        path,
        title: named({ sides }, reading.title),
        expected: typeof value === 'string' ? inWords(value) : expectedInWords(value),
        found: typeof found === 'string' ? inWords(found) : String(found),
        met,
        value: found,
        place,
      });
    }
  }
  return { expectations, unknown };
}

/** Whether `expect:` has more than odds. */
export function expectsDice({ expect }: Pick<CombatSite, 'expect'>): boolean {
  return expect !== undefined && Object.keys(expect).some((key) => key !== oddsKeyOfExpect);
}
