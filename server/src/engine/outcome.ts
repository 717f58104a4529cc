/** The odds of a combat, exact or sampled, and what can be read off them. */
import { gather } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import { wilson } from '../dice/interval';
import type { Interval } from '../dice/interval';
import { add, sum } from '../dice/sum';
import type { RunningSum } from '../dice/sum';
import type { Basis } from './amount';
import type { Combat, Measure, State } from './combat';

// For readers of outcomes that need nothing else of dice/.
export { mean } from '../dice/distribution';
export type { Distribution } from '../dice/distribution';

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

/** Odds that are exact but for rounding. */
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

/** A number read off a state: a `Measure`'s `read`, or any other. */
export type Quantity = (state: State) => number;

/** The distribution of a quantity. */
export function marginal(outcomes: Outcomes, read: Quantity): Distribution {
  return gather(outcomes.ends.map(({ state, share }) => ({ value: read(state), share })));
}

/** The distribution of a measure of the combat, whether it is read off the ends or was read before its counters were marginalised. */
export function measured(outcomes: Outcomes, { measures }: Combat, measure: Measure): Distribution {
  const before = outcomes.exact ? outcomes.marginals[measures.indexOf(measure)] : undefined;
  return before ?? marginal(outcomes, measure.read);
}

/** Two values that occur together, with their share. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly share: number;
}

/** The joint distribution of two quantities: the pairs that can occur, ascending by the first, then by the second. */
export function joint(outcomes: Outcomes, readA: Quantity, readB: Quantity): readonly Pair[] {
  const pairs = new Map<string, { readonly a: number; readonly b: number; readonly running: RunningSum }>();
  for (const { state, share } of outcomes.ends) {
    const a = readA(state);
    const b = readB(state);
    const key = `${a} ${b}`;
    const pair = pairs.get(key);
    if (pair) add(pair.running, share);
    else pairs.set(key, { a, b, running: { sum: share, lost: 0 } });
  }
  return [...pairs.values()]
    .map(({ a, b, running }) => ({ a, b, share: running.sum + running.lost }))
    .sort((x, y) => x.a - y.a || x.b - y.b);
}

/** The expected value of a quantity. */
export function expected(outcomes: Outcomes, read: Quantity): number {
  const { ends } = outcomes;
  return sum(ends.map(({ state, share }) => share * read(state))) / sum(ends.map(({ share }) => share));
}

/** The share of the ends that have a property. */
export function chance(outcomes: Outcomes, has: (state: State) => boolean): number {
  return sum(outcomes.ends.filter(({ state }) => has(state)).map(({ share }) => share));
}

/** How far a share that was read off the odds can be off: its 95% interval when sampled, else what may have been dropped. */
export function intervalOf(outcomes: Outcomes, share: number): Interval {
  return outcomes.exact ? { low: share, high: Math.min(1, share + outcomes.dropped) } : wilson(share, outcomes.runs);
}

/** Ends by likelihood, equally likely ones by their state: for listing. */
export function likeliestFirst(ends: readonly End[]): readonly End[] {
  return ends.toSorted((x, y) => y.share - x.share || compareStates(x.state, y.state));
}

function compareStates(x: State, y: State): number {
  const index = x.findIndex((value, at) => value !== y[at]);
  return index < 0 ? 0 : x[index]! - y[index]!;
}
