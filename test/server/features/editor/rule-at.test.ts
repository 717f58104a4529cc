import assert from 'node:assert/strict';
import { findRulePage } from '../../../../server/src/features';
import { analyzeText, biscay, findOffset } from '../support';

describe('the rule at the cursor', () => {
  const analysis = analyzeText(biscay);
  const ruleOn = (text: string) => findRulePage(analysis, findOffset(biscay, text, 1));

  it('finds the rule of the key or the value, without any diagnostic there', () => {
    assert.equal(ruleOn('action: naval')?.rule, 'owner-acted');
    assert.equal(ruleOn('rain')?.rule, 'weather-search');
    assert.ok(ruleOn('section: 3')?.rule);
  });

  it('falls back to the index of the game if there is no rule', () => {
    assert.deepEqual(ruleOn('title'), {
      ruleset: 'wif-ssw',
      title: 'World in Flames: strategic submarine warfare',
    });
  });

  it('finds nothing without a game', () => {
    assert.equal(findRulePage(analyzeText('title: x\n'), 2), undefined);
  });
});
