import assert from 'node:assert/strict';
import { findLineEnd, findLineStart, findNextLine } from '../../../server/src/text/lines';

describe('line at an offset', () => {
  const text = 'ab\r\nc\n\nlast';

  it('a line begins after the line break before it', () => {
    assert.deepEqual(
      [0, 1, 4, 5, 6, 7, 11].map((offset) => findLineStart(text, offset)),
      [0, 0, 4, 4, 6, 7, 7],
    );
  });

  it('the first line begins after a byte order mark, which takes no column', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((offset) => findLineStart('\ufeffab\nc', offset)),
      [0, 1, 1, 1, 4, 4],
    );
    assert.equal(findLineStart('a\n\ufeffb', 4), 2);
  });

  it('a line ends before its own line break, or with the text', () => {
    assert.deepEqual(
      [0, 4, 6, 7, 11].map((offset) => findLineEnd(text, offset)),
      [2, 5, 6, 11, 11],
    );
  });

  it('the next line begins after the line break, or at the end of the text', () => {
    assert.deepEqual(
      [0, 4, 6, 7].map((offset) => findNextLine(text, offset)),
      [4, 6, 7, 11],
    );
  });
});
