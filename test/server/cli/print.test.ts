import assert from 'node:assert/strict';
import { columns, indented, padded, wrapped } from '../../../server/src/cli/print/layout';
import { paint } from '../../../server/src/cli/print/style';
import { printable } from '../../../server/src/model/wording';

describe('text in lines and columns', () => {
  it('stands in columns as wide as their widest cell, without blanks at the end of a line', () => {
    assert.deepEqual(
      columns(
        [
          ['a', '10', ''],
          ['bcd', '5', 'x'],
        ],
        ['left', 'right'],
      ),
      ['a    10', 'bcd   5  x'],
    );
    assert.equal(padded('·', 3), '·  ');
  });

  it('is cut at blanks, and a word that is too long is left whole', () => {
    assert.deepEqual(wrapped('a bc def reconnaissance', 5), ['a bc', 'def', 'reconnaissance']);
    assert.deepEqual(indented(['a', ''], 2), ['  a', '']);
  });
});

describe('text for a terminal', () => {
  it('has colours only where these are wanted', () => {
    assert.equal(paint({ colours: true })('red', 'x'), '\u001b[31mx\u001b[0m');
    assert.deepEqual([paint({ colours: false })('red', 'x'), paint({ colours: true })('red', '')], ['x', '']);
  });

  it('cannot steer the terminal', () => {
    assert.equal(printable('a\nb\u001b[2J\u202e'), 'a b\\u{1b}[2J\\u{202e}');
  });
});
