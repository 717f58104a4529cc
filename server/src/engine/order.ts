/** The best order of a few items, such as the kinds of unit that a side should lose first. */
import { quietly } from './progress';
import type { Calculation, Progress } from './progress';
import { noticeable } from './graph-values';

/** Up to so many items all orders are compared: 720 orders of six. */
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
export function* bestOrder(
  written: readonly string[],
  valueOf: (order: readonly string[], toBeat: number) => Calculation<number | undefined>,
  max = maxPermuted,
): Calculation<OrderAdvice> {
  const values = new Map<string, number | undefined>();
  const every = written.length <= max;
  const of = every ? factorial(written.length) : written.length ** 2;
  function* compare(order: readonly string[], toBeat: number): Calculation<number> {
    const name = order.join(' ');
    if (!values.has(name)) {
      const progress: Progress = { done: Math.min(values.size, of), of, unit: 'combats' };
      yield progress;
      values.set(name, yield* quietly(valueOf(order, toBeat), progress));
    }
    // An order that did not beat the best at the time beats no later one.
    return values.get(name) ?? -Infinity;
  }
  const asWritten = yield* compare(written, -Infinity);
  let best = { order: written, value: asWritten };
  for (let improves = true; improves;) {
    improves = false;
    for (const order of every ? permutations(written) : withOneMoved(best.order)) {
      const value = yield* compare(order, best.value);
      if (value <= best.value + noticeable) continue;
      best = { order, value };
      improves = !every;
    }
  }
  return { best: best.order, value: best.value, asWritten, compared: values.size, isBestOfAll: every };
}

function* permutations(of: readonly string[]): Iterable<readonly string[]> {
  if (of.length === 0) yield [];
  for (const [at, first] of of.entries()) for (const rest of permutations(of.toSpliced(at, 1))) yield [first, ...rest];
}

/** All orders that move one item. */
function* withOneMoved(order: readonly string[]): Iterable<readonly string[]> {
  for (const [from, moved] of order.entries()) {
    const others = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to++) if (to !== from) yield others.toSpliced(to, 0, moved);
  }
}

function factorial(of: number): number {
  return of <= 1 ? 1 : of * factorial(of - 1);
}
