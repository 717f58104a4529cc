import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createLineIndex, updateLineIndex } from '../../../server/src/text/index';

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

describe('line index after a change', () => {
  it('updates the index of lines to that of the changed text', () => {
    const piece = fc.constantFrom('', 'x', '\n', '\r\n', 'a\nb', '\n\n', 'one\ntwo\n');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 }), piece), { maxLength: 8 }), (first, edits) => {
        let [now, lines] = [first, createLineIndex(first)];
        for (const [at, length, written] of edits) {
          const from = at % (now.length + 1);
          now = now.slice(0, from) + written + now.slice(from + length);
          lines = updateLineIndex(now, lines);
          assert.deepEqual(Array.from(lines.starts), Array.from(createLineIndex(now).starts));
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
