import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { runToEnd } from '../../../../server/src/engine/progress';
import { assertWellFormed } from '../../../support/well-formed';
import { listAllCombats, analyse, getHover, diagnose } from '../../../../server/src/features';
import { wifScenarios } from '../../../support/wif-scenarios';
import { environment } from '../../../support/environment';
import { playTurns } from '../../../support/play-turns';
import { chooseRunCount } from '../../../support/run-size';

const count = chooseRunCount(5_000, 400);

/** Diagnostics that mean that the generator made an invalid scenario, or that a check crashed. */
const forbidden = /^(syntax|schema|id|table|asdic)\//;

describe('random scenarios', function () {
  it(`${count} distinct random scenarios of wif-ssw pass checks, hovers and combats without errors, and their odds sum to one`, () => {
    const seen = new Set<string>();
    const host = environment();
    let combats = 0;
    let turns = 0;
    fc.assert(
      fc.property(wifScenarios, ({ text }) => {
        if (seen.has(text) || seen.size >= count) return;
        seen.add(text);
        const analysis = analyse(text, undefined, host);
        const codes = diagnose(analysis).map(({ code }) => code);
        assert.deepEqual(
          codes.filter((code) => forbidden.test(code)),
          [],
        );
        for (let third = 1; third <= 3; third++) getHover(analysis, Math.floor((text.length * third) / 4));
        turns += playTurns(analysis, seen.size, false).turns;
        for (const { entry } of listAllCombats(analysis)) {
          combats++;
          const combat = entry.build();
          assertWellFormed(combat, [seen.size]);
          const odds = runToEnd(computeExactOdds(combat));
          assert.ok('exact' in odds, `${entry.id} has ${odds.states} states and more`);
          assert.ok(Math.abs(odds.mass - 1) < 1e-12, `${entry.id}: the odds sum to ${odds.mass}`);
        }
      }),
      { numRuns: count + 500 },
    );
    assert.equal(seen.size, count);
    assert.ok(combats >= count, `${combats} combats`);
    assert.ok(turns >= count / 20, `${turns} turns`);
  });
});
