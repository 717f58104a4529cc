/** The odds of a combat, exact or sampled, and the quantities read off them. */
import { DistributionBuilder, mean, type Distribution } from '../dice/distribution';
import { computeMeanMargin, computeMaxScoreMargin, computeScoreInterval, type Interval } from '../dice/interval';
import { add, sum, type RunningSum } from '../dice/sum';
import type { Basis } from './amount';
import type { Combat, Measure, State } from './combat';
import { runToEnd, type Calculation } from './progress';

// For users of outcomes that need nothing else from dice/.
export { mean };
export type { Interval } from '../dice/interval';
export type { Distribution } from '../dice/distribution';

/** Ends in a slice: some milliseconds, before anything is compiled to machine code. */
const sliceLength = 500;

/** A final state of a combat, with its probability or its proportion of the sampled combats. */
export interface End {
  readonly state: State;
  readonly probability: number;
}

/** Properties of all odds. */
interface OutcomesBase {
  /** The bases of the numbers in all possible outcomes, or in all sampled ones. Sorted. */
  readonly bases: readonly Basis[];
}

/** Odds that are exact except for rounding and dropped branches. */
export interface ExactOutcomes extends OutcomesBase {
  readonly exact: true;
  /** Distinct; in a deterministic but meaningless order. */
  readonly ends: readonly End[];
  /** Distributions of measures whose counters were marginalised, by index of the measure; the others are read off the ends. */
  readonly marginals: readonly (Distribution | undefined)[];
  /** Total probability: 1 within 1e-12 if nothing was dropped. */
  readonly mass: number;
  /** Probability of the branches that were cut off; 0 without a threshold. */
  readonly dropped: number;
  /** Number of states reached. */
  readonly states: number;
  /** Curves before the first round and after each, if requested and if the rounds are numbered. */
  readonly curves?: readonly CurvePoint[];
}

/** A combat after a round. */
export interface CurvePoint {
  /** The number of the round, counted from `Rounds.first`; before the first round, one less than that. */
  readonly round: number;
  /** Probability that the rounds continue. */
  readonly going: number;
  /** By quantity: its sum over the branches that have ended, weighted by probability. */
  readonly ended: readonly number[];
  /** The same over all branches: the expected quantity if everything stopped here. */
  readonly all: readonly number[];
}

/** Odds estimated by rolling the combat many times. */
export interface SampledOutcomes extends OutcomesBase {
  readonly exact: false;
  /** Distinct; in the order in which they were first reached. */
  readonly ends: readonly End[];
  readonly runs: number;
  readonly seed: number;
}

export type Outcomes = ExactOutcomes | SampledOutcomes;

/**
 * The method by which odds were computed.
 * - `exact`: all branches were added up
 * - `truncated`: the least likely branches were left out
 * - `sampled`: estimated by rolling the combat many times
 */
export type Method = 'exact' | 'truncated' | 'sampled';

/** The least exact first. */
export const methodsWorstToBest: readonly Method[] = ['sampled', 'truncated', 'exact'];

export function getMethod(outcomes: Outcomes): Method {
  if (!outcomes.exact) return 'sampled';
  return outcomes.dropped > 0 ? 'truncated' : 'exact';
}

/** A bound on the error of any probability read off the odds: 0, the dropped probability, or the widest 95% interval to one side. */
export function getErrorBound(outcomes: Outcomes): number {
  return outcomes.exact ? outcomes.dropped : computeMaxScoreMargin(outcomes.runs);
}

/** A number read off a state: a `Measure`'s `read`, or any other. */
export type Quantity = (state: State) => number;

/** Reads all ends in slices, as there may be thousands. */
export function* forEachEnd(
  { ends }: Pick<Outcomes, 'ends'>,
  use: (state: State, probability: number) => void,
): Calculation<void> {
  for (let index = 0; index < ends.length; index++) {
    if (index % sliceLength === 0) yield { done: index, total: ends.length, unit: 'steps' };
    use(ends[index]!.state, ends[index]!.probability);
  }
}

/** The distribution of a quantity. */
export function computeMarginal(outcomes: Outcomes, read: Quantity): Distribution {
  return runToEnd(computeMarginalInSlices(outcomes, read));
}

function* computeMarginalInSlices(outcomes: Outcomes, read: Quantity): Calculation<Distribution> {
  const values = new DistributionBuilder();
  yield* forEachEnd(outcomes, (state, probability) => values.add(read(state), probability));
  return values.build();
}

/** The distribution of a measure of the combat, read off the ends or earlier, before its counters were marginalised. */
export function computeMeasureDistribution(
  outcomes: Outcomes,
  combat: Pick<Combat, 'measures'>,
  measure: Measure,
): Distribution {
  return runToEnd(computeMeasureDistributionInSlices(outcomes, combat, measure));
}

export function* computeMeasureDistributionInSlices(
  outcomes: Outcomes,
  { measures }: Pick<Combat, 'measures'>,
  measure: Measure,
): Calculation<Distribution> {
  const marginal = outcomes.exact ? outcomes.marginals[measures.indexOf(measure)] : undefined;
  return marginal ?? (yield* computeMarginalInSlices(outcomes, measure.read));
}

/** The expected value of a quantity. */
export function computeMean(outcomes: Outcomes, read: Quantity): number {
  return runToEnd(computeMeanInSlices(outcomes, read));
}

export function* computeMeanInSlices(outcomes: Outcomes, read: Quantity): Calculation<number> {
  const [total, mass]: [RunningSum, RunningSum] = [
    { sum: 0, compensation: 0 },
    { sum: 0, compensation: 0 },
  ];
  yield* forEachEnd(outcomes, (state, probability) => {
    add(total, probability * read(state));
    add(mass, probability);
  });
  return (total.sum + total.compensation) / (mass.sum + mass.compensation);
}

/** The probability of the ends that have a property. */
export function computeChance(outcomes: Outcomes, has: (state: State) => boolean): number {
  return sum(outcomes.ends.filter(({ state }) => has(state)).map(({ probability }) => probability));
}

/** The interval of a probability read off the odds: 95% confidence if sampled, otherwise up to the dropped probability. */
export function computeInterval(outcomes: Outcomes, probability: number): Interval {
  return outcomes.exact
    ? { low: probability, high: Math.min(1, probability + outcomes.dropped) }
    : computeScoreInterval(probability, outcomes.runs);
}

/** The interval of the mean of a distribution read off the odds: 95% confidence if sampled, otherwise by the dropped probability. */
export function computeMeanInterval(outcomes: Outcomes, distribution: Distribution): Interval {
  const value = mean(distribution);
  const values = distribution.map((chance) => chance.value);
  // Dropped probability may belong to any of the values.
  const margin = outcomes.exact
    ? outcomes.dropped * (Math.max(...values) - Math.min(...values))
    : computeMeanMargin(distribution, outcomes.runs);
  return { low: value - margin, high: value + margin };
}
