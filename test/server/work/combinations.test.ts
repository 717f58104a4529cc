import assert from 'node:assert/strict';
import { minGain } from '../../../server/src/engine/graph-values';
import { runToEnd, type Calculation } from '../../../server/src/engine/progress';
import type { OfferedOrder } from '../../../server/src/model/offered-orders';
import { compareCombinations, type CombinationValues } from '../../../server/src/work/combinations';

const createOrder = (id: string, value: number, decision = id): OfferedOrder => ({
  ...{ id, value, decision },
  ...{ group: decision, title: id },
});

/** Compares orders by a table of what they give together, and lists what was requested and what it had to beat. */
function compare(orders: readonly OfferedOrder[], table: Readonly<Record<string, CombinationValues>>, asOrdered = 0) {
  const requests: (readonly [ids: string, toBeat: number])[] = [];
  function* evaluate(ids: readonly string[], toBeat: number): Calculation<CombinationValues> {
    requests.push([ids.join(' '), toBeat]);
    yield undefined as never;
    return table[ids.join(' ')] ?? 'no better';
  }
  return { result: runToEnd(compareCombinations(orders, asOrdered, evaluate)), requests };
}

const three = [createOrder('a', 1), createOrder('c', 3), createOrder('b', 2)];

describe('comparing orders together', () => {
  it('compares every pair of orders of different decisions, the best first, then one more order on top of the best pair', () => {
    const { result, requests } = compare(three, { 'c a': { value: 5 }, 'c a b': { value: 6, secondValue: 1 } });
    assert.deepEqual(requests, [
      ['c b', 3],
      ['c a', 3],
      ['b a', 5],
      ['c a b', 5],
    ]);
    assert.deepEqual(result, {
      best: { orders: ['c', 'a', 'b'], value: 6, secondValue: 1 },
      compared: 4,
      isComplete: true,
    });
  });

  it('finds a best combination only if it beats the best single order and the orders as written', () => {
    for (const [value, asOrdered, isBest] of [
      [3, 0, false],
      [3.1, 0, true],
      [3.1, 4, false],
      [4.1, 4, true],
    ] as const) {
      const { result } = compare(three, { 'c b': { value } }, asOrdered);
      assert.equal(result?.best !== undefined, isBest, `${value} ${asOrdered}`);
    }
  });

  it('compares no orders of one decision, and counts no orders that cannot be written together', () => {
    const same = [createOrder('a', 1, 'dive'), createOrder('b', 2, 'dive')];
    assert.deepEqual(compare(same, {}), { result: undefined, requests: [] });
    // What was not compared may be better: written one after the other, such orders can beat the best.
    assert.deepEqual(compare(three.slice(0, 2), { 'c a': 'apart' }).result, { compared: 0, isComplete: false });
    assert.deepEqual(compare(three, { 'c b': 'apart' }).result, { compared: 2, isComplete: false });
    assert.deepEqual(compare([], {}), { result: undefined, requests: [] });
  });

  it('has not compared every combination if some can only be estimated', () => {
    assert.deepEqual(compare(three, { 'c b': 'estimated' }).result, { compared: 1, isComplete: false });
  });

  it('begins no other combination after the work of a fifth of a second', () => {
    for (const [slices, compared] of [
      [1_999, 3],
      [2_000, 2],
      [3_999, 2],
      [4_000, 1],
    ] as const) {
      function* evaluate(): Calculation<CombinationValues> {
        for (let slice = 0; slice < slices; slice++) yield { done: slice, total: slices, unit: 'steps' };
        return 'no better';
      }
      assert.deepEqual(runToEnd(compareCombinations(three, 0, evaluate)), { compared, isComplete: compared === 3 });
    }
  });

  it('takes no combination for better that differs by a rounding error', () => {
    assert.equal(compare(three, { 'c b': { value: 3 + 1e-12 } }).result?.best, undefined);
    const equal = [createOrder('a', 0), createOrder('b', 0)];
    assert.equal(compare(equal, { 'a b': { value: minGain } }).result?.best, undefined);
    assert.equal(compare(equal, { 'a b': { value: 2 * minGain } }).result?.best?.value, 2 * minGain);
    assert.deepEqual(compare(three, { 'c b': { value: 4 }, 'c a': { value: 4 + 1e-12 } }).result?.best?.orders, [
      'c',
      'b',
    ]);
  });
});
