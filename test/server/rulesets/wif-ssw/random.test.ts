import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exact } from '../../../../server/src/engine/exact';
import { finish } from '../../../../server/src/engine/progress';
import { wellFormed } from '../../../support/well-formed';
import { allCombats, analyse, hover, problems } from '../../../../server/src/features';
import { wifScenarios } from '../../../support/wif-scenarios';
import { environment } from '../../../support/environment';
import { playTurns } from '../../../support/played-turns';
import { cases } from '../../../support/run-size';

const count = cases(10_000, 400);

/** Diagnostics that mean that the generator made an invalid scenario, or that a check crashed. */
const forbidden = /^(syntax|schema|id|table|asdic)\//;

describe('random scenarios', function () {
  it(`${count} distinct random scenarios of wif-ssw pass checks, hovers and combats without errors, and their odds sum to one`, () => {
    const known = new Set<string>();
    const host = environment();
    let combats = 0;
    let turns = 0;
    fc.assert(
      fc.property(wifScenarios, ({ text }) => {
        if (known.has(text) || known.size >= count) return;
        known.add(text);
        const analysis = analyse(text, undefined, host);
        const codes = problems(analysis).map(({ code }) => code);
        assert.deepEqual(
          codes.filter((code) => forbidden.test(code)),
          [],
        );
        for (let third = 1; third <= 3; third++) hover(analysis, Math.floor((text.length * third) / 4));
        turns += playTurns(analysis, known.size, false).turns;
        for (const { site } of allCombats(analysis)) {
          combats++;
          const combat = site.combat();
          wellFormed(combat, [known.size]);
          const odds = finish(exact(combat));
          assert.ok('exact' in odds, `${site.id} has ${odds.states} states and more`);
          assert.ok(Math.abs(odds.mass - 1) < 1e-12, `${site.id}: the odds sum to ${odds.mass}`);
        }
      }),
      { numRuns: count + 500 },
    );
    assert.equal(known.size, count);
    assert.ok(combats >= count, `${combats} combats`);
    assert.ok(turns >= count / 20, `${turns} turns`);
  });
});
