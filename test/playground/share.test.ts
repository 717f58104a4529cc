import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { longestText, packed, unpacked } from '../../playground/src/share';

const path = 'aare/north-sea.scenario.yaml';

describe('a shared link', () => {
  it('gives back any text, and holds only letters that a link may have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const link = await packed({ path, text });
        assert.match(link, /^at=[\w.%-]+&text=[\w-]*$/);
        assert.deepEqual(await unpacked(`#${link}`), { path, text });
      }),
      { numRuns: 50 },
    );
  });

  it('is short for a sample as it is, and much shorter than its text otherwise', async () => {
    assert.deepEqual(await unpacked(await packed({ path })), { path });
    const text = 'seaBattles:\n  - { id: north-sea, units: { dd: 2, sub: 3 } }\n'.repeat(100);
    assert.ok((await packed({ path, text })).length < text.length / 10);
  });

  it('of somebody else is none of ours', async () => {
    for (const fragment of [
      '',
      '#',
      '#odds',
      '#at=',
      '#at=../secret.scenario.yaml',
      '#at=https://example.org/x.scenario.yaml',
    ])
      assert.equal(await unpacked(fragment), undefined, fragment);
  });

  it('that was cut off, or holds what is no text, or far too much of it, is refused in words', async () => {
    const whole = await packed({ path, text: 'ruleset: aare\ntitle: A battle in the North Sea\n' });
    const bomb = deflateRawSync(Buffer.alloc(longestText + 1)).toString('base64url');
    const noText = deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url');
    for (const fragment of [
      whole.slice(0, -8),
      `at=${path}&text=%%%`,
      `at=${path}&text=${bomb}`,
      `at=${path}&text=${noText}`,
    ])
      await assert.rejects(unpacked(fragment), /^Error: The link is not whole/);
  });
});
