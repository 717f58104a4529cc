import assert from 'node:assert/strict';
import { getHover } from '../../../../server/src/features';
import {
  formatBold,
  formatBulletList,
  escapeMarkdown,
  formatInlineCode,
  formatProbabilityBar,
  link,
  formatTable,
  toPlainText,
} from '../../../../server/src/features/format/markdown';
import { analyzeText, biscay, findOffset } from '../support';

describe('plain text', () => {
  it('removes emphasis, code marks and links', () => {
    assert.equal(
      toPlainText(`${formatBold('Rain')}, *here* and ${formatInlineCode('on: audacity')}`),
      'Rain, here and on: audacity',
    );
    assert.equal(toPlainText(link('1.2.3 [sic]', 'asdic-rule:/wif-ssw/x.md')), '1.2.3 [sic]');
    assert.equal(toPlainText(`# Title\n\n${formatBulletList(['one', 'two'])}`), 'Title\n\n- one\n- two');
  });

  it('unescapes escaped characters', () => {
    const written = 'a_b *c* [d](e) `f` <g> | h\\ _i_ 1. j';
    assert.equal(toPlainText(escapeMarkdown(written)), written);
  });

  it('aligns tables in columns, numbers to the right', () => {
    const plainText = formatTable(
      ['sub side', '', 'rule'],
      [
        ['die', '4', ''],
        ['rain', '+1', link('1.2.3', 'x:y')],
      ],
      [1],
    );
    assert.equal(toPlainText(plainText), 'sub side      rule\ndie        4\nrain      +1  1.2.3');
  });

  it('leaves out bars, and aligns each table by itself', () => {
    const table = formatTable(['unit', 'chance'], [['a', `${formatProbabilityBar(0.5)} 50%`]], [1]);
    const longer = formatTable(['longer name'], [['b'], ['12.5%'], ['−3'], ['1.2.3x']]);
    assert.equal(
      toPlainText(`${table}\n\nThen:\n${longer}\nEnd`),
      [
        ...['unit  chance', 'a        50%', '', 'Then:'],
        ...['longer name', 'b', '      12.5%', '         −3', '1.2.3x', 'End'],
      ].join('\n'),
    );
  });

  it('replaces links by their texts, and keeps brackets that are no link', () => {
    for (const [markdown, text] of [
      ['[a](b)', 'a'],
      ['see [a](b) and [c](d).', 'see a and c.'],
      ['x\\[y](z)', 'x[y](z)'],
      ['y](z)', 'y](z)'],
      ['[a](b', '[a](b'],
      ['a) [b]', 'a) [b]'],
      ['[a] (b)', '[a] (b)'],
      ['`[a](b)`', '[a](b)'],
      ['[*a*](b)', 'a'],
    ] as const)
      assert.equal(toPlainText(markdown), text);
  });

  it('leaves no Markdown in any hover', () => {
    const analysis = analyzeText(biscay);
    const plainText = toPlainText(getHover(analysis, findOffset(biscay, 'rain', 1))!.markdown);
    assert.match(plainText, /^Rain\b/);
    assert.doesNotMatch(plainText, /\*\*|\]\(|\| ---/);
  });
});
