/** Further cases of checks: a difference from a base scenario, as in their examples, and the expected diagnostics. */
import { applyDifference, type BaseScenario } from '../../server/src/rulesets/examples';
import { findDiagnostics } from './test-checks';
import { assertMarked, fixture } from './fixture';

/** Asserts that the base with this difference has no diagnostics; without a difference, that the base has none. */
export function assertPasses(base: BaseScenario, difference = ''): void {
  assertFails(base, difference);
}

/** Asserts exactly the diagnostics that carets mark; a code (`wif-ssw/owner-passed`), a part of the message, or both may follow the carets. */
export function assertFails(base: BaseScenario, difference: string): void {
  const { text, marks } = fixture(applyDifference(base, difference));
  const diagnostics = findDiagnostics(text).map((diagnostic) => ({ ...diagnostic, range: diagnostic }));
  assertMarked(diagnostics, { text, marks });
}
