/** Further cases of checks: a difference from a base scenario, as in their examples, and the expected diagnostics. */
import assert from 'node:assert/strict';
import { applyDifference, type BaseScenario } from '../../server/src/rulesets/examples';
import { applyTextEdits } from '../../server/src/text';
import { nameCase } from './covers';
import { listChangedLines, listOtherFixes } from './other-fixes';
import { findDiagnostics, isUnreadable } from './test-checks';
import { assertMarked, fixture } from './fixture';

/** Asserts that the base with this difference has no diagnostics; without a difference, that the base has none. */
export function assertPasses(base: BaseScenario, difference = ''): void {
  assertFails(base, difference);
}

/**
 * Asserts exactly the diagnostics that carets mark; a code (`wif-ssw/owner-passed`), a part of the message, or both may follow the carets. Whole
 * messages and the changes of fixes are recorded.
 */
export function assertFails(base: BaseScenario, difference: string): void {
  const { text, marks } = fixture(applyDifference(base, difference));
  const diagnostics = findDiagnostics(text).map((diagnostic) => ({ ...diagnostic, range: diagnostic }));
  assertMarked(diagnostics, { text, marks });
  if (diagnostics.length === 0) return;
  for (const { message, listFixes } of diagnostics)
    for (const { title, edits } of listFixes()) {
      const remaining = findDiagnostics(applyTextEdits(text, edits)).filter(
        (diagnostic) => diagnostic.message === message || isUnreadable(diagnostic),
      );
      assert.deepEqual(remaining, [], `${title} solves the problem`);
    }
  const [, ruleset = ''] = /^ruleset: (\S+)/m.exec(text)!;
  const changes = diagnostics.flatMap(({ message, listFixes }) => [
    [message, []] as const,
    ...listFixes().map(
      ({ title, edits }) => [`${message} ${title}`, listChangedLines(text, applyTextEdits(text, edits))] as const,
    ),
  ]);
  listOtherFixes(ruleset).compare(nameCase(), Object.fromEntries(changes));
}
