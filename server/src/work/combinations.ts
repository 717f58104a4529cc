/** The best of several orders of a side together: every pair of those on offer, then one more on top of the best as long as that helps. */
import type { Calculation } from '../engine/progress';
import { minGain } from '../engine/graph-values';
import type { CombinationAdvice } from '../model/advice';
import type { OfferedOrder } from '../model/offered-orders';
import type { Values } from './situations';

/** Slices of work after which no other combination is begun: a fifth of a second, enough for all pairs of an ordinary battle. */
const maxSlices = 4_000;

/**
 * The values of orders that are written together, or why there are none: they cannot be written together (`apart`), they are no better than
 * the best, or they can only be estimated.
 */
export type CombinationValues = Values | 'apart' | 'no better' | 'estimated';

interface Combination extends Values {
  readonly orders: readonly OfferedOrder[];
}

/**
 * Compares orders together; undefined if all are of one decision.
 * @param asOrdered the value of the orders as written
 */
export function* compareCombinations(
  orders: readonly OfferedOrder[],
  asOrdered: number,
  evaluate: (ids: readonly string[], toBeat: number) => Calculation<CombinationValues>,
): Calculation<CombinationAdvice | undefined> {
  const bestFirst = orders.toSorted((a, b) => b.value - a.value);
  let bestValue = Math.max(asOrdered, bestFirst[0]?.value ?? asOrdered);
  let best: Combination | undefined;
  let compared = 0;
  let slices = 0;
  /** Whether nothing more is compared: that would take too long, or give estimates. */
  let isOver = false;
  let hasIncompatible = false;
  function* compare(combined: readonly OfferedOrder[]): Calculation<void> {
    isOver ||= slices >= maxSlices;
    if (isOver) return;
    const calculation = evaluate(
      combined.map(({ id }) => id),
      bestValue,
    );
    let step = calculation.next();
    for (; !step.done; step = calculation.next(), slices++) yield step.value;
    const values = step.value;
    hasIncompatible ||= values === 'apart';
    if (values === 'apart') return;
    compared++;
    isOver ||= values === 'estimated';
    if (typeof values === 'string' || values.value <= bestValue + minGain) return;
    best = { orders: combined, ...values };
    bestValue = best.value;
  }
  for (const [index, first] of bestFirst.entries())
    for (const second of bestFirst.slice(index + 1))
      if (first.decision !== second.decision) yield* compare([first, second]);
  for (let lastBest: Combination | undefined; best !== lastBest;) {
    lastBest = best;
    const decided = new Set(lastBest?.orders.map(({ decision }) => decision));
    for (const order of bestFirst)
      if (lastBest && !decided.has(order.decision)) yield* compare([...lastBest.orders, order]);
  }
  const isComplete = !isOver && !hasIncompatible;
  if (compared === 0 && isComplete) return undefined;
  return {
    ...(best && { best: { ...best, orders: best.orders.map(({ id }) => id) } }),
    ...{ compared, isComplete },
  };
}
