/** Advice for a side: the value of its orders as written, and of the alternatives. */
import { advise } from '../engine/advise';
import { listEstimates } from '../engine/basis-set';
import type { Combat, Side, Step } from '../engine/combat';
import { computeExactOdds } from '../engine/exact';
import {
  computeMeanInSlices,
  mean,
  computeMeasureDistributionInSlices,
  getMethod,
  methodsWorstToBest,
} from '../engine/outcome';
import type { ExactOutcomes, Method, Outcomes } from '../engine/outcome';
import { findBestOrder } from '../engine/best-order';
import { prepareCombat } from '../engine/prepare-combat';
import type { Calculation } from '../engine/progress';
import { computeSampledOdds } from '../engine/sample';
import type { Edit } from '../model/edit';
import { joinEdits } from '../model/join-edits';
import { findOrderEdits, listSingleOrders } from '../model/offered-orders';
import type { Advice, Aim, OmittedAdvice, SideAdvice } from '../model/advice';
import { quickLimits, getDropThreshold } from './precision';
import { compareCombinations, type CombinationValues } from './combinations';
import { compareInSituations, type Values } from './situations';

/** In a battle too large for full precision, all orders of loss are compared only up to this number of unit types. */
const maxPermutedWhenLarge = 4;

/** Branches less likely than this are cut in a first pass: it rules out most orders of loss in half the time. */
const roughDropThreshold = 1e-4;

export interface Sampling {
  readonly runs: number;
  readonly seed: number;
  /** A first answer: rough, and without slow parts. */
  readonly quick?: boolean;
}

/**
 * Compares the possible orders of a side.
 * @param createVariant creates the combat of the scenario with edits carried out; without it, orders are not compared together
 * @throws Error if the side has no such aim
 */
export function* adviseSide(
  combat: Combat,
  sideAdvice: SideAdvice,
  aimId: string,
  sampling: Sampling,
  createVariant?: (edits: readonly Edit[]) => Combat | undefined,
): Calculation<Advice> {
  const { side, aims, alternatives, losses, createSituations } = sideAdvice;
  const aim = aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim "${aimId}".`);
  // Besides the alternatives: the orders as written, the decisions, and the combinations of orders.
  const total = alternatives.length + 3 + Number(losses !== undefined) + Number(createSituations !== undefined);
  let isExact = true;
  const methods = new Set<Method>();
  const estimated = new Set<string>();
  let droppedMass = 0;
  const { quick = false, seed } = sampling;
  const runs = quick ? Math.min(quickLimits.runs, sampling.runs) : sampling.runs;
  const secondAim = aims.find(({ id }) => id !== aimId);
  function* evaluate(rawCombat: Combat): Calculation<Values> {
    const preparedCombat = yield* prepareCombat(rawCombat);
    // If one combat was too large, so are others like it.
    const effort = { drop: getDropThreshold(preparedCombat, quick), ...(quick && { limit: quickLimits.limit }) };
    const odds = isExact ? yield* computeExactOdds(preparedCombat, effort) : undefined;
    // 0 states: exact odds were not tried, as the decisions of this combat are estimated. That says nothing about the other combats.
    isExact &&= odds !== undefined && !('tooLarge' in odds && odds.states > 0);
    const outcomes = odds && !('tooLarge' in odds) ? odds : yield* computeSampledOdds(preparedCombat, seed, runs);
    methods.add(getMethod(outcomes));
    if (outcomes.exact) droppedMass = Math.max(droppedMass, outcomes.dropped);
    for (const name of listEstimates(outcomes.bases)) estimated.add(name);
    const value = yield* computeExpectedAim(aim!, preparedCombat, outcomes);
    return { value, ...(secondAim && { secondValue: yield* computeExpectedAim(secondAim, preparedCombat, outcomes) }) };
  }
  /** The values of a combat; undefined if a rough calculation proves that it does not beat `toBeat`. */
  function* evaluateIfBetter(valueToBeat: number, rawCombat: Combat): Calculation<Values | undefined> {
    const preparedCombat = yield* prepareCombat(rawCombat);
    if (aim!.getMaximum && valueToBeat > -Infinity) {
      const odds = yield* computeExactOdds(preparedCombat, {
        drop: Math.max(roughDropThreshold, getDropThreshold(preparedCombat)),
      });
      if (!('tooLarge' in odds) && (yield* computeUpperBound(aim!, preparedCombat, odds)) <= valueToBeat)
        return undefined;
    }
    return yield* evaluate(preparedCombat);
  }
  const valuesAsOrdered = yield* withPartProgress(evaluate(combat), 0, total);
  const isEstimatedAsOrdered = methods.has('sampled') || estimated.size > 0;
  const compared: ({ id: string } & Values)[] = [];
  for (const [index, { id, createCombat }] of alternatives.entries()) {
    // Building and solving a small combat may take less than a slice.
    yield { done: index + 1, total, unit: 'combats' };
    const alternative = createCombat();
    // `prepare` computes the chance of winning in every state, which takes longer than all other alternatives together.
    if (quick && alternative.prepare) continue;
    compared.push({ id, ...(yield* withPartProgress(evaluate(alternative), index + 1, total)) });
  }
  const commonAdvice = {
    ...(methods.has('sampled') && { seed }),
    dropped: droppedMass,
    estimated: [...estimated],
    asOrdered: valuesAsOrdered.value,
    ...(secondAim && { secondAim: { aim: secondAim.id, asOrdered: valuesAsOrdered.secondValue! } }),
    alternatives: compared,
  };
  const method = methodsWorstToBest.find((candidate) => methods.has(candidate))!;
  if (quick) return { ...commonAdvice, method, isFirst: true, leftOut: [] };
  const doneCount = alternatives.length + 1;
  const decisionAdvice =
    createSituations || !hasDecision(combat.steps, side)
      ? undefined
      : yield* withPartProgress(advise(combat, side, aim.getQuantity(combat)), doneCount, total);
  const maxPermuted = getDropThreshold(combat) > 0 ? maxPermutedWhenLarge : undefined;
  // Estimates vary by chance: the best of hundreds would just be the luckiest.
  const lossOrderSearch =
    losses && isExact && !isEstimatedAsOrdered
      ? findBestOrder(
          losses.writtenOrder,
          function* (names, toBeat) {
            return (yield* evaluateIfBetter(toBeat, losses.createCombat(names)))?.value;
          },
          maxPermuted,
        )
      : undefined;
  const bestLossOrder = lossOrderSearch && (yield* withPartProgress(lossOrderSearch, doneCount + 1, total));
  const isBetter = bestLossOrder !== undefined && bestLossOrder.value > bestLossOrder.asWritten;
  const secondValueOfBest =
    secondAim && isBetter ? (yield* evaluate(losses!.createCombat(bestLossOrder.best))).secondValue : undefined;
  function* calculateExactly(rawCombat: Combat): Calculation<Values | undefined> {
    const values = yield* evaluate(rawCombat);
    return isExact ? values : undefined;
  }
  const situationsAdvice =
    createSituations && isExact && !isEstimatedAsOrdered
      ? yield* withPartProgress(
          compareInSituations(createSituations(), valuesAsOrdered, calculateExactly),
          total - 2,
          total,
        )
      : undefined;
  const leftOut: OmittedAdvice[] = [];
  if (createSituations && !situationsAdvice) leftOut.push('situations');
  if (losses && losses.writtenOrder.length > 1 && !bestLossOrder) leftOut.push('losses');
  if (decisionAdvice && 'tooLarge' in decisionAdvice) leftOut.push('play');
  const advice: Advice = {
    ...commonAdvice,
    method,
    ...(bestLossOrder && {
      losses: { ...bestLossOrder, ...(secondValueOfBest !== undefined && { secondValue: secondValueOfBest }) },
    }),
    ...(decisionAdvice && !('tooLarge' in decisionAdvice) && { play: decisionAdvice }),
    ...(situationsAdvice && { situations: situationsAdvice }),
    leftOut,
  };
  const singleOrders = createVariant ? listSingleOrders(sideAdvice, advice) : [];
  const areEstimated = !isExact || isEstimatedAsOrdered;
  if (areEstimated && new Set(singleOrders.map(({ decision }) => decision)).size > 1) leftOut.push('combinations');
  const exclusiveOrders = singleOrders.filter(({ group }) => sideAdvice.exclusiveGroups?.includes(group));
  const exclusiveGroupById = new Map(exclusiveOrders.map(({ id, group }) => [id, group]));
  const editsById = new Map(
    areEstimated ? [] : singleOrders.map(({ id }) => [id, findOrderEdits(sideAdvice, id) ?? []]),
  );
  function* evaluateTogether(ids: readonly string[], toBeat: number): Calculation<CombinationValues> {
    yield { done: total - 1, total, unit: 'combats' };
    if (new Set(ids.flatMap((id) => exclusiveGroupById.get(id) ?? [])).size > 1) return 'apart';
    const edits = joinEdits(ids.map((id) => editsById.get(id)!));
    const variant = edits && createVariant!(edits);
    if (!variant) return 'apart';
    const values = yield* evaluateIfBetter(toBeat, variant);
    return isExact ? (values ?? 'no better') : 'estimated';
  }
  const combinations = areEstimated
    ? undefined
    : yield* withPartProgress(
        compareCombinations(singleOrders, valuesAsOrdered.value, evaluateTogether),
        total - 1,
        total,
      );
  return {
    ...advice,
    // The combats evaluated since may have added to these two.
    dropped: droppedMass,
    estimated: [...estimated],
    ...(combinations && { combinations }),
  };
}

/** The expected value of an aim. */
export function* computeExpectedAim(
  { getQuantity, getSum }: Aim,
  combat: Combat,
  outcomes: Outcomes,
): Calculation<number> {
  if (!getSum) return yield* computeMeanInSlices(outcomes, getQuantity(combat));
  const { constant, parts } = getSum(combat);
  let sum = constant;
  for (const { measure, times } of parts)
    sum += times * mean(yield* computeMeasureDistributionInSlices(outcomes, combat, measure));
  return sum;
}

/** An upper bound on the expected value of an aim, whatever the branches that were cut off lead to. */
function* computeUpperBound(
  { getQuantity, getMaximum = () => Infinity }: Aim,
  combat: Combat,
  odds: ExactOutcomes,
): Calculation<number> {
  return (yield* computeMeanInSlices(odds, getQuantity(combat))) * odds.mass + odds.dropped * getMaximum(combat);
}

/** Whether a side has a decision in some state. */
function hasDecision(steps: readonly Step[], side: Side): boolean {
  return steps.some((step) => {
    if (step.kind === 'rounds') return hasDecision(step.steps, side);
    return step.kind === 'choice' && step.by === side;
  });
}

/** Runs a part of a larger calculation: its progress is reported as a part of the whole. */
function* withPartProgress<Result>(
  calculation: Calculation<Result>,
  doneCount: number,
  total: number,
): Calculation<Result> {
  for (let furthest = 0; ;) {
    const step = calculation.next();
    if (step.done) return step.value;
    const { done: inner, total: all } = step.value;
    // A calculation of several passes restarts its count with each; the reported progress never goes back.
    furthest = Math.max(furthest, all === 0 ? 0 : Math.min(1, inner / all));
    yield { done: doneCount + furthest, total, unit: 'combats' };
  }
}
