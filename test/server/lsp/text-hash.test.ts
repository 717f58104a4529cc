import assert from 'node:assert/strict';
import { computeTextHash } from '../../../server/src/lsp/text-hash';
import { analyzeText } from '../features/support';

describe('the hash of a text', () => {
  it('is FNV-1a, as published', () => {
    const hash = (text: string) => computeTextHash({ analysis: analyzeText(text) }) >>> 0;
    assert.deepEqual(['', 'a', 'foobar'].map(hash), [0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('is the same each time', () => {
    const analysis = analyzeText('ruleset: aare\n');
    assert.equal(computeTextHash({ analysis }), computeTextHash({ analysis }));
  });
});
