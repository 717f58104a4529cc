/** What a side should do: the value of its orders as written, and of what it could have ordered instead. */
import type { Combat } from '../engine/combat';
import { exact } from '../engine/exact';
import { expected } from '../engine/outcome';
import type { Reading } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import { sample } from '../engine/sample';
import type { SideAdvice } from '../model/advice';

/** Expected values of the aim, each of a way to order a side; what the other side has ordered stays. Plain data. */
export interface Advice {
  /** False where at least one of the values had to be estimated by sampling. */
  readonly exact: boolean;
  readonly asOrdered: number;
  /** In the order in which the ruleset states them. */
  readonly alternatives: readonly { readonly id: string; readonly value: number }[];
}

export interface Sampling {
  readonly runs: number;
  readonly seed: number;
}

/**
 * Compares what a side could order.
 * @throws Error where the side has no such aim
 */
export function* adviseSide(
  combat: Combat,
  { aims, alternatives }: SideAdvice,
  aimId: string,
  sampling: Sampling,
): Calculation<Advice> {
  const aim = aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim "${aimId}".`);
  const of = alternatives.length + 1;
  let isExact = true;
  function* valueOf(stated: Combat, done: number, read: Reading): Calculation<number> {
    const value = yield* part(oddsValue(stated, read, sampling), done, of);
    isExact &&= value.exact;
    return value.value;
  }
  const asOrdered = yield* valueOf(combat, 0, aim.read);
  const compared: { id: string; value: number }[] = [];
  for (const [index, { id, combat: stated }] of alternatives.entries()) {
    // Stating a combat and solving a small one may take no slice of its own.
    yield { done: index + 1, of, unit: 'combats' };
    compared.push({ id, value: yield* valueOf(stated(), index + 1, aim.read) });
  }
  return { exact: isExact, asOrdered, alternatives: compared };
}

interface Value {
  readonly value: number;
  readonly exact: boolean;
}

function* oddsValue(combat: Combat, read: Reading, { runs, seed }: Sampling): Calculation<Value> {
  const odds = yield* exact(combat);
  const outcomes = 'tooLarge' in odds ? yield* sample(combat, seed, runs) : odds;
  return { value: expected(outcomes, read), exact: outcomes.exact };
}

/** A calculation as one of several: its progress is told as a part of the whole. */
function* part<Result>(calculation: Calculation<Result>, done: number, of: number): Calculation<Result> {
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
    const { done: inner, of: all } = step.value;
    yield { done: done + (all === 0 ? 0 : Math.min(1, inner / all)), of, unit: 'combats' };
  }
}
