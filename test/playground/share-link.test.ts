import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { maxTextLength, pack, unpack } from '../../playground/src/share-link';

const path = 'aare/north-sea.scenario.yaml';

describe('a share link', () => {
  it('encodes any text with characters that are allowed in a link, and decodes it unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const link = await pack({ path, text });
        assert.match(link, /^at=[\w.%-]+&text=[\w-]*$/);
        assert.deepEqual(await unpack(`#${link}`), { path, text });
      }),
      { numRuns: 50 },
    );
  });

  it('a share link is short for an unchanged sample and much shorter than the text otherwise', async () => {
    assert.deepEqual(await unpack(await pack({ path })), { path });
    const text = 'seaBattles:\n  - { id: north-sea, units: { dd: 2, sub: 3 } }\n'.repeat(100);
    assert.ok((await pack({ path, text })).length < text.length / 10);
  });

  it('ignores a fragment that is not a share link', async () => {
    for (const fragment of [
      '',
      '#',
      '#odds',
      '#at=',
      '#at=../secret.scenario.yaml',
      '#at=https://example.org/x.scenario.yaml',
    ])
      assert.equal(await unpack(fragment), undefined, fragment);
  });

  it('rejects a truncated link, one that holds no text and one with too much text, with a message', async () => {
    const whole = await pack({ path, text: 'ruleset: aare\ntitle: A battle in the North Sea\n' });
    const bomb = deflateRawSync(Buffer.alloc(maxTextLength + 1)).toString('base64url');
    const noText = deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url');
    for (const fragment of [
      whole.slice(0, -8),
      `at=${path}&text=%%%`,
      `at=${path}&text=${bomb}`,
      `at=${path}&text=${noText}`,
    ])
      await assert.rejects(unpack(fragment), /^Error: The link is not whole/);
  });
});
