/**
 * The vocabulary in which a ruleset states a combat: steps over a vector of small integers. A combat is data; the
 * interpreters (trace, exact, sample) read the same statement, so that odds and a resolved combat cannot disagree.
 *
 * Invariant: every function of a combat is pure and depends on its arguments alone.
 */
import type { Amount, Basis } from './amount';

/** Who acts: the ruleset's own word (`subs`, `convoy`, `attacker` ...). */
export type Side = string;

/** One of the small integers that can change in a combat. */
export interface Counter {
  readonly name: string;
  /** In words, for traces and reports: `convoy points lost`. */
  readonly title: string;
  /** Inclusive bounds. An interpreter throws a RangeError on a state outside them: a fault of the ruleset, never of the user. */
  readonly min?: number;
  readonly max: number;
}

/** The values of the counters, in their order. */
export type State = readonly number[];

/** Dice of a kind; their sum is the natural roll. `count` at least 1, `sides` at least 2. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** What a trace and a report say of a step beyond its dice: arithmetic and one sentence. */
export interface Remark {
  readonly amounts?: readonly Amount[];
  readonly text?: string;
  /** Tables and options that the step rests on and that no amount names. */
  readonly bases?: readonly Basis[];
}

interface StepBase {
  /** Unique in the combat, readable: `search.subs`. Labels of table dice are step ids. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that the step carries out; a roll cites at least one. */
  readonly rules: readonly string[];
  /** The step is passed over in states where this is false. */
  readonly when?: (state: State) => boolean;
}

/** Dice, a modifier, and what follows from the total. */
export interface Roll extends StepBase {
  readonly kind: 'roll';
  readonly by: Side;
  readonly dice: (state: State) => Dice;
  /** The modified roll with its provenance; its base is the natural roll, the sum of the dice. Without it the total is the natural roll. */
  readonly total?: (state: State, natural: number) => Amount;
  readonly apply: (state: State, total: number, natural: number) => State;
  readonly remark?: (before: State, after: State, total: number) => Remark;
  /** What this particular roll is, where a step is repeated: `destroyed on flotilla-7`. */
  readonly subject?: (state: State) => string;
}

/** What follows without dice: a table is read, a price paid, a sum taken. */
export interface Update extends StepBase {
  readonly kind: 'update';
  readonly apply: (state: State) => State;
  readonly remark?: (before: State, after: State) => Remark;
  /**
   * Counters on which nothing bears any more, by index: no step that follows and no measure, but for those that this step is named in
   * (`Measure.closedBy`). Exact odds read these measures here and then forget the counters, so that parts of a combat that do not bear
   * on each other do not multiply. Only for steps outside rounds.
   */
  readonly closes?: readonly number[];
  /** It only keeps the books: a trace does not tell of it. */
  readonly quiet?: boolean;
}

/** A decision. `preferred` is the order in the file or its documented default; it must be one of `options`. */
export interface Choice extends StepBase {
  readonly kind: 'choice';
  readonly by: Side;
  readonly options: (state: State) => readonly string[];
  readonly preferred: (state: State) => string;
  readonly apply: (state: State, option: string) => State;
  readonly remark?: (before: State, after: State, option: string) => Remark;
}

/** Steps repeated while `again` holds, which is asked before each repetition, the first included. `rules` may be empty. */
export interface Rounds extends StepBase {
  readonly kind: 'rounds';
  readonly steps: readonly Step[];
  readonly again: (state: State) => boolean;
  /** Greatest number of repetitions, at least 1: after so many the combat goes on with the next step, whatever `again` says. */
  readonly limit: number;
}

export type Step = Roll | Update | Choice | Rounds;

/** A number read off a state at the end: what odds, results and expectations are about. */
export interface Measure {
  /** Where `expect:` and `result:` of a scenario keep it: `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** In words: `surprise points, sub side`. */
  readonly title: string;
  readonly read: (state: State) => number;
  /** Zero is not worth a line in a summary. */
  readonly quietAtZero?: boolean;
  /** Id of the step that closes the counters that it is read off. */
  readonly closedBy?: string;
}

/** A word read off a state at the end: the type of combat that was fought. Results and expectations keep it, odds do not tabulate it. */
export interface Label {
  /** Where `expect:` and `result:` of a scenario keep it: `['combatType']`. */
  readonly path: readonly string[];
  readonly title: string;
  readonly read: (state: State) => string;
}

/** A combat, stated once. */
export interface Combat {
  readonly title: string;
  readonly counters: readonly Counter[];
  readonly start: State;
  readonly steps: readonly Step[];
  readonly measures: readonly Measure[];
  readonly labels?: readonly Label[];
  /** The end in a few words, for an inline result: `6 surprise points, X D on convoys`. */
  readonly summary: (end: State) => string;
  /** The end in a few words without what steps have closed: outcomes that exact odds tell apart. By default the summary. */
  readonly outline?: (end: State) => string;
}

/** Names of counters to their index in the state: `const c = indexOf(counters)`. */
export function indexOf<N extends string>(counters: readonly (Counter & { name: N })[]): Readonly<Record<N, number>> {
  return Object.fromEntries(counters.map(({ name }, index) => [name, index])) as Record<N, number>;
}

/** A copy of the state with some counters set: pairs of index and value. */
export function withCounters(state: State, ...pairs: readonly (readonly [index: number, value: number])[]): State {
  const copy = state.slice();
  for (const [index, value] of pairs) copy[index] = value;
  return copy;
}
