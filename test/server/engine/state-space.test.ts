import assert from 'node:assert/strict';
import {
  createInternedKeyFunction,
  createKeyFunction,
  getMinValue,
  resetCounters,
  isSameState,
  checkState,
} from '../../../server/src/engine/state-space';
import { counters, createHunt } from './hunt';

describe('state space', () => {
  it('checks states against the bounds of counters, whose minimum defaults to 0', () => {
    assert.deepEqual(counters.map(getMinValue), [-2, 0, 0]);
    assert.deepEqual(checkState(counters, [-2, 3, 0], 'search'), [-2, 3, 0]);
    assert.throws(() => checkState(counters, [-3, 3, 0], 'search'), /Step search set search to -3, outside -2\.\.10/);
    assert.throws(() => checkState(counters, [0, 0.5, 0], 'search'), RangeError);
    assert.throws(() => checkState(counters, [0, 0], 'search'), /left 2 counters, there are 3/);
  });

  it('gives each state its own key: a number if it fits, else a text', () => {
    const toNumberKey = createKeyFunction(counters);
    const states = [-2, 0, 10].flatMap((search) =>
      [0, 3].flatMap((ships) => [0, 1, 3].map((hits) => [search, ships, hits])),
    );
    assert.equal(new Set(states.map(toNumberKey)).size, states.length);
    assert.ok(states.map(toNumberKey).every(Number.isSafeInteger));
    const huge = { name: 'huge', title: 'huge', max: Number.MAX_SAFE_INTEGER - 1 };
    const toTextKey = createKeyFunction([huge, huge]);
    assert.equal(typeof toTextKey([1, 2]), 'string');
    assert.notEqual(toTextKey([1, 2]), toTextKey([2, 1]));
    assert.equal(createKeyFunction([])([]), 0);
  });

  it('interned keys are numbers even for state spaces too large for one', () => {
    const huge = { name: 'huge', title: 'huge', max: Number.MAX_SAFE_INTEGER - 1 };
    const toKey = createInternedKeyFunction([huge, huge, huge]);
    const values = [0, 1, 7, 2 ** 40];
    const states = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c])));
    const keys = states.map(toKey);
    assert.equal(new Set(keys).size, states.length);
    assert.ok(keys.every(Number.isSafeInteger));
    assert.deepEqual(states.map(toKey), keys);
    // Keys are texts once the numbers are used up.
    for (let value = 0; value < 2 ** 17; value++) toKey([value, 0, 0]);
    assert.equal(typeof toKey([2 ** 20, 0, 0]), 'string');
    assert.equal(toKey([1, 1, 1]), keys[states.findIndex((state) => state.every((value) => value === 1))]);
  });

  it('interned keys are numbers for spaces of two or three numbers, and texts for larger ones', () => {
    const huge = { name: 'huge', title: 'huge', max: Number.MAX_SAFE_INTEGER - 1 };
    const getKindOfKey = (count: number): string =>
      typeof createInternedKeyFunction(Array.from({ length: count }, () => huge))(
        Array.from({ length: count }, () => 5),
      );
    assert.deepEqual([0, 1, 2, 3, 4].map(getKindOfKey), ['number', 'number', 'number', 'number', 'string']);
    // The numbers are counted by the order in which they occur.
    const toKey = createInternedKeyFunction([huge, huge]);
    assert.deepEqual(
      [
        [9, 8],
        [9, 7],
        [2, 8],
        [9, 8],
      ].map(toKey),
      [0, 1, 2 ** 17, 0],
    );
  });

  it('compares states counter by counter', () => {
    assert.ok(isSameState([1, 2], [1, 2]));
    assert.ok(!isSameState([1, 2], [1, 3]));
  });

  it('resets counters to their start', () => {
    const state = [4, 1, 2];
    assert.deepEqual(resetCounters(createHunt(), state, [0, 1]), [0, 3, 2]);
    const begun = [0, 1, 2];
    assert.equal(resetCounters(createHunt(), begun, [0]), begun);
  });
});
