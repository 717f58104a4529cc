/**
 * The vocabulary in which a ruleset states a turn: combats one after another, where each begins with what the earlier ones left. As a
 * combat is steps over a vector of counters, a turn is stages over a vector of counters, and every stage states a combat. The
 * interpreters (trace, exact, sample) carry these combats out as they carry out any other, so a turn cannot disagree with its combats.
 */
import type { Combat, Counter, Measure, State } from '../combat';
import { sameState, within } from '../space';

/** What the end of a combat adds to a total of the turn. */
export interface Gain {
  /** Index of the total. */
  readonly total: number;
  /** Read off the end of the combat; one of its measures, or anything else. */
  readonly of: Pick<Measure, 'read' | 'readAt'>;
  /** What such a number adds, an integer; without it the number itself. */
  readonly as?: (value: number) => number;
}

/** A combat of a turn. */
export interface Stage {
  /** Unique in the turn. */
  readonly id: string;
  readonly title: string;
  /**
   * Counters of the turn that the stage reads or changes, by index: no others. Its combat is worked out once for all states that agree in
   * these, and a counter that no later stage involves is forgotten.
   */
  readonly involves: readonly number[];
  /** Whether the combat takes place as things stand; without it, it does. */
  readonly when?: (state: State) => boolean;
  /** Either side may end the fight before it: then neither it nor any later stage that is optional takes place. As ordered all are fought. */
  readonly optional?: boolean;
  /** The combat as the earlier ones left it. */
  readonly combat: (state: State) => Combat;
  /**
   * The counters after the combat; without it they stay as they were. A counter of the combat that this reads must last to its end: no
   * step of the combat marginalises it.
   */
  readonly leaves?: (state: State, end: State, combat: Combat) => State;
  /** What it adds to the totals. Several gains may add to one. */
  readonly gains: (combat: Combat, state: State) => readonly Gain[];
}

/** What the combats of a turn come to together: the sum of what each adds. Nothing in the turn depends on it. */
export type Total = Omit<Measure, 'read' | 'readAt'>;

/** A turn, stated once. */
export interface Turn {
  readonly title: string;
  /** What earlier combats leave to later ones; none where they are independent of each other. */
  readonly counters: readonly Counter[];
  readonly start: State;
  /** In the order in which they are fought. */
  readonly stages: readonly Stage[];
  readonly totals: readonly Total[];
}

/** The totals as measures of the states that outcomes of a turn have: its counters, followed by its totals. */
export function measuresOf({ counters, totals }: Turn): readonly Measure[] {
  return totals.map((total, index): Measure => ({ ...total, read: (state) => state[counters.length + index]! }));
}

/** The state in which a turn begins. @throws RangeError where it is ill-formed */
export function startOf({ counters, start }: Turn): State {
  return within(counters, start, 'start');
}

/**
 * The counters after a combat of the turn.
 * @throws RangeError where the stage leaves the bounds, or changes what it does not say that it involves
 */
export function stateAfter({ counters }: Turn, stage: Stage, before: State, end: State, combat: Combat): State {
  if (stage.leaves === undefined) return before;
  const after = within(counters, stage.leaves(before, end, combat), stage.id);
  if (!sameState(joined(after, before, stage.involves), before))
    throw new RangeError(`Stage ${stage.id} changes a counter that it does not say that it involves.`);
  return after;
}

/** What a gain adds, where it is not said. */
export function itself(value: number): number {
  return value;
}

/** What an end adds to each total. @throws RangeError where that is no integer */
export function gainedAt({ totals }: Turn, gains: readonly Gain[], end: State): readonly number[] {
  const sums = totals.map(() => 0);
  for (const { total, of, as = itself } of gains) sums[total]! += as(of.read(end));
  for (const [index, sum] of sums.entries())
    if (!Number.isInteger(sum)) throw new RangeError(`${sum} cannot be added to ${totals[index]!.title}.`);
  return sums;
}

/** A state with some counters as they are in another. */
export function joined(state: State, other: State, counters: readonly number[]): State {
  if (counters.every((index) => state[index] === other[index])) return state;
  const copy = state.slice();
  for (const index of counters) copy[index] = other[index]!;
  return copy;
}

/** The counters that no stage after one of them involves, by index. */
export function forgottenAfter({ counters, stages }: Turn, stage: Stage): readonly number[] {
  const later = new Set(stages.slice(stages.indexOf(stage) + 1).flatMap(({ involves }) => involves));
  return counters.map((_, index) => index).filter((index) => !later.has(index));
}
