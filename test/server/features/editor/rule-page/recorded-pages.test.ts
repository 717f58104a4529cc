/** Pages of rules beside what was recorded: the index of each game, and some rules all over the rulebook. `ASDIC_RECORD=1` records again. */
import { renderRulePage } from '../../../../../server/src/features';
import { computeHash } from '../../../../../server/src/protocol/hash';
import { environment, rulesets } from '../../../../support/environment';
import { compareRecord } from '../../../../support/recorded/compare';

/** One of so many rules is recorded: by its id, so that a new rule leaves the others as they are. */
const recordedShare = 16;

describe('the pages of the rules of a game', () => {
  for (const { id: ruleset, rules, checks } of rulesets)
    it(`are as recorded: ${ruleset}`, () => {
      const chosenRules = rules.filter(({ id }) => computeHash(id) % recordedShare === 0);
      const checkPages = checks
        .filter(({ rule }) => chosenRules.some(({ id }) => id === rule))
        .slice(0, 1)
        .map(({ rule, code }) => ({ ruleset, rule, check: code }));
      const pages = [{ ruleset }, ...chosenRules.map(({ id }) => ({ ruleset, rule: id })), ...checkPages];
      compareRecord(
        `rule pages ${ruleset}`,
        pages.map((page) => [Object.values(page).join(' '), [renderRulePage(page, environment())!]]),
      );
    });
});
