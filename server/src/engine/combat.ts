/**
 * The vocabulary in which a ruleset defines a combat: steps over counters, which are small integers, with pure functions for the conditions
 * and effects of steps. A combat is immutable, and its functions depend on their arguments only. The interpreters (trace, exact, sample,
 * advise) read the same definition, so odds and a resolved combat cannot disagree.
 */
import type { Amount } from './amount';
import type { Fire, Loss, Removal, Switch } from './volley';
import type { Calculation } from './progress';
import type { Counter, Side, State } from './state';
import type { StepExplanations, StepBase } from './step';

export { withCounters } from './state';
export type { Counter, Side, State } from './state';
export type { StepExplanations as Remarks, StepBase } from './step';
export type { Fire, Loss, Removal, RemovalTime, Shooter, Situation, Switch, Volley } from './volley';

/** Dice of one kind; their sum is the natural roll. `count` is at least 1, `sides` at least 2. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** Dice, a modifier, and the effect of the total. */
export interface Roll extends StepBase, StepExplanations<[total: number]> {
  readonly kind: 'roll';
  readonly by: Side;
  readonly dice: (state: State) => Dice;
  /** The modified roll with its provenance; its base is the natural roll, the sum of the dice. Without it the total is the natural roll. */
  readonly total?: (state: State, natural: number) => Amount;
  readonly apply: (state: State, total: number, natural: number) => State;
  /** Names this particular roll if the step is repeated: `destroyed on flotilla-7`. */
  readonly subject?: (state: State) => string;
  /** Whose dice these are and how many follow, if neither title nor subject says it. The number is that of the repetition, from 1. */
  readonly explain?: (state: State, number: number) => string;
  /** What a total will lead to, before the dice are rolled; without it the remark says it. */
  readonly describeOutlook?: (before: State, after: State, total: number) => string;
}

/** An effect without dice: reading a table, paying a price, taking a sum. */
export interface Update extends StepBase, StepExplanations {
  readonly kind: 'update';
  readonly apply: (state: State) => State;
  /**
   * Dead counters, by index: no later step reads or changes them, and no measure except those that name this step (`Measure.readAfterStep`). Exact
   * odds read these measures here and then marginalise the counters (sum over their values), so that independent parts of a combat do not
   * multiply the number of states. Only for steps outside rounds.
   */
  readonly marginalises?: readonly number[];
  /** Bookkeeping, which a trace leaves out. */
  readonly omitFromTrace?: boolean;
}

/** A decision. `preferred` is the order in the file or its documented default; it must be one of `options`. */
export interface Choice extends StepBase, StepExplanations<[option: string]> {
  readonly kind: 'choice';
  readonly by: Side;
  readonly options: (state: State) => readonly string[];
  readonly preferred: (state: State) => string;
  /** Computes in slices what `preferred` looks up in a state, so that the lookup is quick. Absent if it is quick anyway. */
  readonly prepare?: (state: State) => Calculation<void>;
  readonly apply: (state: State, option: string) => State;
  /** The preferred option never changes the state and has no basis: staying, pressing on. Odds may skip the step; advice may not. */
  readonly keepsState?: boolean;
}

/**
 * Steps repeated while `again` holds, which is evaluated before each repetition, including the first. `rules` may be empty. Without a limit,
 * a repetition that rolls no dice and leaves the state unchanged is the last, because all others would be the same.
 */
export interface Rounds extends StepBase {
  readonly kind: 'rounds';
  readonly steps: readonly Step[];
  readonly again: (state: State) => boolean;
  /** The number of the first repetition in the headings of reports: 2 if the first cycle is a separate step. Without it there are no headings. */
  readonly first?: number;
  /**
   * Greatest number of repetitions, at least 1; the combat then continues with the next step, whatever `again` returns. Infinity if there is
   * no limit: exact odds then divide by the probability that something happens, instead of counting repetitions.
   */
  readonly limit: number;
  /**
   * The only counters that the steps, their bases and `again` read or change, by index; they read no switches. Exact odds then solve the rounds
   * once for all states that agree in these. Only if there are no rounds without a limit inside.
   */
  readonly involves?: readonly number[];
}

export type Step = Roll | Update | Choice | Fire | Removal | Rounds;

/**
 * The subject of a measure, for reports that show more than a number: tables of survivors and losses, charts by side.
 * The title of a measure is part of a sentence (`submarines left, attacker`); the subject has its parts separately.
 */
export type MeasureSubject =
  /** Remaining units of one kind, of `start` at the beginning; `title` is plural: `submarines`. `valuePerUnit` is the value of one. */
  | {
      readonly kind: 'units';
      readonly side: Side;
      readonly title: string;
      readonly singular: string;
      readonly start: number;
      readonly valuePerUnit?: number;
      /** Their power if the side has several: `the UK`; and their names beside it, if `title` names the power too. */
      readonly owner?: { readonly name: string; readonly title: string; readonly singular: string };
    }
  /** All remaining units of a side, of `start` at the beginning. */
  | { readonly kind: 'side'; readonly side: Side; readonly start: number }
  /** The value that a side has lost; without a side the balance, positive if the side in the title is better off. */
  | { readonly kind: 'value'; readonly side?: Side; readonly currency: string }
  /** Whether the event in the title has happened: 1 or 0. Odds give its probability. */
  | { readonly kind: 'event' };

/** A number read off the final state: the subject of odds, results and expectations. */
export interface Measure {
  /** Its path in `expect:` and `result:` of a scenario: `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** In words: `surprise points, sub side`. */
  readonly title: string;
  readonly read: (state: State) => number;
  readonly subject?: MeasureSubject;
  /** The side that it is about, if neither `subject` nor `adds` names it. */
  readonly side?: Side;
  /** Its row in a table of several measures, such as those of one strike. */
  readonly row?: { readonly table: string; readonly title: string };
  /**
   * The total that it is added to when several combats are reported together, if `subject` does not determine it: `submarines destroyed`, singular
   * `submarine destroyed`.
   */
  readonly turnTotal?: {
    readonly side: Side;
    readonly title: string;
    readonly singular: string;
    /** The portion of each power, if there are several; they add up to the whole. */
    readonly shares?: readonly { readonly owner: string; readonly read: (state: State) => number }[];
  };
  /** Zero is not worth a line in a summary. */
  readonly omitAtZero?: boolean;
  /** Another measure has the same value under another path: this one can be expected, but no report shows it. */
  readonly repeats?: boolean;
  /** Id of the step that marginalises the counters that it is read off. */
  readonly readAfterStep?: string;
}

/** One of the possible words of a label. */
export interface LabelWord {
  readonly word: string;
  /** Its meaning in a few words: `the attacker wins`. */
  readonly title: string;
  /** The side whose success it is. */
  readonly side?: Side;
  /** If a word has several entries, one for each way to come about: whether this is the one. */
  readonly when?: (state: State) => boolean;
}

/** A word read off the final state, such as the type of combat. Results and expectations contain it. */
export interface Label {
  /** Its path in `expect:` and `result:` of a scenario: `['combatType']`. */
  readonly path: readonly string[];
  readonly title: string;
  readonly read: (state: State) => string;
  /** Every possible word, in the order of reports. Odds then begin with the probability of each: who wins. */
  readonly words?: readonly LabelWord[];
  /** The form of a word for readers; by default the word itself. */
  readonly formatWord?: (word: string) => string;
}

/** A figure that sums up a combat in few words if no label says who wins. */
export interface Headline {
  /** The side that it happens to, or that has it. */
  readonly side?: Side;
  /** Words after the side: `convoy points hit`, `finds a group`. */
  readonly words: string;
  /** The same for exactly one: `convoy point hit`. */
  readonly singular?: string;
  /** Paths of measures of the combat, added up. */
  readonly paths: readonly Measure['path'][];
  /** Their expected value, or the chance that they exceed 0, for a single measure. */
  readonly as: 'expected' | 'chance';
  /** Shown after the main figures, and only while it is open: its chance is neither 0 nor 1. */
  readonly ifOpen?: boolean;
  /** How many there are at the start: the highest value. */
  readonly total?: number;
}

/** What a rule excludes from the start, whatever the dice. */
export interface Limit {
  /** In a sentence without its full stop: `submarines cannot hit aircraft: the attacker cannot win while ...`. */
  readonly words: string;
  /** Id of the rule. */
  readonly rule: string;
}

/** What a side loses first where no orders of the file say it. */
export interface LossDefault {
  /** The side that loses units. */
  readonly side: Side;
  /** A sentence: `No orders for the losses of the defender: destroyers go first, then carriers.` */
  readonly text: string;
  /** Id of the rule. */
  readonly rule: string;
}

/** The definition of a combat. */
export interface Combat {
  readonly title: string;
  readonly counters: readonly Counter[];
  readonly start: State;
  readonly steps: readonly Step[];
  /** The values that volleys may depend on. */
  readonly switches?: readonly Switch[];
  /** Possible losses by side, in the side's order of loss. Different sides have different counters. */
  readonly losses?: Readonly<Record<Side, readonly Loss[]>>;
  /** The default orders of loss of sides that have no orders of their own. Plays and traces show them with the dice that cause losses. */
  readonly lossDefaults?: (state: State) => readonly LossDefault[];
  readonly measures: readonly Measure[];
  /** Events, 1 or 0, whose chances odds show while they are open. No result and no expectation has them. */
  readonly events?: readonly Measure[];
  readonly labels?: readonly Label[];
  /** Its main figures, the most important first, for live odds. A label with words is shown instead if there is one. */
  readonly headlines?: readonly Headline[];
  /** What sides gain and have no orders to spend: `surprise points`. */
  readonly unspent?: readonly Headline[];
  /** What the rules exclude from the start: reports show it under the headline of the odds. */
  readonly limits?: readonly Limit[];
  /** The end in a few words: `2 convoy points lost; 1 submarine aborted; 6 surprise points to the sub side`. */
  readonly summary: (end: State) => string;
  /** The same in at most 45 characters, to show at the end of a line if no label says who wins. By default the summary. */
  readonly brief?: (end: State) => string;
  /**
   * Computes in slices what the decisions look up. Returns the same combat with quick decisions; no answer changes. Absent if decisions look up
   * nothing, or everything is computed.
   */
  readonly prepare?: () => Calculation<Combat>;
  /** The decisions look up values that are too large to compute, so every state needs an estimate. Exact odds then give up at once. */
  readonly hasEstimatedDecisions?: boolean;
  /** The end in a few words, without marginalised counters: one text for each outcome of exact odds. By default the summary. */
  readonly outline?: (end: State) => string;
}
