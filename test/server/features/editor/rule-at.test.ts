import assert from 'node:assert/strict';
import { findRulePage } from '../../../../server/src/features';
import { analyzeText, biscay, findOffset } from '../support';

describe('the rule at the cursor', () => {
  const analysis = analyzeText(biscay);
  const findRuleOn = (text: string) => findRulePage(analysis, findOffset(biscay, text, 1));

  it('finds the rule of the key or the value, without any diagnostic there', () => {
    assert.equal(findRuleOn('action: naval')?.rule, 'owner-acted');
    assert.equal(findRuleOn('rain')?.rule, 'weather-search');
    assert.ok(findRuleOn('section: 3')?.rule);
  });

  it('falls back to the index of the game if there is no rule', () => {
    assert.deepEqual(findRuleOn('title'), {
      ruleset: 'wif-ssw',
      title: 'World in Flames: strategic submarine warfare',
    });
  });

  it('finds nothing without a game', () => {
    assert.equal(findRulePage(analyzeText('title: x\n'), 2), undefined);
  });
});
