import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from '../../../server/src/dice/sha256';

describe('SHA-256', () => {
  const expected = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

  it('gives the test vectors of the standard', () => {
    assert.equal(sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('pads every length up to three blocks as node:crypto does', () => {
    for (let length = 0; length < 200; length++) assert.equal(sha256('x'.repeat(length)), expected('x'.repeat(length)));
  });

  it('hashes any text as node:crypto does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) =>
        assert.equal(sha256(text), expected(text)),
      ),
    );
  });
});
