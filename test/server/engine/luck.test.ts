import assert from 'node:assert/strict';
import { createAmount } from '../../../server/src/engine/amount';
import { createTally, measureHits, measurePips, tallyDice, type DiceTally } from '../../../server/src/engine/luck';
import type { Trace } from '../../../server/src/engine/trace';

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

  it('dice of a trace are counted for their side: shots by their chance without sure hits, others by their sides', () => {
    const amount = (total: number) => createAmount('', { rule: 'rule', label: '', by: total }, []);
    const entries = [
      { kind: 'roll', by: 'a', dice: { count: 2, sides: 6 }, natural: 9 },
      { kind: 'roll', by: 'a', dice: { count: 1, sides: 10 }, natural: 3 },
      { kind: 'roll', by: 'b', dice: { count: 1, sides: 6 }, natural: 4 },
      {
        ...{ kind: 'volley', by: 'a', sides: 6 },
        shots: [
          { dice: 3, hitsOn: amount(2), hits: 2 },
          { dice: 1, hitsOn: amount(2), hits: 0 },
          { dice: 2, hitsOn: amount(7), hits: 2 },
          { dice: 1, hitsOn: amount(3), hits: 4, sureHits: 3 },
          { dice: 0, hitsOn: amount(6), hits: 2, sureHits: 2 },
        ],
      },
      { kind: 'update' },
    ];
    const tallies: Record<string, DiceTally> = {};
    tallyDice({ entries } as unknown as Trace, (side) => (tallies[side] ??= createTally()));
    assert.deepEqual(tallies, {
      a: {
        shots: new Map([
          [2 / 6, 4],
          [1, 2],
          [3 / 6, 1],
        ]),
        otherDice: new Map([
          [6, 2],
          [10, 1],
        ]),
        ...{ hits: 5, pips: 12 },
      },
      b: { shots: new Map(), otherDice: new Map([[6, 1]]), hits: 0, pips: 4 },
    });
  });

  it('measures no luck of dice that were not rolled', () => {
    assert.deepEqual([measureHits(createTally()), measurePips(createTally())], [undefined, undefined]);
  });
});
