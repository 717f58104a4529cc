/**
 * The vocabulary in which a ruleset defines a turn: a sequence of combats, each of which begins with the state that the earlier ones left. As a
 * combat is steps over a vector of counters, a turn is stages over a vector of counters, and every stage defines a combat. The interpreters
 * (trace, exact, sample) carry these combats out like any other, so a turn cannot disagree with its combats.
 */
import type { Combat, Counter, Measure, State } from '../combat';
import { isSameState, checkState, withCountersFrom } from '../state-space';

/** A contribution of a combat to a total of the turn. */
export interface Gain {
  /** Index of the total. */
  readonly total: number;
  /** Read off the end of the combat: one of its measures, or any other quantity. */
  readonly measure: Pick<Measure, 'read' | 'readAfterStep'>;
  /** Converts the number to the integer that is added; by default the number itself. */
  readonly convert?: (value: number) => number;
}

/** A combat of a turn. */
export interface Stage {
  /** Unique in the turn. */
  readonly id: string;
  readonly title: string;
  /**
   * The only counters of the turn that the stage reads or changes, by index. Its combat is solved once for all states that agree in these, and
   * counters that no later stage involves are reset.
   */
  readonly involves: readonly number[];
  /** Whether the combat takes place in a state; by default it does. */
  readonly takesPlace?: (state: State) => boolean;
  /** Either side may end the fight before it: then neither this nor any later optional stage takes place. As ordered, all are fought. */
  readonly optional?: boolean;
  /** The combat from the state that the earlier ones left. */
  readonly createCombat: (state: State) => Combat;
  /**
   * The counters after the combat; by default unchanged. No step of the combat may marginalise a counter that this reads.
   */
  readonly carryOver?: (state: State, end: State, combat: Combat) => State;
  /** Its contributions to the totals. Several gains may add to one total. */
  readonly listGains: (combat: Combat, state: State) => readonly Gain[];
}

/** A total of a turn: the sum of the gains of its combats. Nothing in the turn depends on it. */
export type Total = Omit<Measure, 'read' | 'readAfterStep'>;

/** The definition of a turn. */
export interface Turn {
  readonly title: string;
  /** The state that earlier combats leave to later ones; empty if they are independent. */
  readonly counters: readonly Counter[];
  readonly start: State;
  /** In the order in which they are fought. */
  readonly stages: readonly Stage[];
  readonly totals: readonly Total[];
}

/** The totals as measures of the states that outcomes of a turn have: its counters, followed by its totals. */
export function listTotalMeasures({ counters, totals }: Turn): readonly Measure[] {
  return totals.map((total, index): Measure => ({ ...total, read: (state) => state[counters.length + index]! }));
}

/** The state in which a turn begins. @throws RangeError if it is ill-formed */
export function getStart({ counters, start }: Turn): State {
  return checkState(counters, start, 'start');
}

/**
 * The counters after a combat of the turn.
 * @throws RangeError if the stage leaves the bounds, or changes a counter that it does not declare in `involves`
 */
export function applyStage({ counters }: Turn, stage: Stage, before: State, end: State, combat: Combat): State {
  if (stage.carryOver === undefined) return before;
  const after = checkState(counters, stage.carryOver(before, end, combat), stage.id);
  if (!isSameState(withCountersFrom(after, before, stage.involves), before))
    throw new RangeError(`Stage ${stage.id} changes a counter that its \`involves\` does not list.`);
  return after;
}

/** The default conversion of a gain. */
export function getIdentity(value: number): number {
  return value;
}

/** The gain of an end for each total. @throws RangeError if it is not an integer */
export function computeGains({ totals }: Turn, gains: readonly Gain[], end: State): readonly number[] {
  const sums = totals.map(() => 0);
  for (const { total, measure, convert = getIdentity } of gains) sums[total]! += convert(measure.read(end));
  for (const [index, sum] of sums.entries())
    if (!Number.isInteger(sum)) throw new RangeError(`${sum} cannot be added to ${totals[index]!.title}.`);
  return sums;
}

/** The counters that no stage after a given one involves, by index. */
export function listUnusedCounters({ counters, stages }: Turn, stage: Stage): readonly number[] {
  const later = new Set(stages.slice(stages.indexOf(stage) + 1).flatMap(({ involves }) => involves));
  return counters.map((_, index) => index).filter((index) => !later.has(index));
}
