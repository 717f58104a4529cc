import assert from 'node:assert/strict';
import { codeOf, pageOfCode, rulePageLink, rulePageOf, rulePageUri } from '../../../server/src/protocol';

describe('the URI of a rule page', () => {
  it('identifies the ruleset and the rule', () => {
    const rule = { ruleset: 'wif-ssw', rule: 'owner-acted' };
    for (const page of [rule, { ...rule, check: 'owner-passed' }, { ruleset: 'wif-ssw' }])
      assert.deepEqual(rulePageOf(rulePageUri(page)), page);
  });

  it('ends in the title of the page, which editors show as the tab label', () => {
    const titled = (title: string) => rulePageUri({ ruleset: 'awaw', rule: 'x', title });
    assert.equal(titled('1.5 No? 100%'), 'asdic-rule:/asdic-rules/awaw/x/1.5%20No%3F%20100%25');
    assert.equal(titled('17 / 23 Air'), 'asdic-rule:/asdic-rules/awaw/x/17%2C%2023%20Air');
    assert.deepEqual(rulePageOf(titled('1.5 No? 100%')), { ruleset: 'awaw', rule: 'x' });
  });

  it('includes the code when the page is about one', () => {
    const page = rulePageOf(rulePageUri(pageOfCode('schema/unknown-key', 'A key is known')));
    assert.equal(codeOf(page!), 'schema/unknown-key');
    assert.equal(codeOf({ ruleset: 'wif-ssw', rule: 'x', check: 'y' }), undefined);
  });

  it('parses the forms of the URI that editors produce', () => {
    assert.deepEqual(rulePageOf('asdic-rule:///asdic-rules/wif-ssw/index/index'), { ruleset: 'wif-ssw' });
    for (const other of ['file:///asdic-rules/wif-ssw/index/x', 'asdic-rule:/asdic-rules/wif-ssw', 'asdic-rule:/a/b/c'])
      assert.equal(rulePageOf(other), undefined);
  });

  it('makes links inside a page relative', () => {
    assert.equal(rulePageLink({ ruleset: 'wif-ssw', rule: 'owner-acted' }), '../../wif-ssw/owner-acted/owner-acted');
  });
});
