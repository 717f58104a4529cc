import assert from 'node:assert/strict';
import { allCodes, codePage, problems } from '../../../../server/src/features';
import type { OffsetProblem } from '../../../../server/src/features';
import { generalCodes } from '../../../../server/src/features/codes/general';
import { whyNoFix } from '../../../../server/src/features/codes/without-fix';
import { problemsOf } from '../../../support/constraints';
import { environment, rulesets } from '../../../support/environment';
import { fixture } from '../../../support/fixture';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';

describe('codes without a fix', () => {
  it('requires of every code a fix in some example or broken sample, or a reason to have none', () => {
    // Its fix needs computed odds: the tests of expectations cover it.
    const fixed = new Set<string>(['expect/odds-not-met']);
    const note = (found: readonly OffsetProblem[]) => {
      for (const problem of found) if (!fixed.has(problem.code) && problem.fixes().length > 0) fixed.add(problem.code);
    };
    for (const { constraints } of rulesets)
      for (const { examples } of constraints)
        for (const example of examples.fails) note(problemsOf(fixture(example).text));
    for (const { fails } of Object.values(generalCodes)) if (fails !== undefined) note(problemsOf(fails));
    for (const file of scenarioFiles('samples/broken')) note(problems(analysisOfFile(file)));
    const without = allCodes(rulesets).filter((code) => !fixed.has(code));
    assert.deepEqual([...whyNoFix.keys()].sort(), without);
  });

  it('states on the page of a code why it has no fix', () => {
    assert.match(
      codePage('wif-ssw/dice-range', environment())!,
      /Why there is no fix: The dice were rolled at a table/,
    );
    assert.doesNotMatch(codePage('schema/value', environment())!, /Why there is no fix/);
  });
});
