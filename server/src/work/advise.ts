/** What a side should do: the value of its orders as written, and of what it could have ordered instead. */
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

/** How many kinds of unit of a large battle are put into every order there is. */
const permutedWhereLarge = 4;

/** Branches less likely than this say little of an order of losses: without them most orders are seen to be worse, in half of the time. */
const roughly = 1e-4;

export interface Sampling {
  readonly runs: number;
  readonly seed: number;
  /** A first answer: roughly, and without what takes long to work out. */
  readonly quick?: boolean;
}

/**
 * Compares what a side could order.
 * @throws Error where the side has no such aim
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
    // Where one combat was too large, so are others like it.
    const effort = { drop: dropFor(ready, quick), ...(quick && { limit: atOnce.limit }) };
    const odds = isExact ? yield* exact(ready, effort) : undefined;
    // One whose decisions rest on estimates says nothing of the others.
    isExact &&= odds !== undefined && !('tooLarge' in odds && odds.states > 0);
    const outcomes = odds && !('tooLarge' in odds) ? odds : yield* sample(ready, seed, runs);
    methods.add(methodOf(outcomes));
    if (outcomes.exact) dropped = Math.max(dropped, outcomes.dropped);
    for (const name of estimatesIn(outcomes.bases)) estimated.add(name);
    const value = yield* expectedOf(aim!, ready, outcomes);
    return { value, ...(besides && { besides: yield* expectedOf(besides, ready, outcomes) }) };
  }
  /** The value of a combat; undefined where its likeliest branches alone show that it is no more than what is to be beaten. */
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
    // Stating a combat and solving a small one may take no slice of its own.
    yield { done: index + 1, of, unit: 'combats' };
    const alternative = stated();
    // What such a one looks up in its decisions takes longer than all others together.
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
  // Estimates differ by chance: the best of hundreds of them would be the luckiest.
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

/** What an aim is expected to come to. */
export function* expectedOf({ readOf, sumOf }: Aim, combat: Combat, outcomes: Outcomes): Calculation<number> {
  if (!sumOf) return yield* expectedInSlices(outcomes, readOf(combat));
  const { constant, parts } = sumOf(combat);
  let sum = constant;
  for (const { measure, times } of parts) sum += times * mean(yield* measuredInSlices(outcomes, combat, measure));
  return sum;
}

/** What an aim is expected to come to at most, whatever becomes of the branches that were cut off. */
function* mostOf({ readOf, most = () => Infinity }: Aim, combat: Combat, odds: ExactOutcomes): Calculation<number> {
  return (yield* expectedInSlices(odds, readOf(combat))) * odds.mass + odds.dropped * most(combat);
}

/** Whether a side has anything to decide in some state. */
function decides(steps: readonly Step[], side: Side): boolean {
  return steps.some((step) => {
    if (step.kind === 'rounds') return decides(step.steps, side);
    return step.kind === 'choice' && step.by === side;
  });
}

/** A calculation as one of several: its progress is reported as a part of the whole. */
function* part<Result>(calculation: Calculation<Result>, done: number, of: number): Calculation<Result> {
  for (let furthest = 0; ;) {
    const step = calculation.next();
    if (step.done) return step.value;
    const { done: inner, of: all } = step.value;
    // A calculation in several passes begins to count anew with each; as a whole it never goes back.
    furthest = Math.max(furthest, all === 0 ? 0 : Math.min(1, inner / all));
    yield { done: done + furthest, of, unit: 'combats' };
  }
}
