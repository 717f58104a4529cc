import assert from 'node:assert/strict';
import { type OffsetDiagnostic, listAllCodes, diagnose, formatCodePage } from '../../../../../server/src/features';
import { generalCodes } from '../../../../../server/src/features/diagnostics/codes/general';
import { whyNoFix } from '../../../../../server/src/features/diagnostics/codes/code-page';
import { findDiagnostics } from '../../../../support/test-checks';
import { environment, rulesets } from '../../../../support/environment';
import { fixture } from '../../../../support/fixture';
import { analysisOfFile, scenarioFiles } from '../../../../support/samples';

describe('codes without a fix', () => {
  it('requires of every code a fix in some example or broken sample, or a reason to have none', () => {
    // Its fix needs computed odds: the tests of expectations cover it.
    const codesWithFix = new Set<string>(['expect/odds-not-met']);
    const noteFixes = (diagnosticList: readonly OffsetDiagnostic[]) => {
      for (const problem of diagnosticList)
        if (!codesWithFix.has(problem.code) && problem.listFixes().length > 0) codesWithFix.add(problem.code);
    };
    for (const { checks } of rulesets)
      for (const { examples } of checks)
        for (const example of examples.fails) noteFixes(findDiagnostics(fixture(example).text));
    for (const { fails } of Object.values(generalCodes)) if (fails !== undefined) noteFixes(findDiagnostics(fails));
    for (const file of scenarioFiles('samples/broken')) noteFixes(diagnose(analysisOfFile(file)));
    const codesWithoutFix = listAllCodes(rulesets).filter((code) => !codesWithFix.has(code));
    assert.deepEqual([...whyNoFix.keys()].sort(), codesWithoutFix);
  });

  it('states on the page of a code why it has no fix', () => {
    assert.match(
      formatCodePage('wif-ssw/dice-range', environment())!,
      /Why there is no fix: The dice were rolled at a table/,
    );
    assert.doesNotMatch(formatCodePage('schema/value', environment())!, /Why there is no fix/);
  });
});
