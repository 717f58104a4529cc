import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  formatInlineCode,
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
});
