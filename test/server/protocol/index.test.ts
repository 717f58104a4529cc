import assert from 'node:assert/strict';
import { computeHash } from '../../../server/src/protocol/hash';
import {
  formatSitePath,
  parseValuePage,
  toValuePage,
  type RulePageParams,
} from '../../../server/src/protocol/rule-pages';
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
    const formatUri = (title: string) => formatRulePageUri({ ruleset: 'awaw', rule: 'x', title });
    assert.equal(formatUri('1.5 No? 100%'), 'asdic-rule:/asdic-rules/awaw/x/1.5%20No%3F%20100%25');
    assert.equal(formatUri('17 / 23 Air'), 'asdic-rule:/asdic-rules/awaw/x/17%2C%2023%20Air');
    assert.deepEqual(parseRulePageUri(formatUri('1.5 No? 100%')), { ruleset: 'awaw', rule: 'x' });
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

describe('the page of a long hover', () => {
  const uri = 'file:///sc\u00e9nario 1.yaml';

  it('the page of a long hover has the place of the hover in its address, and another address for another text', () => {
    for (const offset of [0, 12, 1234]) {
      const page = toValuePage(uri, offset, '**Attack \\- 3**\n\nmore');
      assert.equal(page.title, 'Attack - 3');
      assert.deepEqual(parseValuePage(parseRulePageUri(formatRulePageUri(page))!), { uri, offset });
      assert.notEqual(formatRulePageUri(toValuePage(uri, offset, 'other')), formatRulePageUri(page));
      assert.equal(toValuePage(uri, offset, 'no title').title, 'value');
    }
  });

  it('no other page is parsed as that of a long hover', () => {
    const page = toValuePage(uri, 12, 'text');
    for (const other of [
      { ...page, ruleset: 'aare' },
      { ...page, rule: 'x-1' },
      { ...page, rule: undefined },
      { ...page, check: undefined },
      { ...page, check: 'abc' },
      { ...page, check: 'xy' },
      { ruleset: 'values' },
    ])
      assert.equal(parseValuePage(other as RulePageParams), undefined, JSON.stringify(other));
  });
});

describe('the path of a page on the site', () => {
  it('the path of a page on the site names its ruleset, rule or code', () => {
    assert.equal(formatSitePath({ ruleset: 'aare' }), 'rules/aare/');
    assert.equal(formatSitePath({ ruleset: 'aare', rule: 'dive', check: 'x' }), 'rules/aare/dive');
    assert.equal(formatSitePath(toCodePage('schema/unknown-key')), 'codes/schema-unknown-key');
  });
});

describe('the hash of a text', () => {
  it('the hash of a text follows from its characters and their order, the same everywhere', () => {
    assert.deepEqual(['', 'a', 'ab', 'ba', '\u{1f6a2}'].map(computeHash), [7, 314, 9832, 9862, 128891]);
    assert.equal(computeHash('z'.repeat(1000)) < 1_000_003, true);
    assert.equal(computeHash('wolfpack'), 792586);
  });
});
