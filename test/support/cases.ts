/** Further cases of checks: a difference from a base scenario, as in their examples, and the expected diagnostics. */
import { over, type Base } from '../../server/src/rulesets/case';
import { problemsOf } from './constraints';
import { assertMarked, fixture } from './fixture';

/** Asserts that the base with this difference has no diagnostics; without a difference, that the base has none. */
export function assertPasses(on: Base, difference = ''): void {
  assertFails(on, difference);
}

/** Asserts exactly the diagnostics that carets mark; a code (`wif-ssw/owner-passed`), a part of the message, or both may follow the carets. */
export function assertFails(on: Base, difference: string): void {
  const { text, marks } = fixture(over(on, difference));
  const found = problemsOf(text).map((problem) => ({ ...problem, range: problem }));
  assertMarked(found, { text, marks });
}
