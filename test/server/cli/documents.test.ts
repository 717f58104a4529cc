import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitDocuments } from '../../../server/src/cli/documents';

async function collectDocuments(chunks: readonly string[]) {
  const all = [];
  for await (const document of splitDocuments(streamChunks(chunks))) all.push(document);
  return all;
}

async function* streamChunks(chunks: readonly string[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

describe('splitting a stream into documents', () => {
  it('splits at document markers, and includes the lines and documents before them', async () => {
    assert.deepEqual(await collectDocuments(['# both\n---\na: 1\n--', '- # two\r\nb: |\n  ---\n', '--- \nc: 3']), [
      { text: '# both\n---\na: 1\n', lines: 0, documents: 0 },
      { text: '--- # two\r\nb: |\n  ---\n', lines: 3, documents: 1 },
      { text: '--- \nc: 3', lines: 6, documents: 2 },
    ]);
    assert.deepEqual(await collectDocuments([]), [{ text: '', lines: 0, documents: 0 }]);
  });

  it('splits alike for any division into chunks, and keeps the whole text', async () => {
    const line = fc.constantFrom('---\n', 'a: 1\n', '# x\n', '\n', '--- b\n', '...\n', 'c: 2');
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 7 }), async (lines, size) => {
        const text = lines.join('');
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const whole = await collectDocuments([text]);
        assert.deepEqual(await collectDocuments(pieces), whole);
        const joined = whole.map((document) => document.text).join('');
        assert.ok(text.startsWith(joined) && /^(?:\s|#.*\n)*$/.test(text.slice(joined.length)));
      }),
    );
  });
});
