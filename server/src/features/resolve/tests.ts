/** Expectations of combats as tests: lists and runs them. */
import { type Range, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { type ExpectationResult, checkAllExpectations } from '../combat/expectations';
import { type LocatedCombat, listAllCombats } from '../analysis/find-combat';
import { getCombatKey } from '../combat/memory';
import { computeOddsKey } from '../combat/odds-key';
import { valueAt } from '../../model/place';
import { capitalize } from '../../model/wording';
import { listExpectedValues } from '../../model/expect';

export interface ScenarioTest {
  /** Unique in the file, and stable across edits elsewhere. */
  readonly id: string;
  /** The id of the combat. */
  readonly label: string;
  /** Title of the scenario, if the file has several. */
  readonly scenario?: string;
  /** Range of the key `expect`. */
  readonly range: Range;
}

/** - `open`: the odds were sampled, and are too close to decide - `unknown`: there is no value to compare; the message gives the reason */
export type TestState = 'passed' | 'failed' | 'open' | 'unknown';

export interface TestFailure {
  readonly message: string;
  /** For a side-by-side comparison. */
  readonly expected?: string;
  readonly found?: string;
  readonly range: Range;
}

export interface TestOutcome {
  readonly id: string;
  readonly state: TestState;
  /** One per expectation that is not met, open or unknown. */
  readonly failures: readonly TestFailure[];
}

interface TestedCombat {
  readonly test: ScenarioTest;
  readonly locatedCombat: LocatedCombat;
}

/** In document order. Invalid combats have no tests: their diagnostics are shown elsewhere. */
export function listTests(analysis: Analysis): readonly ScenarioTest[] {
  return findTestedCombats(analysis).map(({ test }) => test);
}

function findTestedCombats(analysis: Analysis): readonly TestedCombat[] {
  return listAllCombats(analysis).flatMap((locatedCombat) => {
    const { scenario, entry } = locatedCombat;
    const range = entry.expect && rangeAt(scenario.document, { owner: entry.object, key: 'expect', onKey: true });
    if (!range) return [];
    const title = analysis.scenarios.length > 1 ? valueAt(scenario.document.data, ['title']) : undefined;
    const scenarioMember = typeof title === 'string' ? { scenario: title } : {};
    return [{ test: { id: getCombatKey(locatedCombat), label: entry.id, ...scenarioMember, range }, locatedCombat }];
  });
}

/** Runs tests of a file. @param ids tests to run; all if absent */
export function runTests(analysis: Analysis, ids?: readonly string[]): readonly TestOutcome[] {
  return findTestedCombats(analysis)
    .filter(({ test }) => !ids || ids.includes(test.id))
    .map(({ test, locatedCombat }) => ({ id: test.id, ...runTest(test, locatedCombat) }));
}

function runTest({ range }: ScenarioTest, locatedCombat: LocatedCombat): Omit<TestOutcome, 'id'> {
  const { analysis, scenario, entry } = locatedCombat;
  try {
    const name = { document: scenario.index, id: entry.id };
    const checkResult = checkAllExpectations(
      locatedCombat,
      analysis.environment.getOddsFigures(computeOddsKey(locatedCombat), name),
    );
    const getRange = (place: ExpectationResult['place']) => rangeAt(scenario.document, place) ?? range;
    const unmet = checkResult.expectations.filter(({ verdict }) => verdict !== 'met');
    const failures = [
      ...unmet.map((checkedExpectation) => ({
        message: describeFailure(checkedExpectation),
        expected: checkedExpectation.expected,
        found: checkedExpectation.actual,
        range: getRange(checkedExpectation.place),
      })),
      ...checkResult.unknown.map(({ why, place }) => ({ message: why, range: getRange(place) })),
    ];
    const isFailed = unmet.some(({ verdict }) => verdict === 'not met');
    const state = isFailed
      ? 'failed'
      : checkResult.unknown.length > 0
        ? 'unknown'
        : unmet.length > 0
          ? 'open'
          : 'passed';
    return { state, failures };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `Asdic failed to resolve ${entry.id}: ${why} This is a fault of Asdic, not of the scenario.`;
    return { state: 'unknown', failures: [{ message, range }] };
  }
}

function describeFailure({ title, expected, actual, verdict, missesBy, how }: ExpectationResult): string {
  const missSuffix = missesBy === undefined ? '' : `, ${missesBy}`;
  const ending = how === undefined ? '' : ` (odds found ${how})`;
  const openNote = verdict === 'open' ? 'Too close to tell. ' : '';
  return `${openNote}${capitalize(title)}: expected ${expected}, found ${actual}${missSuffix}${ending}.`;
}

export interface StatedExpectation {
  /** Id of the combat. */
  readonly combat: string;
  /** Index of the YAML document, from 0. */
  readonly document: number;
  /** `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** The range of the value. */
  readonly value: Range;
  /** Ranges at which its diagnostics may be: the value, its key, or `expect:`. */
  readonly places: readonly Range[];
}

/** In the order of the text. */
export function findExpectations(analysis: Analysis): readonly StatedExpectation[] {
  return listAllCombats(analysis).flatMap(({ entry, scenario }) => {
    const { id, object, expect } = entry;
    if (expect === undefined) return [];
    const { document } = scenario;
    const expectKeyRange = rangeAt(document, { owner: object, key: 'expect', onKey: true });
    return [...listExpectedValues(expect, [])].flatMap(({ path, place }): readonly StatedExpectation[] => {
      const value = rangeAt(document, place);
      const key = rangeAt(document, { ...place, onKey: true });
      if (!value) return [];
      const places = [value, key, expectKeyRange].filter((range) => range !== undefined);
      return [{ combat: id, document: scenario.index, path, value, places }];
    });
  });
}
