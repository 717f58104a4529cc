/** Executes the examples of every constraint through the whole of what the editor runs, and every fix that they offer. */
import assert from 'node:assert/strict';
import { constraints } from '../../../../server/src/rulesets/wif-ssw/constraints';
import { rules } from '../../../../server/src/rulesets/wif-ssw/rules';
import { problemsOf, testConstraints } from '../../../support/constraints';
import { fixture } from '../../../support/fixture';

testConstraints({ id: 'wif-ssw', constraints, rules, oneFixMendsAll: true });

describe('the constraints of wif-ssw, together', () => {
  it('leave an id that nothing declares to the one problem that it has', () => {
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
      problemsOf(text).map(({ code }) => code),
      ['id/unknown', 'id/unknown', 'id/unknown'],
    );
  });

  it("cite a section of the rules in every message; tables are the base game's own", () => {
    for (const constraint of constraints) {
      if ('part' in constraint && constraint.part === 'tables') continue;
      const { code, examples } = constraint;
      for (const example of examples.fails) {
        const problem = problemsOf(fixture(example).text).find((found) => found.code === `wif-ssw/${code}`);
        assert.match(problem?.message ?? '', /\b1\.\d|\bWIF \d/, code);
      }
    }
  });
});
