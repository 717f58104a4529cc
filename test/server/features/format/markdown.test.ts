import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  barPattern,
  formatBulletList,
  formatInlineCode,
  formatProbabilityBar,
  formatYamlBlock,
  joinBlocks,
  escapeMarkdown,
  link,
  formatTable,
  stripLinks,
} from '../../../../server/src/features/format/markdown';

describe('Markdown', () => {
  it('shows text from a file as it is written', () => {
    assert.equal(
      escapeMarkdown('a *bold* [link](x) <b> `code` | ~~no~~'),
      'a \\*bold\\* \\[link\\](x) \\<b> \\`code\\` \\| \\~\\~no\\~\\~',
    );
    assert.equal(escapeMarkdown('# head'), '\\# head');
    assert.equal(escapeMarkdown('1. item'), '1\\. item');
    assert.equal(escapeMarkdown('&lt;'), '\\&lt;');
  });

  it('escapes nothing that has no meaning in its place', () => {
    assert.equal(escapeMarkdown('flotilla-7 snake_case -4 (line 13)'), 'flotilla-7 snake_case -4 (line 13)');
  });

  it('keeps text on one line, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.ok(!escapeMarkdown(text).includes('\n') && !formatInlineCode(text).includes('\n'));
      }),
      { seed: 7 },
    );
  });

  it('never lets text close its code span', () => {
    assert.equal(formatInlineCode('a `tick` b'), '``a `tick` b``');
    assert.equal(formatInlineCode('`'), '`` ` ``');
    assert.equal(formatInlineCode('`a'), '`` `a ``');
    assert.equal(formatInlineCode('a``'), '``` a`` ```');
    assert.equal(formatInlineCode('plain'), '`plain`');
  });

  it('disables links and HTML in texts of a ruleset, but keeps emphasis and code', () => {
    assert.equal(stripLinks('**a** `[b]` [c](command:x) <img>'), '**a** `[b]` \\[c\\](command:x) \\<img>');
    assert.equal(stripLinks('\\` [c](command:x) \\`'), '\\` \\[c\\](command:x) \\`');
  });

  it('escapes characters that would end the target of a link', () => {
    assert.equal(link('1.2.3', 'x:(a) b'), '[1.2.3](x:%28a%29%20b)');
  });

  it('keeps pipes and line breaks from ending a table cell', () => {
    assert.equal(formatTable(['a', 'b'], [['x | y', 'z\nz']], [1]), '| a | b |\n| --- | --: |\n| x \\| y | z z |');
  });

  it('aligns the columns of a table that are said to be to the right, and the others as asked', () => {
    assert.equal(formatTable(['a', 'b', 'c'], [], [0, 2]), '| a | b | c |\n| --: | --- | --: |');
    assert.equal(formatTable(['a', 'b'], [['1', '2']], [], ':--'), '| a | b |\n| :-- | :-- |\n| 1 | 2 |');
  });

  it('shows a probability as a bar of ten characters', () => {
    const countFull = (probability: number) => formatProbabilityBar(probability).match(/\u2588/g)?.length ?? 0;
    assert.deepEqual([-1, 0, 0.04, 0.06, 0.5, 0.94, 0.96, 1, 2].map(countFull), [0, 0, 0, 1, 5, 9, 10, 10, 10]);
    for (const probability of [-1, 0, 0.3, 1, 2]) {
      const formattedBar = formatProbabilityBar(probability);
      assert.equal(formattedBar.length, 12);
      assert.equal(`${formattedBar} 30%`.replaceAll(barPattern, ''), '30%');
    }
  });

  it('never lets a scenario close its code block', () => {
    assert.equal(formatYamlBlock('a: 1\n\n'), '```yaml\na: 1\n```');
    assert.equal(formatYamlBlock('a: `x`'), '```yaml\na: `x`\n```');
    assert.equal(formatYamlBlock('a: ```'), '````yaml\na: ```\n````');
    assert.equal(formatYamlBlock('a: `````\nb: ```'), '``````yaml\na: `````\nb: ```\n``````');
  });

  it('separates blocks by empty lines, and leaves out empty ones', () => {
    assert.equal(joinBlocks('a', undefined, '', 'b\nc'), 'a\n\nb\nc');
    assert.equal(joinBlocks(), '');
  });

  it('indents the further lines of an item', () => {
    assert.equal(formatBulletList(['a\nb\nc', 'd']), '- a\n  b\n  c\n- d');
  });
});
