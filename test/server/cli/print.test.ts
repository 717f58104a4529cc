import assert from 'node:assert/strict';
import { formatColumns, indentLines, padText, wrapText } from '../../../server/src/plain-text/layout';
import { createPaint } from '../../../server/src/plain-text/style';
import { toPrintable } from '../../../server/src/model/wording';

describe('text in lines and columns', () => {
  it('aligns columns to their widest cell, without trailing blanks', () => {
    assert.deepEqual(
      formatColumns(
        [
          ['a', '10', ''],
          ['bcd', '5', 'x'],
        ],
        ['left', 'right'],
      ),
      ['a    10', 'bcd   5  x'],
    );
    assert.equal(padText('·', 3), '·  ');
  });

  it('wraps text at blanks, and keeps a word that is too long', () => {
    assert.deepEqual(wrapText('a bc def reconnaissance', 5), ['a bc', 'def', 'reconnaissance']);
    assert.deepEqual(indentLines(['a', ''], 2), ['  a', '']);
  });
});

describe('terminal output', () => {
  it('prints colours only when they are enabled', () => {
    assert.equal(createPaint({ colours: true })('red', 'x'), '\u001b[31mx\u001b[0m');
    assert.deepEqual(
      [createPaint({ colours: false })('red', 'x'), createPaint({ colours: true })('red', '')],
      ['x', ''],
    );
  });

  it('escapes terminal control characters', () => {
    assert.equal(toPrintable('a\nb\u001b[2J\u202e'), 'a b\\u{1b}[2J\\u{202e}');
  });
});
