import assert from 'node:assert/strict';
import { rulePageLink, rulePageOf, rulePageUri } from '../../../server/src/protocol';

describe('the address of a rule page', () => {
  it('tells which page it is', () => {
    for (const page of [{ ruleset: 'wif-ssw', rule: 'highest-section' }, { ruleset: 'wif-ssw' }])
      assert.deepEqual(rulePageOf(rulePageUri(page)), page);
  });

  it('is known in the forms that editors give it', () => {
    assert.deepEqual(rulePageOf('asdic-rule:///wif-ssw/index.md'), { ruleset: 'wif-ssw' });
    for (const other of ['file:///wif-ssw/index.md', 'asdic-rule:/wif-ssw', 'asdic-rule:/a/b/c.md'])
      assert.equal(rulePageOf(other), undefined);
  });

  it('is relative inside a page', () => {
    assert.equal(rulePageLink({ ruleset: 'wif-ssw', rule: 'owner-acted' }), '../wif-ssw/owner-acted.md');
  });
});
