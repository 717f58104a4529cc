import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findChange } from '../../../server/src/text/change';
import { limits } from '../../../server/src/text/limits';
import { parse } from '../../../server/src/text/index';
import { takeSnapshot } from './support';

describe('findChange', () => {
  it('finds the smallest difference, also in long texts', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 40_000 }),
        fc.nat({ max: 40_000 }),
        fc.string(),
        fc.string(),
        (head, tail, oldMiddle, newMiddle) => {
          const [before, after] = [oldMiddle, newMiddle].map(
            (middle) => 'ab'.repeat(head) + middle + 'ba'.repeat(tail),
          ) as [string, string];
          const difference = findChange(before, after);
          assert.equal(
            before.slice(0, difference.from) +
              after.slice(difference.from, difference.newEnd) +
              before.slice(difference.oldEnd),
            after,
          );
          if (before === after) return;
          const ends = [difference.oldEnd, difference.newEnd];
          assert.notEqual(before[difference.from], after[difference.from]);
          if (ends.every((end) => end > difference.from))
            assert.notEqual(before[difference.oldEnd - 1], after[difference.newEnd - 1]);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('text after one that was too long', () => {
  it('parses a shortened text that was too long before', () => {
    const long = `a:\n  b: ${'x'.repeat(limits.length)}\n`;
    const short = 'a:\n  b: x\n';
    assert.deepEqual(takeSnapshot(parse(short, parse(long))), takeSnapshot(parse(short)));
  });
});
