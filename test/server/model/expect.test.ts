import assert from 'node:assert/strict';
import {
  countsRounds,
  formatExpectation,
  isRange,
  listExpectedValues,
  meetsExpectation,
} from '../../../server/src/model/expect';

describe('expectations', () => {
  it('expectations are the numbers, words and ranges of a tree by their paths, and nothing else of it', () => {
    const inner = { units: 2, lost: { min: 1 } };
    const tree = { outcome: 'attacker-wins', attacker: inner, nothing: null, open: true, empty: {} };
    assert.deepEqual(
      [...listExpectedValues(tree, ['odds'])],
      [
        { path: ['odds', 'outcome'], value: 'attacker-wins', place: { owner: tree, key: 'outcome' } },
        { path: ['odds', 'attacker', 'units'], value: 2, place: { owner: inner, key: 'units' } },
        { path: ['odds', 'attacker', 'lost'], value: { min: 1 }, place: { owner: inner, key: 'lost' } },
      ],
    );
  });

  it('expectations are ranges with a lower bound, an upper one or both, and no other key', () => {
    for (const range of [{ min: 1 }, { max: 2 }, { min: 1, max: 2 }]) assert.ok(isRange(range), JSON.stringify(range));
    for (const other of [{}, { min: 1, mean: 2 }, { units: 1 }, null, 3, 'min', undefined])
      assert.ok(!isRange(other), JSON.stringify(other));
  });

  it('expectations are met by the same number or word, and by the bounds of a range and what is between', () => {
    for (const [actual, expected, isMet] of [
      [2, 2, true],
      [2, 3, false],
      ['two', 'two', true],
      ['two', 2, false],
      [1, { min: 2 }, false],
      [2, { min: 2 }, true],
      [9, { min: 2 }, true],
      [2, { max: 2 }, true],
      [3, { max: 2 }, false],
      [2, { min: 2, max: 2 }, true],
      [1, { min: 2, max: 4 }, false],
      [5, { min: 2, max: 4 }, false],
      ['3', { min: 2, max: 4 }, false],
    ] as const)
      assert.equal(meetsExpectation(actual, expected), isMet, `${actual} ${JSON.stringify(expected)}`);
  });

  it('expectations are written in words', () => {
    assert.deepEqual([6, 'won', { min: 2 }, { max: 2 }, { min: 2, max: 4 }].map(formatExpectation), [
      '6',
      'won',
      'at least 2',
      'at most 2',
      '2 to 4',
    ]);
  });

  it('expectations count rounds only if their number is expected', () => {
    assert.deepEqual([{}, { expect: {} }, { expect: { units: 1 } }, { expect: { rounds: 0 } }].map(countsRounds), [
      false,
      false,
      false,
      true,
    ]);
  });
});
