/** The best order of a few items, such as the kinds of unit that a side should lose first. */
import { withFixedProgress, type Calculation, type Progress } from './progress';
import { minGain } from './graph-values';

/** Up to this number of items, all orders are compared: 720 orders of six. */
export const maxPermuted = 6;

export interface OrderAdvice {
  readonly best: readonly string[];
  readonly value: number;
  /** The value of the order as written. */
  readonly asWritten: number;
  /** Number of orders compared. */
  readonly compared: number;
  /** Whether it is the global optimum. Otherwise no order that moves one item is better: a local optimum. */
  readonly isBestOfAll: boolean;
}

/**
 * The order with the greatest value; the written one unless another is better. Up to `max` items all orders are compared; beyond that, one
 * item at a time is moved to its best place until nothing is gained (local search).
 * @param max limit on items for the comparison of all orders: less than the default if evaluation is slow
 * @param evaluate the value of an order, each another combat; undefined if it certainly does not beat `toBeat`
 */
export function* findBestOrder(
  written: readonly string[],
  evaluate: (order: readonly string[], toBeat: number) => Calculation<number | undefined>,
  max = maxPermuted,
): Calculation<OrderAdvice> {
  const values = new Map<string, number | undefined>();
  const isExhaustive = written.length <= max;
  const total = isExhaustive ? computeFactorial(written.length) : written.length ** 2;
  function* compare(order: readonly string[], toBeat: number): Calculation<number> {
    const name = order.join(' ');
    if (!values.has(name)) {
      const progress: Progress = { done: Math.min(values.size, total), total, unit: 'combats' };
      yield progress;
      values.set(name, yield* withFixedProgress(evaluate(order, toBeat), progress));
    }
    // An order that did not beat the best at the time beats no later one.
    return values.get(name) ?? -Infinity;
  }
  const asWritten = yield* compare(written, -Infinity);
  let best = { order: written, value: asWritten };
  for (let improves = true; improves;) {
    improves = false;
    for (const order of isExhaustive ? generatePermutations(written) : moveOneItem(best.order)) {
      const value = yield* compare(order, best.value);
      if (value <= best.value + minGain) continue;
      best = { order, value };
      improves = !isExhaustive;
    }
  }
  return { best: best.order, value: best.value, asWritten, compared: values.size, isBestOfAll: isExhaustive };
}

function* generatePermutations(items: readonly string[]): Iterable<readonly string[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries())
    for (const remaining of generatePermutations(items.toSpliced(at, 1))) yield [first, ...remaining];
}

/** All orders that move one item. */
function* moveOneItem(order: readonly string[]): Iterable<readonly string[]> {
  for (const [from, moved] of order.entries()) {
    const others = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to++) if (to !== from) yield others.toSpliced(to, 0, moved);
  }
}

function computeFactorial(n: number): number {
  return n <= 1 ? 1 : n * computeFactorial(n - 1);
}
