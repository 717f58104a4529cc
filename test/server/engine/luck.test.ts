import assert from 'node:assert/strict';
import { createTally, measureHits, measurePips } from '../../../server/src/engine/luck';

describe('luck', () => {
  it('compares hits with their expectation, with exact chances of both tails', () => {
    const tally = {
      ...createTally(),
      shots: new Map([
        [0.5, 2],
        [1 / 6, 1],
      ]),
      hits: 3,
    };
    const luck = measureHits(tally)!;
    assert.deepEqual([luck.dice, luck.rolled], [3, 3]);
    assert.ok(Math.abs(luck.expected - 7 / 6) < 1e-12);
    assert.ok(Math.abs(luck.atLeast! - 1 / 24) < 1e-12);
    assert.ok(Math.abs(luck.atMost! - 1) < 1e-12);
  });

  it('compares the sum of other dice, of several kinds together', () => {
    const tally = {
      ...createTally(),
      otherDice: new Map([
        [6, 2],
        [10, 1],
      ]),
      pips: 3,
    };
    const luck = measurePips(tally)!;
    assert.equal(luck.expected, 12.5);
    assert.ok(Math.abs(luck.atMost! - 1 / 360) < 1e-12);
  });

  it('measures no luck of dice that were not rolled', () => {
    assert.deepEqual([measureHits(createTally()), measurePips(createTally())], [undefined, undefined]);
  });
});
