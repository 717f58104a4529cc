/** Runs the examples of every check as the editor does, with every fix that they offer. */
import assert from 'node:assert/strict';
import * as scenarios from '../../../../server/src/rulesets/wif-ssw/scenarios';
import { wifSsw } from '../../../../server/src/rulesets/wif-ssw/ruleset';
import { assertPasses } from '../../../support/cases';
import { findDiagnostics, testChecks } from '../../../support/test-checks';
import { fixture } from '../../../support/fixture';

testChecks({
  id: 'wif-ssw',
  checks: wifSsw.checks,
  rules: wifSsw.rules,
  oneFixSolvesAll: true,
});

describe('the base scenarios of wif-ssw', () => {
  for (const [name, scenario] of Object.entries(scenarios)) {
    it(`a base scenario has no diagnostics: ${name}`, () => assertPasses(scenario));
  }
});

describe('the checks of wif-ssw, together', () => {
  it('an undeclared id is reported once', () => {
    const text = `
      ruleset: wif-ssw
      engagements:
        - id: biscay
          weather: fine
          subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
          convoy: { convoyPoints: 12 }
          orders: { subs: { surprise: [{ buy: target, unit: nobody }], losses: [nobody] } }
      navalCombats:
        - id: biscay-subs
          kind: sub
          attacker: { units: [{ id: flotilla-1, type: sub, attack: 3, section: 3 }] }
          defender: { convoyPoints: 4 }
          orders: { attacker: { losses: [nobody] } }
    `.replace(/^ {6}/gm, '');
    assert.deepEqual(
      findDiagnostics(text).map(({ code }) => code),
      ['id/unknown', 'id/unknown', 'id/unknown'],
    );
  });

  it('every message cites a section of the rules, except for tables of the base game', () => {
    for (const check of wifSsw.checks) {
      if ('part' in check && check.part === 'tables') continue;
      const { code, examples } = check;
      for (const example of examples.fails) {
        const problem = findDiagnostics(fixture(example).text).find(
          (candidate) => candidate.code === `wif-ssw/${code}`,
        );
        assert.match(problem?.message ?? '', /\b1\.\d|\bWIF \d/, code);
      }
    }
  });
});
