/**
 * The vocabulary in which a ruleset states a combat: steps over a vector of small integers. A combat is data; the
 * interpreters (trace, exact, sample) read the same statement, so that odds and a resolved combat cannot disagree.
 *
 * Invariant: every function of a combat is pure and depends on its arguments alone.
 */
import type { Amount, Basis } from './amount';
import type { Fire, Loss, Removal, Switch } from './battle';
import type { Calculation } from './progress';

export type { Fire, Loss, Removal, RemovalTime, Shooter, Situation, Switch, Volley } from './battle';

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

/**
 * What there is to say of a step beyond its dice, of the states before and after it, and of what was rolled or decided. What traces and
 * reports alone want, the sentence, is apart from what odds want as well.
 */
export interface Remarks<Given extends readonly unknown[] = []> {
  /** The arithmetic besides that of the roll. */
  readonly amounts?: (before: State, after: State, ...given: Given) => readonly Amount[];
  /** Tables and options that the step rests on and that no amount names. */
  readonly bases?: (before: State, after: State, ...given: Given) => readonly Basis[];
  /** What happened, in a sentence. */
  readonly remark?: (before: State, after: State, ...given: Given) => string;
}

/** What all steps have. */
export interface StepBase {
  /** Unique in the combat, readable: `search.subs`. Labels of table dice are step ids. */
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that the step carries out; a roll cites at least one. */
  readonly rules: readonly string[];
  /** The step is passed over in states where this is false. */
  readonly when?: (state: State) => boolean;
}

/** Dice, a modifier, and what follows from the total. */
export interface Roll extends StepBase, Remarks<[total: number]> {
  readonly kind: 'roll';
  readonly by: Side;
  readonly dice: (state: State) => Dice;
  /** The modified roll with its provenance; its base is the natural roll, the sum of the dice. Without it the total is the natural roll. */
  readonly total?: (state: State, natural: number) => Amount;
  readonly apply: (state: State, total: number, natural: number) => State;
  /** What this particular roll is, where a step is repeated: `destroyed on flotilla-7`. */
  readonly subject?: (state: State) => string;
}

/** What follows without dice: a table is read, a price paid, a sum taken. */
export interface Update extends StepBase, Remarks {
  readonly kind: 'update';
  readonly apply: (state: State) => State;
  /**
   * Counters on which nothing bears any more, by index: no step that follows and no measure, but for those that this step is named in
   * (`Measure.readAt`). Exact odds read these measures here and then forget the counters, so that parts of a combat that do not bear
   * on each other do not multiply. Only for steps outside rounds.
   */
  readonly marginalises?: readonly number[];
  /** It only keeps the books: a trace does not tell of it. */
  readonly quiet?: boolean;
}

/** A decision. `preferred` is the order in the file or its documented default; it must be one of `options`. */
export interface Choice extends StepBase, Remarks<[option: string]> {
  readonly kind: 'choice';
  readonly by: Side;
  readonly options: (state: State) => readonly string[];
  readonly preferred: (state: State) => string;
  readonly apply: (state: State, option: string) => State;
  /** As ordered, the state is left as it is and the step rests on nothing, in all states: staying, pressing on. Odds may pass it over; advice may not. */
  readonly idle?: boolean;
}

/**
 * Steps repeated while `again` holds, which is asked before each repetition, the first included. `rules` may be empty. Without a limit,
 * a repetition that throws no dice and leaves the state as it was is the last: all others would be the same.
 */
export interface Rounds extends StepBase {
  readonly kind: 'rounds';
  readonly steps: readonly Step[];
  readonly again: (state: State) => boolean;
  /** Reports head each repetition by the title and a number, beginning with this: 2 where an opening cycle is stated apart. Without it none is headed. */
  readonly first?: number;
  /**
   * Greatest number of repetitions, at least 1: after so many the combat goes on with the next step, whatever `again` says. Infinity
   * where there is no such number: exact odds then sum the repetitions in which nothing happens instead of counting them.
   */
  readonly limit: number;
}

export type Step = Roll | Update | Choice | Fire | Removal | Rounds;

/**
 * What a measure counts, where a report makes more of it than a number: tables of survivors and losses, charts by side.
 * Titles of measures stay whole sentences' parts (`submarines left, attacker`); here the words are told apart.
 */
export type MeasureOf =
  /** Units of one kind that a side has left, of `start` at the beginning; `title` in the plural: `submarines`, `one` in the singular. `worth` is the value of one. */
  | {
      readonly kind: 'units';
      readonly side: Side;
      readonly title: string;
      readonly one: string;
      readonly start: number;
      readonly worth?: number;
    }
  /** All units that a side has left, of `start` at the beginning. */
  | { readonly kind: 'side'; readonly side: Side; readonly start: number }
  /** The value that a side has lost; without a side the balance, positive where the side that the title names is the better off. */
  | { readonly kind: 'value'; readonly side?: Side; readonly currency: string }
  /** Whether what the title says has come about: 1 or 0. Odds tell its chance. */
  | { readonly kind: 'event' };

/** A number read off a state at the end: what odds, results and expectations are about. */
export interface Measure {
  /** Where `expect:` and `result:` of a scenario keep it: `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** In words: `surprise points, sub side`. */
  readonly title: string;
  readonly read: (state: State) => number;
  readonly of?: MeasureOf;
  /** Zero is not worth a line in a summary. */
  readonly quietAtZero?: boolean;
  /** Another measure tells the same under another path: this one can be expected, and is told to nobody. */
  readonly repeats?: boolean;
  /** Id of the step that closes the counters that it is read off. */
  readonly readAt?: string;
}

/** One of the words that a label can be. */
export interface LabelWord {
  readonly word: string;
  /** What it says, in a few words: `the attacker wins`. */
  readonly title: string;
  /** The side whose success it is. */
  readonly side?: Side;
  /** Where a word can come about in several ways that are told apart, each an entry of its own: whether it was this one. */
  readonly when?: (state: State) => boolean;
}

/** A word read off a state at the end: the type of combat that was fought. Results and expectations keep it. */
export interface Label {
  /** Where `expect:` and `result:` of a scenario keep it: `['combatType']`. */
  readonly path: readonly string[];
  readonly title: string;
  readonly read: (state: State) => string;
  /** Every word that there can be, in the order in which to tell them. Odds then tell the chance of each, before all else: who wins. */
  readonly words?: readonly LabelWord[];
}

/** A combat, stated once. */
export interface Combat {
  readonly title: string;
  readonly counters: readonly Counter[];
  readonly start: State;
  readonly steps: readonly Step[];
  /** What values and targets of volleys may depend on. */
  readonly switches?: readonly Switch[];
  /** What hits can take, by side, each in the side's order of loss. Counters of different sides are different. */
  readonly losses?: Readonly<Record<Side, readonly Loss[]>>;
  readonly measures: readonly Measure[];
  readonly labels?: readonly Label[];
  /** The end in a few words, for an inline result: `6 surprise points, X D on convoys`. */
  readonly summary: (end: State) => string;
  /**
   * Works out what the decisions look up, in slices: the same combat, whose decisions find it known. It changes no answer. Absent where
   * decisions look up nothing, or all of it is known.
   */
  readonly prepare?: () => Calculation<Combat>;
  /** What the decisions look up is too large to be worked out: every state asks for an estimate. Exact odds are then given up at once. */
  readonly isEstimating?: boolean;
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
