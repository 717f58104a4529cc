/** The odds of a turn in numbers: the totals of all combats, and the contribution of each. Plain data. */
import type { Basis } from '../engine/amount';
import { getErrorBound, computeInterval, computeMeasureDistributionInSlices, getMethod } from '../engine/outcome';
import type { Method, Outcomes } from '../engine/outcome';
import type { Calculation } from '../engine/progress';
import type { OptimalStopping } from '../engine/turn/optimal-stopping';
import type { StageOutcomes, StagePart, TurnOutcomes } from '../engine/turn/outcome';
import { listTotalMeasures, type Turn } from '../engine/turn/turn';
import { computeFigures, type Figure } from './figures';

/** A value of a total with its probability; with its 95% interval if the odds were sampled. */
export interface TurnValue {
  readonly value: number;
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
}

export interface StageOdds {
  /** Probability that the combat takes place. */
  readonly chance: number;
  /** The figures shown above the combat, over all states in which it may be fought. */
  readonly figures: readonly Figure[];
  /** Expected contribution to each total of the turn. */
  readonly gained: readonly number[];
}

export interface TurnOdds {
  readonly method: Method;
  /** Error bound of all probabilities. */
  readonly bound: number;
  /** Number of samples, if sampled. */
  readonly runs?: number;
  /** Seed of the samples. */
  readonly seed?: number;
  /** Number of states visited; for sampled odds, number of end states. */
  readonly states: number;
  readonly mass: number;
  readonly dropped: number;
  readonly bases: readonly Basis[];
  /** Values of each total, ascending. */
  readonly totals: readonly (readonly TurnValue[])[];
  readonly stages: readonly StageOdds[];
  /** Sum of the requested aims of sides over all combats; for preserved units, minus their initial number. */
  readonly aimed?: number;
  /** When to stop optional combats, for these aims; absent if nothing is optional, or there are too many states. */
  readonly optimalStopping?: OptimalStopping;
}

export function* summarizeTurn(turn: Turn, { outcomes, stages }: TurnOutcomes): Calculation<TurnOdds> {
  const measures = listTotalMeasures(turn);
  const totals: (readonly TurnValue[])[] = [];
  for (const measure of measures)
    totals.push(addIntervals(outcomes, yield* computeMeasureDistributionInSlices(outcomes, { measures }, measure)));
  const odds: StageOdds[] = [];
  for (const stage of stages) odds.push(yield* summarizeStage(stage));
  return {
    method: getMethod(outcomes),
    bound: getErrorBound(outcomes),
    ...(!outcomes.exact && { runs: outcomes.runs, seed: outcomes.seed }),
    states: outcomes.exact ? outcomes.states : outcomes.ends.length,
    mass: outcomes.exact ? outcomes.mass : 1,
    dropped: outcomes.exact ? outcomes.dropped : 0,
    bases: outcomes.bases,
    totals,
    stages: odds,
  };
}

function addIntervals(outcomes: Outcomes, values: readonly TurnValue[]): readonly TurnValue[] {
  return outcomes.exact ? values : values.map((entry) => ({ ...entry, ...computeInterval(outcomes, entry.share) }));
}

function* summarizeStage({ parts, gained }: StageOutcomes): Calculation<StageOdds> {
  const chance = parts.reduce((sum, { probability }) => sum + probability, 0);
  // Rounding may leave a sum of probabilities slightly above 1.
  return { chance: Math.min(1, chance), figures: yield* mergeFigures(parts, chance), gained };
}

/** Averages figures with the same meaning, weighted by the probability of their part. */
function* mergeFigures(parts: readonly StagePart[], chance: number): Calculation<readonly Figure[]> {
  const figuresByKey = new Map<string, Figure>();
  for (const { probability, combat, outcomes } of parts) {
    const { figures } = yield* computeFigures(combat, outcomes);
    for (const figure of figures) {
      const key = [figure.kind, figure.side, figure.words].join('\n');
      const value = (figuresByKey.get(key)?.value ?? 0) + (probability / chance) * figure.value;
      figuresByKey.set(key, { ...figure, value });
    }
  }
  return [...figuresByKey.values()];
}
