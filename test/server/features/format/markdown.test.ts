import assert from 'node:assert/strict';
import fc from 'fast-check';
import { code, escape, link, table, withoutLinks } from '../../../../server/src/features/format/markdown';

describe('Markdown', () => {
  it('shows text from a file as it is written', () => {
    assert.equal(
      escape('a *bold* [link](x) <b> `code` | ~~no~~'),
      'a \\*bold\\* \\[link\\](x) \\<b> \\`code\\` \\| \\~\\~no\\~\\~',
    );
    assert.equal(escape('# head'), '\\# head');
    assert.equal(escape('1. item'), '1\\. item');
    assert.equal(escape('&lt;'), '\\&lt;');
  });

  it('escapes nothing that has no meaning in its place', () => {
    assert.equal(escape('flotilla-7 snake_case -4 (line 13)'), 'flotilla-7 snake_case -4 (line 13)');
  });

  it('keeps text on one line, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.ok(!escape(text).includes('\n') && !code(text).includes('\n'));
      }),
      { seed: 7 },
    );
  });

  it('never lets text close its code span', () => {
    assert.equal(code('a `tick` b'), '``a `tick` b``');
    assert.equal(code('`'), '`` ` ``');
  });

  it('disables links and HTML in texts of a ruleset, but keeps emphasis and code', () => {
    assert.equal(withoutLinks('**a** `[b]` [c](command:x) <img>'), '**a** `[b]` \\[c\\](command:x) \\<img>');
    assert.equal(withoutLinks('\\` [c](command:x) \\`'), '\\` \\[c\\](command:x) \\`');
  });

  it('escapes characters that would end the target of a link', () => {
    assert.equal(link('1.2.3', 'x:(a) b'), '[1.2.3](x:%28a%29%20b)');
  });

  it('keeps pipes and line breaks from ending a table cell', () => {
    assert.equal(table(['a', 'b'], [['x | y', 'z\nz']], [1]), '| a | b |\n| --- | --: |\n| x \\| y | z z |');
  });
});
