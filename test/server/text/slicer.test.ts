import assert from 'node:assert/strict';
import { serialize } from 'node:v8';
import fc from 'fast-check';
import { createSlicer } from '../../../server/src/text/slicer';

describe('substring of a text', () => {
  /** V8 serializes a string as it stores it. After two bytes of version comes the kind: `"` if its characters have one byte. */
  const isNarrow = (text: string): boolean => serialize(text)[2] === '"'.charCodeAt(0);
  const plain = '  - { id: abc, type: sub, attack: 3, section: 3, count: 2 }\n'.repeat(5);

  it('cuts out the same characters as slice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(20), (text, from, length) => {
        assert.equal(createSlicer(text)(from, from + length), text.slice(from, from + length));
      }),
    );
    assert.equal(createSlicer('a\ud83d\ude00b')(2, 4), '\ude00b');
  });

  it('stores a substring in one byte per character, whatever the remaining text contains', () => {
    for (const other of ['', 'ü', 'ł', '\u2014', '\u{1f600}']) {
      const text = `${plain}${other}${plain}`;
      assert.ok(isNarrow(createSlicer(text)(0, plain.length)), other);
      assert.ok(isNarrow(createSlicer(text)(text.length - plain.length, text.length)), other);
    }
    assert.ok(!isNarrow(createSlicer(`${plain}ł`)(0, plain.length + 1)));
  });
});
