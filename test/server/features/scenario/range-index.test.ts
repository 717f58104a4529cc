import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findOverlapping, createRangeIndex, rangesTouch } from '../../../../server/src/features/scenario/range-index';

describe('the search for ranges that touch another one', () => {
  const range = fc.tuple(fc.nat(20), fc.nat(6)).map(([from, length]) => ({ from, to: from + length }));

  it('finds the same ranges by binary search as by a linear one', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), range, (unsortedRanges, query) => {
        const ranges = unsortedRanges.toSorted((a, b) => a.from - b.from);
        const expected = ranges.filter(({ from, to }) => query.from <= to && from <= query.to);
        assert.deepEqual(findOverlapping(createRangeIndex(ranges), query), expected);
      }),
      { seed: 28, numRuns: 2000 },
    );
  });

  it('returns the list itself if every range touches', () => {
    const all = [
      { from: 0, to: 3 },
      { from: 4, to: 5 },
    ];
    assert.equal(findOverlapping(createRangeIndex(all), { from: 0, to: 9 }), all);
  });

  it('counts a common end as touching', () => {
    const touches = (from: number, to: number) =>
      rangesTouch({ from: 3, to: 5 }, { from, to }) && rangesTouch({ from, to }, { from: 3, to: 5 });
    assert.deepEqual(
      [
        [0, 2],
        [6, 9],
        [0, 3],
        [5, 9],
        [4, 4],
        [3, 5],
        [0, 9],
      ].map(([from, to]) => touches(from!, to!)),
      [false, false, true, true, true, true, true],
    );
  });
});
