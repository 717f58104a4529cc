import assert from 'node:assert/strict';
import {
  listAllCodes,
  formatCodePage,
  getCodeSummary,
  getGeneralCodePage,
  renderRulePage,
} from '../../../../../server/src/features';
import { parseRulePageUri, formatRulePageUri } from '../../../../../server/src/protocol';
import { environment, rulesets } from '../../../../support/environment';

describe('the page of a code', () => {
  it('gives every code a page with its title, the code and the comment that suppresses it', () => {
    const codes = listAllCodes(rulesets);
    assert.ok(codes.length > 250, String(codes.length));
    for (const code of codes) {
      const text = formatCodePage(code, environment());
      assert.match(text ?? '', /^# \S/, code);
      assert.ok(text!.includes(`\`${code}\``) && text!.includes(`# asdic-ignore ${code}: reason`), code);
    }
  });

  it('shows a failing example before a passing one', () => {
    const text = formatCodePage('schema/value', environment())!;
    assert.ok(text.indexOf('side: axs') > 0 && text.indexOf('side: axs') < text.indexOf('side: axis'), text);
  });

  it('links a check to its rule', () => {
    const text = formatCodePage('wif-ssw/owner-passed', environment())!;
    assert.match(text, /By \[1\.2\.1 .*\]\(asdic-rule:\/asdic-rules\/wif-ssw\/owner-acted\/1\.2\.1%20[^)]*\)/);
  });

  it('finds a page by its address', () => {
    const page = parseRulePageUri(formatRulePageUri(getGeneralCodePage('schema/value')));
    assert.ok(page);
    assert.equal(renderRulePage(page, environment()), formatCodePage('schema/value', environment()));
  });

  it('finds no page for an unknown code', () => {
    for (const name of ['wif-ssw', 'wif-ssw/nothing', 'toString', 'chess/owner-passed', ''])
      assert.equal(formatCodePage(name, environment()), undefined, name);
  });

  it('summarizes every code, with the section of its rule if it has one', () => {
    for (const code of listAllCodes(rulesets)) {
      const { title = '', text = '' } = getCodeSummary(code, rulesets) ?? {};
      assert.ok(title !== '' && text !== '', code);
    }
    assert.equal(getCodeSummary('wif-ssw/owner-passed', rulesets)?.section, '1.2.1');
    assert.equal(getCodeSummary('wif-ssw/nothing', rulesets), undefined);
  });
});
