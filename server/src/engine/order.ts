/** The best order of a few things: which kinds of unit a side should give up first. */
import { quietly } from './progress';
import type { Calculation, Progress } from './progress';
import { noticeable } from './graph-values';

/** How many things are put into every order there is: 720 orders of six. */
export const maxPermuted = 6;

export interface OrderAdvice {
  readonly best: readonly string[];
  readonly value: number;
  /** The value of the order as written. */
  readonly asWritten: number;
  /** How many orders were compared. */
  readonly compared: number;
  /** Whether no order can be better. Else no order that differs in the place of one thing is. */
  readonly isBestOfAll: boolean;
}

/**
 * The order with the greatest value; the written one where no other is noticeably better. Up to `mostPermuted` things all orders are
 * compared; of more, one thing at a time is moved to the place that is best for it, until nothing is gained by it.
 * @param max up to how many things are put into every order: fewer than usual where it takes long to value one
 * @param valueOf the value of an order: each is another combat; undefined where that is surely no more than what is to be beaten
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
    // What did not beat the best once beats none that comes after.
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

/** All orders in which one thing stands elsewhere. */
function* withOneMoved(order: readonly string[]): Iterable<readonly string[]> {
  for (const [from, moved] of order.entries()) {
    const others = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to++) if (to !== from) yield others.toSpliced(to, 0, moved);
  }
}

function factorial(of: number): number {
  return of <= 1 ? 1 : of * factorial(of - 1);
}
