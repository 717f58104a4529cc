import assert from 'node:assert/strict';
import fc from 'fast-check';
import { code, escape, link, table, withoutLinks } from '../../../server/src/features/format/markdown';
import { counted, expected, inWords, percent, plain, signed } from '../../../server/src/features/format/numbers';

describe('numbers', () => {
  it('are plain with at most three decimals, and never minus zero', () => {
    assert.deepEqual(
      [plain(4), plain(-4), plain(2.5), plain(1 / 3), plain(-0), plain(-0.0001)],
      ['4', '-4', '2.5', '0.333', '0', '0'],
    );
  });

  it('are no expectation of nothing where something may come about', () => {
    assert.deepEqual(
      [expected(0), expected(-1e-12), expected(0.0004), expected(-0.0001), expected(1.5)],
      ['0', '0', '< 0.001', '> -0.001', '1.5'],
    );
  });

  it('carry a sign where they are changes', () => {
    assert.deepEqual([signed(1), signed(-4), signed(0), signed(0.0001)], ['+1', '-4', '0', '0']);
  });

  it('never show as nothing or everything what is not quite so', () => {
    assert.deepEqual(
      [percent(0), percent(1), percent(0.375), percent(0.0001), percent(0.9999)],
      ['0 %', '100 %', '37.5 %', '< 0.1 %', '> 99.9 %'],
    );
  });

  it('take what rounding leaves of everything as everything', () => {
    assert.equal(percent(1 - 1e-15), '100 %');
  });

  it('are words where they are small counts', () => {
    assert.deepEqual(
      [inWords(6), inWords(14), counted(1, 'problem'), counted(3, 'problem')],
      ['six', '14', '1 problem', '3 problems'],
    );
  });
});

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

  it('leaves alone what cannot format where it stands', () => {
    assert.equal(escape('flotilla-7 snake_case -4 (line 13)'), 'flotilla-7 snake_case -4 (line 13)');
  });

  it('keeps text on one line, whatever it holds', () => {
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

  it('takes the effect from links and HTML in what a ruleset wrote, but keeps emphasis and code', () => {
    assert.equal(withoutLinks('**a** `[b]` [c](command:x) <img>'), '**a** `[b]` \\[c\\](command:x) \\<img>');
    assert.equal(withoutLinks('\\` [c](command:x) \\`'), '\\` \\[c\\](command:x) \\`');
  });

  it('escapes what would end the target of a link', () => {
    assert.equal(link('1.2.3', 'x:(a) b'), '[1.2.3](x:%28a%29%20b)');
  });

  it('keeps pipes and line breaks from ending a cell of a table', () => {
    assert.equal(table(['a', 'b'], [['x | y', 'z\nz']], [1]), '| a | b |\n| --- | --: |\n| x \\| y | z z |');
  });
});
