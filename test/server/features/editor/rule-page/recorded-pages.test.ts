/** Pages of rules beside what was recorded: the index of each game, and some rules all over the rulebook. `ASDIC_RECORD=1` records again. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { renderRulePage } from '../../../../../server/src/features';
import { computeHash } from '../../../../../server/src/protocol/hash';
import { environment, rulesets } from '../../../../support/environment';

/** One of so many rules is recorded: by its id, so that a new rule leaves the others as they are. */
const recordedShare = 16;

describe('the pages of the rules of a game', () => {
  for (const { id: ruleset, rules, checks } of rulesets)
    it(`are as recorded: ${ruleset}`, () => {
      const chosenRules = rules.filter(({ id }) => computeHash(id) % recordedShare === 0);
      const [check] = checks.filter(({ rule }) => chosenRules.some(({ id }) => id === rule));
      const pages = [
        renderRulePage({ ruleset }, environment()),
        ...chosenRules.map(({ id }) => renderRulePage({ ruleset, rule: id }, environment())),
        check && renderRulePage({ ruleset, rule: check.rule, check: check.code }, environment()),
      ];
      const file = `test/recorded/rule-pages-${ruleset}.txt`;
      const record = `${pages.join('\n\n=====\n\n')}\n`;
      if (process.env['ASDIC_RECORD'] !== undefined) fs.writeFileSync(file, record);
      assert.equal(record, fs.readFileSync(file, 'utf8'), 'ASDIC_RECORD=1 records again');
    });
});
