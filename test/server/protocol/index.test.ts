import assert from 'node:assert/strict';
import {
  toCode,
  toCodePage,
  formatRulePageLink,
  parseRulePageUri,
  formatRulePageUri,
} from '../../../server/src/protocol';

describe('the URI of a rule page', () => {
  it('identifies the ruleset and the rule', () => {
    const rule = { ruleset: 'wif-ssw', rule: 'owner-acted' };
    for (const page of [rule, { ...rule, check: 'owner-passed' }, { ruleset: 'wif-ssw' }])
      assert.deepEqual(parseRulePageUri(formatRulePageUri(page)), page);
  });

  it('ends in the title of the page, which editors show as the tab label', () => {
    const pageUri = (title: string) => formatRulePageUri({ ruleset: 'awaw', rule: 'x', title });
    assert.equal(pageUri('1.5 No? 100%'), 'asdic-rule:/asdic-rules/awaw/x/1.5%20No%3F%20100%25');
    assert.equal(pageUri('17 / 23 Air'), 'asdic-rule:/asdic-rules/awaw/x/17%2C%2023%20Air');
    assert.deepEqual(parseRulePageUri(pageUri('1.5 No? 100%')), { ruleset: 'awaw', rule: 'x' });
  });

  it('includes the code when the page is about one', () => {
    const page = parseRulePageUri(formatRulePageUri(toCodePage('schema/unknown-key', 'A key is known')));
    assert.equal(toCode(page!), 'schema/unknown-key');
    assert.equal(toCode({ ruleset: 'wif-ssw', rule: 'x', check: 'y' }), undefined);
  });

  it('parses the forms of the URI that editors produce', () => {
    assert.deepEqual(parseRulePageUri('asdic-rule:///asdic-rules/wif-ssw/index/index'), { ruleset: 'wif-ssw' });
    for (const other of ['file:///asdic-rules/wif-ssw/index/x', 'asdic-rule:/asdic-rules/wif-ssw', 'asdic-rule:/a/b/c'])
      assert.equal(parseRulePageUri(other), undefined);
  });

  it('makes links inside a page relative', () => {
    assert.equal(
      formatRulePageLink({ ruleset: 'wif-ssw', rule: 'owner-acted' }),
      '../../wif-ssw/owner-acted/owner-acted',
    );
  });
});
