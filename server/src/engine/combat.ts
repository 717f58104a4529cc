/**
 * The vocabulary in which a ruleset states a combat: steps over counters, which are small integers, with pure functions that say when a
 * step takes place and what it changes. A combat never changes, and its functions depend on their arguments alone. The interpreters
 * (trace, exact, sample, advise) read the same statement, so odds and a resolved combat cannot disagree.
 */
import type { Amount } from './amount';
import type { Fire, Loss, Removal, Switch } from './battle';
import type { Calculation } from './progress';
import type { Counter, Side, State } from './state';
import type { Remarks, StepBase } from './step';

export { withCounters } from './state';
export type { Counter, Side, State } from './state';
export type { Remarks, StepBase } from './step';
export type { Fire, Loss, Removal, RemovalTime, Shooter, Situation, Switch, Volley } from './battle';

/** Dice of a kind; their sum is the natural roll. `count` at least 1, `sides` at least 2. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
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
   * Counters that nothing reads or changes any more, by index: no later step, and no measure but those that name this step (`Measure.readAt`).
   * Exact odds read these measures here and then marginalise the counters: they sum over their values, so that independent parts of a combat
   * do not multiply the number of states. Only for steps outside rounds.
   */
  readonly marginalises?: readonly number[];
  /** It is bookkeeping, which a trace leaves out. */
  readonly quiet?: boolean;
}

/** A decision. `preferred` is the order in the file or its documented default; it must be one of `options`. */
export interface Choice extends StepBase, Remarks<[option: string]> {
  readonly kind: 'choice';
  readonly by: Side;
  readonly options: (state: State) => readonly string[];
  readonly preferred: (state: State) => string;
  /** Works out what `preferred` looks up in a state, in slices, so that it is known when that is asked. Absent where it never takes long. */
  readonly prepare?: (state: State) => Calculation<void>;
  readonly apply: (state: State, option: string) => State;
  /** As ordered, the state is left as it is and the step rests on nothing, in all states: staying, pressing on. Odds may pass it over; advice may not. */
  readonly idle?: boolean;
}

/**
 * Steps repeated while `again` holds, which is asked before each repetition, the first included. `rules` may be empty. Without a limit, a
 * repetition that throws no dice and leaves the state as it was is the last, because all others would be the same.
 */
export interface Rounds extends StepBase {
  readonly kind: 'rounds';
  readonly steps: readonly Step[];
  readonly again: (state: State) => boolean;
  /** Reports head each repetition by the title and a number, beginning with this: 2 where the first cycle is a step of its own. Without it there are no headings. */
  readonly first?: number;
  /**
   * Greatest number of repetitions, at least 1: after so many the combat goes on with the next step, whatever `again` says. Infinity
   * where there is no such number: exact odds then divide by the probability that something happens, instead of counting repetitions.
   */
  readonly limit: number;
  /**
   * The counters that the steps, `again` and what the steps rest on read or change, by index: no others, and no switches. Exact odds then
   * work the rounds out once for all states that differ in nothing else. Only where there are no rounds without a limit inside.
   */
  readonly involves?: readonly number[];
}

export type Step = Roll | Update | Choice | Fire | Removal | Rounds;

/**
 * What a measure counts, where a report makes more of it than a number: tables of survivors and losses, charts by side.
 * The title of a measure is part of a sentence (`submarines left, attacker`); here its words stand apart.
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
      /** Whose they are, where the side is of several powers: `the UK`; and what they are called beside it, where `title` names the power too. */
      readonly owner?: { readonly name: string; readonly title: string; readonly one: string };
    }
  /** All units that a side has left, of `start` at the beginning. */
  | { readonly kind: 'side'; readonly side: Side; readonly start: number }
  /** The value that a side has lost; without a side the balance, positive where the side that the title names is the better off. */
  | { readonly kind: 'value'; readonly side?: Side; readonly currency: string }
  /** Whether what the title says has come about: 1 or 0. Odds give its probability. */
  | { readonly kind: 'event' };

/** A number read off a state at the end: what odds, results and expectations are about. */
export interface Measure {
  /** Where `expect:` and `result:` of a scenario keep it: `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** In words: `surprise points, sub side`. */
  readonly title: string;
  readonly read: (state: State) => number;
  readonly of?: MeasureOf;
  /** Under what it is added up where several combats are told together, where `of` does not say so: `submarines destroyed`, in the singular `submarine destroyed`. */
  readonly adds?: {
    readonly side: Side;
    readonly title: string;
    readonly one: string;
    /** What each of several powers has of it, together all of it; none where one has all. */
    readonly shares?: readonly { readonly owner: string; readonly read: (state: State) => number }[];
  };
  /** Zero is not worth a line in a summary. */
  readonly quietAtZero?: boolean;
  /** Another measure says the same under another path: this one can be expected, but no report shows it. */
  readonly repeats?: boolean;
  /** Id of the step that marginalises the counters that it is read off. */
  readonly readAt?: string;
}

/** One of the words that a label can be. */
export interface LabelWord {
  readonly word: string;
  /** What it says, in a few words: `the attacker wins`. */
  readonly title: string;
  /** The side whose success it is. */
  readonly side?: Side;
  /** Where a word has several entries, one for each way in which it can come about: whether this is the one. */
  readonly when?: (state: State) => boolean;
}

/** A word read off a state at the end: the type of combat that was fought. Results and expectations keep it. */
export interface Label {
  /** Where `expect:` and `result:` of a scenario keep it: `['combatType']`. */
  readonly path: readonly string[];
  readonly title: string;
  readonly read: (state: State) => string;
  /** Every possible word, in the order of reports. Odds then begin with the probability of each: who wins. */
  readonly words?: readonly LabelWord[];
  /** A word as a reader is told it; as it stands where absent. */
  readonly say?: (word: string) => string;
}

/** A figure that tells much of a combat in few words, where no label says who wins. */
export interface Headline {
  /** Whom it befalls, or who has it. */
  readonly side?: Side;
  /** Behind the side: `convoy points hit`, `finds a group`. */
  readonly words: string;
  /** The same of exactly one: `convoy point hit`. */
  readonly one?: string;
  /** Paths of measures of the combat, added up. */
  readonly of: readonly Measure['path'][];
  /** Their expected value, or the chance that they come to more than 0: of one measure alone. */
  readonly as: 'expected' | 'chance';
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
  /** What it is about, the most important first: live odds show those that have its words. Where a label has words, these are shown instead. */
  readonly headlines?: readonly Headline[];
  /** The end in a few words: `2 convoy points lost; 1 submarine aborted; 6 surprise points to the sub side`. */
  readonly summary: (end: State) => string;
  /** The same in at most 45 characters, which stand behind a line, where no label says who wins. By default the summary. */
  readonly brief?: (end: State) => string;
  /**
   * Works out what the decisions look up, in slices: the same combat, whose decisions find it known. It changes no answer. Absent where
   * decisions look up nothing, or all of it is known.
   */
  readonly prepare?: () => Calculation<Combat>;
  /** What the decisions look up is too large to be worked out: every state asks for an estimate. Exact odds are then given up at once. */
  readonly isEstimating?: boolean;
  /** The end in a few words, without the counters that steps marginalise: one text for each outcome that exact odds list. By default the summary. */
  readonly outline?: (end: State) => string;
}
