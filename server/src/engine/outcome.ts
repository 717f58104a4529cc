/** The odds of a combat, exact or sampled, and what can be read off them. */
import { Gathering, mean } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import { reachOfMean, widest, shareInterval } from '../dice/interval';
import type { Interval } from '../dice/interval';
import { add, sum } from '../dice/sum';
import type { RunningSum } from '../dice/sum';
import type { Basis } from './amount';
import type { Combat, Measure, State } from './combat';
import { finish } from './progress';
import type { Calculation } from './progress';

// For readers of outcomes that need nothing else of dice/.
export { mean };
export type { Interval } from '../dice/interval';
export type { Distribution } from '../dice/distribution';

/** Ends that are read in a slice: some milliseconds, before anything is compiled to machine code. */
const sliceLength = 500;

/** A state in which a combat can end, with its probability or its share of the sampled combats. */
export interface End {
  readonly state: State;
  readonly share: number;
}

/** What all odds say of themselves. */
interface OutcomesBase {
  /** The tables, options and estimates that the numbers rest on, in all that can happen or, of sampled odds, did. Sorted. */
  readonly bases: readonly Basis[];
}

/** Odds that are exact but for rounding, and for the branches that were dropped. */
export interface ExactOutcomes extends OutcomesBase {
  readonly exact: true;
  /** Distinct; in an order that is always the same for the same combat, but means nothing. */
  readonly ends: readonly End[];
  /** Distributions of the measures whose counters a step has marginalised, by index of the measure; the others are read off the ends. */
  readonly marginals: readonly (Distribution | undefined)[];
  /** Total of the shares: 1 within 1e-12 when nothing was dropped. */
  readonly mass: number;
  /** Probability of the branches that were cut off; 0 unless a threshold was asked for. */
  readonly dropped: number;
  /** How many states were met. */
  readonly states: number;
  /** How the combat develops, where that was asked for and its rounds are numbered: before the first round, then after each. */
  readonly curves?: readonly CurvePoint[];
}

/** What has come of a combat after a round. */
export interface CurvePoint {
  /** The number of the round by `Rounds.first`; one less than the first before any. */
  readonly round: number;
  /** Share of the branches that go on. */
  readonly going: number;
  /** By quantity: its sum over the branches that are over, each times its share. */
  readonly ended: readonly number[];
  /** The same over all branches: the expected quantity if everything stopped here. */
  readonly all: readonly number[];
}

/** Odds estimated by rolling the combat many times. */
export interface SampledOutcomes extends OutcomesBase {
  readonly exact: false;
  /** Distinct; in the order in which they were first met. */
  readonly ends: readonly End[];
  readonly runs: number;
  readonly seed: number;
}

export type Outcomes = ExactOutcomes | SampledOutcomes;

/**
 * How odds were found.
 * - `exact`: all that can happen was added up
 * - `truncated`: but for the least likely branches, which were left out
 * - `sampled`: estimated by rolling the combat many times
 */
export type Method = 'exact' | 'truncated' | 'sampled';

/** The least exact first. */
export const worstToBest: readonly Method[] = ['sampled', 'truncated', 'exact'];

export function methodOf(outcomes: Outcomes): Method {
  if (!outcomes.exact) return 'sampled';
  return outcomes.dropped > 0 ? 'truncated' : 'exact';
}

/** How far any share that is read off the odds can be off: by nothing but rounding, by what was dropped, or with 95% confidence. */
export function boundOf(outcomes: Outcomes): number {
  return outcomes.exact ? outcomes.dropped : widest(outcomes.runs);
}

/** A number read off a state: a `Measure`'s `read`, or any other. */
export type Quantity = (state: State) => number;

/** Hands on all ends in slices: there may be thousands. */
export function* readEnds(
  { ends }: Pick<Outcomes, 'ends'>,
  use: (state: State, share: number) => void,
): Calculation<void> {
  for (let index = 0; index < ends.length; index++) {
    if (index % sliceLength === 0) yield { done: index, of: ends.length, unit: 'steps' };
    use(ends[index]!.state, ends[index]!.share);
  }
}

/** The distribution of a quantity. */
export function marginal(outcomes: Outcomes, read: Quantity): Distribution {
  return finish(marginalInSlices(outcomes, read));
}

function* marginalInSlices(outcomes: Outcomes, read: Quantity): Calculation<Distribution> {
  const values = new Gathering();
  yield* readEnds(outcomes, (state, share) => values.add(read(state), share));
  return values.distribution();
}

/** The distribution of a measure of the combat, whether it is read off the ends or was read before its counters were marginalised. */
export function measured(outcomes: Outcomes, combat: Pick<Combat, 'measures'>, measure: Measure): Distribution {
  return finish(measuredInSlices(outcomes, combat, measure));
}

export function* measuredInSlices(
  outcomes: Outcomes,
  { measures }: Pick<Combat, 'measures'>,
  measure: Measure,
): Calculation<Distribution> {
  const before = outcomes.exact ? outcomes.marginals[measures.indexOf(measure)] : undefined;
  return before ?? (yield* marginalInSlices(outcomes, measure.read));
}

/** The expected value of a quantity. */
export function expected(outcomes: Outcomes, read: Quantity): number {
  return finish(expectedInSlices(outcomes, read));
}

export function* expectedInSlices(outcomes: Outcomes, read: Quantity): Calculation<number> {
  const [total, shares]: [RunningSum, RunningSum] = [
    { sum: 0, lost: 0 },
    { sum: 0, lost: 0 },
  ];
  yield* readEnds(outcomes, (state, share) => {
    add(total, share * read(state));
    add(shares, share);
  });
  return (total.sum + total.lost) / (shares.sum + shares.lost);
}

/** The share of the ends that have a property. */
export function chance(outcomes: Outcomes, has: (state: State) => boolean): number {
  return sum(outcomes.ends.filter(({ state }) => has(state)).map(({ share }) => share));
}

/** How far a share that was read off the odds can be off: its 95% interval when sampled, else what may have been dropped. */
export function intervalOf(outcomes: Outcomes, share: number): Interval {
  return outcomes.exact
    ? { low: share, high: Math.min(1, share + outcomes.dropped) }
    : shareInterval(share, outcomes.runs);
}

/** How far the mean of a quantity that was read off the odds can be off: its 95% interval when sampled, else by what may have been dropped. */
export function meanIntervalOf(outcomes: Outcomes, distribution: Distribution): Interval {
  const value = mean(distribution);
  const values = distribution.map((chance) => chance.value);
  // What was dropped may lie anywhere among the values that were met.
  const reach = outcomes.exact
    ? outcomes.dropped * (Math.max(...values) - Math.min(...values))
    : reachOfMean(distribution, outcomes.runs);
  return { low: value - reach, high: value + reach };
}
