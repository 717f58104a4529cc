/** Further cases of checks: a difference from a base scenario, as in their examples, and the expected diagnostics. */
import { applyDifference, type BaseScenario } from '../../server/src/rulesets/examples';
import { findDiagnostics } from './test-checks';
import { assertMarked, fixture } from './fixture';

/** Asserts that the base with this difference has no diagnostics; without a difference, that the base has none. */
export function assertPasses(on: BaseScenario, difference = ''): void {
  assertFails(on, difference);
}

/** Asserts exactly the diagnostics that carets mark; a code (`wif-ssw/owner-passed`), a part of the message, or both may follow the carets. */
export function assertFails(on: BaseScenario, difference: string): void {
  const { text, marks } = fixture(applyDifference(on, difference));
  const diagnostics = findDiagnostics(text).map((diagnostic) => ({ ...diagnostic, range: diagnostic }));
  assertMarked(diagnostics, { text, marks });
}
