import assert from 'node:assert/strict';
import { hover } from '../../../../server/src/features';
import { bold, code, escape, link, list, table } from '../../../../server/src/features/format/markdown';
import { plainText } from '../../../../server/src/features/format/plain-text';
import { analysisOf, biscay, offsetOf } from '../support';

describe('plain text', () => {
  it('removes emphasis, code marks and links', () => {
    assert.equal(plainText(`${bold('Rain')}, *here* and ${code('on: audacity')}`), 'Rain, here and on: audacity');
    assert.equal(plainText(link('1.2.3 [sic]', 'asdic-rule:/wif-ssw/x.md')), '1.2.3 [sic]');
    assert.equal(plainText(`# Title\n\n${list(['one', 'two'])}`), 'Title\n\n- one\n- two');
  });

  it('unescapes escaped characters', () => {
    const written = 'a_b *c* [d](e) `f` <g> | h\\ _i_ 1. j';
    assert.equal(plainText(escape(written)), written);
  });

  it('aligns tables in columns, numbers to the right', () => {
    const shown = table(
      ['sub side', '', 'rule'],
      [
        ['die', '4', ''],
        ['rain', '+1', link('1.2.3', 'x:y')],
      ],
      [1],
    );
    assert.equal(plainText(shown), 'sub side      rule\ndie        4\nrain      +1  1.2.3');
  });

  it('leaves no Markdown in any hover', () => {
    const analysis = analysisOf(biscay);
    const shown = plainText(hover(analysis, offsetOf(biscay, 'rain', 1))!.markdown);
    assert.match(shown, /^Rain\b/);
    assert.doesNotMatch(shown, /\*\*|\]\(|\| ---/);
  });
});
