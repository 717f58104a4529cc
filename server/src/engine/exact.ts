/** Exact odds: the probability of every end of a combat. Each decision takes its preferred option (`Choice.preferred`). The theory is in docs/odds.md. */
import { add, type RunningSum } from '../dice/sum';
import { advanceFrom } from './advance';
import type { Combat } from './combat';
import { computeCurves } from './curves';
import { createRun, shouldYield, getProgress, getSum } from './frontier';
import type { End, ExactOutcomes, Quantity } from './outcome';
import { prepareCombat } from './prepare-combat';
import type { Calculation } from './progress';
import { checkState } from './state-space';
import type { Position } from './stop';

/** Default limit on states: about a second of work, some 50 MB, and no more ends than fit one message to another thread. */
export const defaultLimit = 100_000;

/** Branches less likely than this do not change a curve visibly. */
const curveDrop = 1e-12;

export interface ExactOptions {
  /**
   * The calculation stops as too large once the steps have led to more states than this. Inside rounds that are solved on lattices the limit is
   * twenty times as high, because a state costs less there.
   */
  readonly limit?: number;
  /** Branches less likely than this are cut off after each step, and reported as dropped. 0, the default, drops none. */
  readonly drop?: number;
  /**
   * Whether rounds may be solved faster than state by state, with the same odds: rounds of volleys on lattices, other rounds once for
   * all states that agree in the counters that the rounds involve. By default true.
   */
  readonly solvesRoundsFaster?: boolean;
  /** Quantities to read off the branches round by round; without them there are no curves. They cost more than the odds. */
  readonly curves?: readonly Quantity[];
  /** Where the combat stands, such as after the dice rolled so far; by default at its start. */
  readonly from?: Position;
}

/** The result of exact odds if there are too many states; sampling still works. */
export interface TooLarge {
  readonly tooLarge: true;
  /** Number of states reached; 0 if nothing was tried because decisions would rest on estimates (`Combat.hasEstimatedDecisions`). */
  readonly states: number;
}

/**
 * The probability of every end.
 * @throws RangeError if the combat is ill-formed
 */
export function* computeExactOdds(
  rawCombat: Combat,
  options: ExactOptions = {},
): Calculation<ExactOutcomes | TooLarge> {
  const combat = yield* prepareCombat(rawCombat);
  if (combat.hasEstimatedDecisions) return { tooLarge: true, states: 0 };
  const { limit = defaultLimit, drop = 0, solvesRoundsFaster = true, from } = options;
  const run = createRun(combat, limit, solvesRoundsFaster);
  const start = checkState(combat.counters, from?.state ?? combat.start, 'start');
  const frontier = yield* advanceFrom(run, from?.cursor ?? { steps: combat.steps, stepIndex: 0 }, start, drop);
  if (frontier === undefined) return { tooLarge: true, states: run.stateCount };
  const ends: End[] = [];
  const mass: RunningSum = { sum: 0, compensation: 0 };
  for (const entry of frontier.values()) {
    ends.push({ state: entry.state, probability: getSum(entry) });
    add(mass, getSum(entry));
    if (shouldYield(run)) yield getProgress(run);
  }
  const curves = options.curves && (yield* computeCurves(combat, options.curves, limit, Math.max(drop, curveDrop)));
  const outcomes = {
    ends,
    marginals: run.marginals,
    mass: getSum(mass),
    // Rounding errors may make up less than nothing.
    dropped: Math.max(0, getSum(run.dropped)),
    states: run.stateCount,
  };
  return { exact: true, ...outcomes, bases: run.bases.list(), ...(curves && curves.length > 0 && { curves }) };
}
