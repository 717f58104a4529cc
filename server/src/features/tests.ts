/** Expectations of combats as tests: lists and runs them. */
import { rangeOf } from '../text';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { checkedExpectations } from './combat/checked';
import type { CheckedExpectation } from './combat/checked';
import { allCombats } from './combat/find';
import type { FoundCombat } from './combat/find';
import { keyOf } from './combat/memory';
import { oddsKey } from './combat/odds-key';
import { valueAt } from '../model/place';
import { sentence } from '../model/wording';

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

interface Tested {
  readonly test: ScenarioTest;
  readonly found: FoundCombat;
}

/** In document order. Invalid combats have no tests: their diagnostics are shown elsewhere. */
export function testsIn(analysis: Analysis): readonly ScenarioTest[] {
  return testedIn(analysis).map(({ test }) => test);
}

function testedIn(analysis: Analysis): readonly Tested[] {
  return allCombats(analysis).flatMap((found) => {
    const { scenario, site } = found;
    const range = site.expect && rangeOf(scenario.document, { owner: site.object, key: 'expect', onKey: true });
    if (!range) return [];
    const title = analysis.scenarios.length > 1 ? valueAt(scenario.document.data, ['title']) : undefined;
    const named = typeof title === 'string' ? { scenario: title } : {};
    return [{ test: { id: keyOf(found), label: site.id, ...named, range }, found }];
  });
}

/** Runs tests of a file. @param ids tests to run; all if absent */
export function runTests(analysis: Analysis, ids?: readonly string[]): readonly TestOutcome[] {
  return testedIn(analysis)
    .filter(({ test }) => !ids || ids.includes(test.id))
    .map(({ test, found }) => ({ id: test.id, ...run(test, found) }));
}

function run({ range }: ScenarioTest, found: FoundCombat): Omit<TestOutcome, 'id'> {
  const { analysis, scenario, site } = found;
  try {
    const name = { document: scenario.index, id: site.id };
    const checked = checkedExpectations(found, analysis.environment.likelihoods(oddsKey(found), name));
    const at = (place: CheckedExpectation['place']) => rangeOf(scenario.document, place) ?? range;
    const unmet = checked.expectations.filter(({ verdict }) => verdict !== 'met');
    const failures = [
      ...unmet.map((one) => ({
        message: inWords(one),
        expected: one.expected,
        found: one.found,
        range: at(one.place),
      })),
      ...checked.unknown.map(({ why, place }) => ({ message: why, range: at(place) })),
    ];
    const isFailed = unmet.some(({ verdict }) => verdict === 'not met');
    const state = isFailed ? 'failed' : checked.unknown.length > 0 ? 'unknown' : unmet.length > 0 ? 'open' : 'passed';
    return { state, failures };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `Asdic failed to resolve ${site.id}: ${why} This is a fault of Asdic, not of the scenario.`;
    return { state: 'unknown', failures: [{ message, range }] };
  }
}

function inWords({ title, expected, found, verdict, missesBy, how }: CheckedExpectation): string {
  const by = missesBy === undefined ? '' : `, ${missesBy}`;
  const ending = how === undefined ? '' : ` (odds found ${how})`;
  const open = verdict === 'open' ? 'Too close to tell. ' : '';
  return `${open}${sentence(title)}: expected ${expected}, found ${found}${by}${ending}.`;
}
