import assert from 'node:assert/strict';
import { formatColumns, indentLines, measureColumns, padText, wrapText } from '../../../server/src/plain-text/layout';

describe('the layout of text', () => {
  it('wraps at spaces where a line would be longer than the width, and leaves a longer word whole', () => {
    assert.deepEqual(wrapText('one two six', 7), ['one two', 'six']);
    assert.deepEqual(wrapText('one two six', 6), ['one', 'two', 'six']);
    assert.deepEqual(wrapText('unbreakable so', 3), ['unbreakable', 'so']);
    assert.deepEqual(wrapText('\u{1f6a2}\u{1f6a2} a', 4), ['\u{1f6a2}\u{1f6a2} a'], 'a character is a column');
    assert.deepEqual(wrapText('', 3), ['']);
  });

  it('indents every line but empty ones', () => {
    assert.deepEqual(indentLines(['a', '', 'b'], 2), ['  a', '', '  b']);
  });

  it('pads a text on either side, and cuts none', () => {
    assert.deepEqual([padText('ab', 4), padText('ab', 4, 'right'), padText('ab', 1)], ['ab  ', '  ab', 'ab']);
  });

  it('aligns cells in columns as wide as their widest cell, or as wide as given', () => {
    const rows = [
      ['a', '1', ''],
      ['long', '', 'x'],
      ['b', '22'],
    ];
    assert.deepEqual(measureColumns(rows), [4, 2, 1]);
    assert.deepEqual(measureColumns([['', '']]), [0, 0]);
    assert.deepEqual(formatColumns(rows, ['left', 'right']), ['a      1', 'long      x', 'b     22']);
    assert.deepEqual(formatColumns([['a', '', 'c']], [], [3]), ['a      c']);
  });
});
