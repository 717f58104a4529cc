/** Advice for a side: the value of its orders as written, and of the alternatives. */
import { advise } from '../engine/advise';
import { estimatesIn } from '../engine/bases';
import type { Combat, Side, Step } from '../engine/combat';
import { exact } from '../engine/exact';
import { expectedInSlices, mean, measuredInSlices, methodOf, worstToBest } from '../engine/outcome';
import type { ExactOutcomes, Method, Outcomes } from '../engine/outcome';
import { bestOrder } from '../engine/order';
import { prepared } from '../engine/prepared';
import type { Calculation } from '../engine/progress';
import { sample } from '../engine/sample';
import type { Advice, Aim, LeftOut, SideAdvice } from '../model/advice';
import { atOnce, dropFor } from './precision';
import { bestInSituations, type Values } from './situations';

/** Up to so many kinds of unit, all orders of loss are compared in a large battle. */
const permutedWhereLarge = 4;

/** A rough threshold for branches: most orders of loss turn out worse with it already, in half the time. */
const roughly = 1e-4;

export interface Sampling {
  readonly runs: number;
  readonly seed: number;
  /** A first answer: rough, and without slow parts. */
  readonly quick?: boolean;
}

/**
 * Compares the possible orders of a side.
 * @throws Error if the side has no such aim
 */
export function* adviseSide(
  combat: Combat,
  { side, aims, alternatives, losses, situations }: SideAdvice,
  aimId: string,
  sampling: Sampling,
): Calculation<Advice> {
  const aim = aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim "${aimId}".`);
  const of = alternatives.length + 2 + Number(losses !== undefined) + Number(situations !== undefined);
  let isExact = true;
  const methods = new Set<Method>();
  const estimated = new Set<string>();
  let dropped = 0;
  const { quick = false, seed } = sampling;
  const runs = quick ? Math.min(atOnce.runs, sampling.runs) : sampling.runs;
  const besides = aims.find(({ id }) => id !== aimId);
  function* valuesOf(stated: Combat): Calculation<Values> {
    const ready = yield* prepared(stated);
    // If one combat was too large, so are others like it.
    const effort = { drop: dropFor(ready, quick), ...(quick && { limit: atOnce.limit }) };
    const odds = isExact ? yield* exact(ready, effort) : undefined;
    // A combat with estimated decisions (0 states) says nothing about the others.
    isExact &&= odds !== undefined && !('tooLarge' in odds && odds.states > 0);
    const outcomes = odds && !('tooLarge' in odds) ? odds : yield* sample(ready, seed, runs);
    methods.add(methodOf(outcomes));
    if (outcomes.exact) dropped = Math.max(dropped, outcomes.dropped);
    for (const name of estimatesIn(outcomes.bases)) estimated.add(name);
    const value = yield* expectedOf(aim!, ready, outcomes);
    return { value, ...(besides && { besides: yield* expectedOf(besides, ready, outcomes) }) };
  }
  /** The value of a combat; undefined if its likeliest branches alone prove that it does not beat `toBeat`. */
  function* valueAbove(toBeat: number, stated: Combat): Calculation<number | undefined> {
    const ready = yield* prepared(stated);
    if (aim!.most && toBeat > -Infinity) {
      const odds = yield* exact(ready, { drop: Math.max(roughly, dropFor(ready)) });
      if (!('tooLarge' in odds) && (yield* mostOf(aim!, ready, odds)) <= toBeat) return undefined;
    }
    return (yield* valuesOf(ready)).value;
  }
  const asOrdered = yield* part(valuesOf(combat), 0, of);
  const isOrderedByEstimates = methods.has('sampled') || estimated.size > 0;
  const compared: ({ id: string } & Values)[] = [];
  for (const [index, { id, combat: stated }] of alternatives.entries()) {
    // Building and solving a small combat may take less than a slice.
    yield { done: index + 1, of, unit: 'combats' };
    const alternative = stated();
    // The lookups of such a combat take longer than all others together.
    if (quick && alternative.prepare) continue;
    compared.push({ id, ...(yield* part(valuesOf(alternative), index + 1, of)) });
  }
  const found = {
    ...(methods.has('sampled') && { seed }),
    dropped,
    estimated: [...estimated],
    asOrdered: asOrdered.value,
    ...(besides && { besides: { aim: besides.id, asOrdered: asOrdered.besides! } }),
    alternatives: compared,
  };
  const method = worstToBest.find((one) => methods.has(one))!;
  if (quick) return { ...found, method, isFirst: true, leftOut: [] };
  const done = alternatives.length + 1;
  const play =
    situations || !decides(combat.steps, side)
      ? undefined
      : yield* part(advise(combat, side, aim.readOf(combat)), done, of);
  // Estimates vary by chance: the best of hundreds would just be the luckiest.
  const maxPermuted = dropFor(combat) > 0 ? permutedWhereLarge : undefined;
  const ordered =
    losses && isExact && !isOrderedByEstimates
      ? bestOrder(losses.written, (names, toBeat) => valueAbove(toBeat, losses.combat(names)), maxPermuted)
      : undefined;
  const order = ordered && (yield* part(ordered, done + 1, of));
  const isBetter = order !== undefined && order.value > order.asWritten;
  const ofOrder = besides && isBetter ? (yield* valuesOf(losses!.combat(order.best))).besides : undefined;
  function* exactly(stated: Combat): Calculation<Values | undefined> {
    const values = yield* valuesOf(stated);
    return isExact ? values : undefined;
  }
  const inSituations =
    situations && isExact && !isOrderedByEstimates
      ? yield* part(bestInSituations(situations(), asOrdered, exactly), of - 1, of)
      : undefined;
  const leftOut: LeftOut[] = [];
  if (situations && !inSituations) leftOut.push('situations');
  if (losses && losses.written.length > 1 && !order) leftOut.push('losses');
  if (play && 'tooLarge' in play) leftOut.push('play');
  return {
    ...found,
    dropped,
    estimated: [...estimated],
    method,
    ...(order && { losses: { ...order, ...(ofOrder !== undefined && { besides: ofOrder }) } }),
    ...(play && !('tooLarge' in play) && { play }),
    ...(inSituations && { situations: inSituations }),
    leftOut,
  };
}

/** The expected value of an aim. */
export function* expectedOf({ readOf, sumOf }: Aim, combat: Combat, outcomes: Outcomes): Calculation<number> {
  if (!sumOf) return yield* expectedInSlices(outcomes, readOf(combat));
  const { constant, parts } = sumOf(combat);
  let sum = constant;
  for (const { measure, times } of parts) sum += times * mean(yield* measuredInSlices(outcomes, combat, measure));
  return sum;
}

/** An upper bound on the expected value of an aim, whatever the branches that were cut off lead to. */
function* mostOf({ readOf, most = () => Infinity }: Aim, combat: Combat, odds: ExactOutcomes): Calculation<number> {
  return (yield* expectedInSlices(odds, readOf(combat))) * odds.mass + odds.dropped * most(combat);
}

/** Whether a side has a decision in some state. */
function decides(steps: readonly Step[], side: Side): boolean {
  return steps.some((step) => {
    if (step.kind === 'rounds') return decides(step.steps, side);
    return step.kind === 'choice' && step.by === side;
  });
}

/** Runs a part of a larger calculation: its progress is reported as a part of the whole. */
function* part<Result>(calculation: Calculation<Result>, done: number, of: number): Calculation<Result> {
  for (let furthest = 0; ;) {
    const step = calculation.next();
    if (step.done) return step.value;
    const { done: inner, of: all } = step.value;
    // A calculation of several passes restarts its count with each; the reported progress never goes back.
    furthest = Math.max(furthest, all === 0 ? 0 : Math.min(1, inner / all));
    yield { done: done + furthest, of, unit: 'combats' };
  }
}
