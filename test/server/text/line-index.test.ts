import assert from 'node:assert/strict';
import { createLineIndex } from '../../../server/src/text/index';

describe('line index', () => {
  it('counts lines and columns from 0 for either line ending', () => {
    const lines = createLineIndex('ab\r\nc\n');
    assert.equal(lines.lineCount, 3);
    assert.deepEqual(lines.positionAt(4), { line: 1, column: 0 });
    assert.deepEqual(lines.positionAt(99), { line: 2, column: 0 });
    assert.equal(lines.offsetAt(0, 99), 2);
    assert.equal(lines.offsetAt(1, 1), 5);
    assert.equal(lines.offsetAt(9, 0), 6);
    assert.equal(lines.offsetAt(-1, 4), 0);
  });
  it('converts each offset to a position and back', () => {
    const text = 'one\n\ntwo three\nfour';
    const lines = createLineIndex(text);
    for (let offset = 0; offset <= text.length; offset++) {
      const { line, column } = lines.positionAt(offset);
      assert.equal(lines.offsetAt(line, column), offset);
    }
  });
});
