import assert from 'node:assert/strict';
import fc from 'fast-check';
import { changeBetween, cutAfter } from '../../../server/src/text/change';
import { limits } from '../../../server/src/text/limits';
import { parse } from '../../../server/src/text/index';
import { scan } from '../../../server/src/text/scan';
import { apply, change, someText } from './changes';
import { snapshot } from './support';
import { cases } from '../../support/run-size';

describe('findChange', () => {
  it('finds the smallest difference, also in texts longer than the comparison window', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 40_000 }),
        fc.nat({ max: 40_000 }),
        fc.string(),
        fc.string(),
        (head, tail, one, other) => {
          const [before, after] = [one, other].map((middle) => 'ab'.repeat(head) + middle + 'ba'.repeat(tail)) as [
            string,
            string,
          ];
          const found = changeBetween(before, after);
          assert.equal(
            before.slice(0, found.from) + after.slice(found.from, found.after) + before.slice(found.before),
            after,
          );
          if (before === after) return;
          const ends = [found.before, found.after];
          assert.notEqual(before[found.from], after[found.from]);
          if (ends.every((end) => end > found.from)) assert.notEqual(before[found.before - 1], after[found.after - 1]);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('change within one indented line', () => {
  it('splits a text changed within one indented line like a full scan', () => {
    let cut = 0;
    fc.assert(
      fc.property(someText, change, (before, one) => {
        const after = apply(before, one);
        const found = cutAfter(after, before, scan(before), changeBetween(before, after));
        if (!found) return;
        cut++;
        assert.deepEqual(found, scan(after), JSON.stringify([before, after]));
      }),
      { numRuns: cases(4000, 800), seed: 17 },
    );
    assert.ok(cut > cases(500, 100), `${cut} were cut`);
  });

  it('parses a shortened text that was too long before', () => {
    const long = `a:\n  b: ${'x'.repeat(limits.length)}\n`;
    const short = 'a:\n  b: x\n';
    assert.deepEqual(snapshot(parse(short, parse(long))), snapshot(parse(short)));
  });
});
