/** Odds in a report. */
import type { ReportRule } from './trace';

export interface ReportMeasureSubject {
  /** `event`: 1 if it occurred, else 0. */
  readonly kind: 'units' | 'side' | 'value' | 'event';
  readonly side?: string;
  readonly currency?: string;
}

/** The 95% interval of a sampled number. */
export interface ReportInterval {
  readonly low?: number;
  readonly high?: number;
}

/** A value with its probability. */
export interface ReportBin extends ReportInterval {
  readonly value: number;
  readonly share: number;
}

/** A distribution of one measure. */
export interface ReportMeasure {
  readonly path: readonly string[];
  readonly title: string;
  /** What it counts, if it is shown in a place of its own: survivors of a side, or a balance. */
  readonly of?: ReportMeasureSubject;
  /** The side that it is about; absent in reports from before a reload. */
  readonly side?: string;
  /** Its row in a table of several measures: one table for each strike. */
  readonly row?: { readonly table: string; readonly title: string };
  /** An event on the way, which does not say how the combat ended. */
  readonly isOnTheWay?: true;
  readonly mean: number;
  /** Values with their probabilities, ascending; they sum to 1. */
  readonly distribution: readonly ReportBin[];
}

/** Mutually exclusive results of a combat: who wins. */
export interface ReportVerdict {
  readonly path: readonly string[];
  readonly title: string;
  readonly ways: readonly ReportResultChance[];
}

export interface ReportResultChance extends ReportInterval {
  readonly word: string;
  readonly title: string;
  /** The side that succeeds. */
  readonly side?: string;
  readonly share: number;
}

/** The main measure of a combat without a winner, for one side. */
export interface ReportHeadline {
  /** The affected side. */
  readonly side?: string;
  /** Follows a number: `convoy points hit`. */
  readonly words: string;
  /** The singular: `convoy point hit`. */
  readonly one?: string;
  /** Paths of the measures that are summed. */
  readonly of: readonly (readonly string[])[];
  /** The highest value: how many there are at the start. */
  readonly total?: number;
  readonly mean: number;
  /** Values with their probabilities, ascending. */
  readonly distribution: readonly { readonly value: number; readonly share: number }[];
}

/** `surprise points` that a side has on average and does not spend. */
export interface ReportUnspent {
  readonly side: string;
  readonly words: string;
  readonly mean: number;
  /** What spending them well adds to an aim of the side; absent if that takes long to find out, or nothing. */
  readonly gain?: { readonly value: number; readonly aim: string };
}

/** Remaining units of a side by kind, with probabilities. */
export interface ReportForce {
  readonly side: string;
  readonly units: readonly {
    readonly title: string;
    readonly start: number;
    /** Expected number of losses. */
    readonly lost: number;
    /** Their expected value, if the units have one. */
    readonly lostValue?: number;
    readonly noneLost: number;
    readonly allLost: number;
  }[];
}

/** The likeliest combinations of remaining units, at most twelve, and the probability of all others. */
export interface ReportSurvivors {
  readonly sides: readonly string[];
  /** `left` lists the remaining units of each side: `3 submarines, 1 fighter`; `differing` omits units common to all of these ends. */
  readonly ends: readonly {
    readonly left: readonly string[];
    readonly differing?: readonly string[];
    readonly share: number;
  }[];
  /** Units of each side common to all of these ends; empty if there are none. */
  readonly alike?: readonly string[];
  readonly others: number;
}

/**
 * - `exact`: all branches were summed
 * - `truncated`: all but the least likely branches, which were dropped
 * - `sampled`: estimated by rolling the combat many times
 */
export type ReportMethod = 'exact' | 'truncated' | 'sampled';

/** How odds were calculated, and how precise they are. */
export interface ReportCalculation {
  /** Whether the method is `exact`: nothing was dropped or sampled. */
  readonly exact: boolean;
  readonly method: ReportMethod;
  /** Maximum error of any probability: 0 if exact; the dropped probability; half the widest 95% interval if sampled. */
  readonly bound: number;
  /** How many combats or turns were sampled; the probabilities then have intervals. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same odds. */
  readonly seed?: number;
  /** Number of states visited. */
  readonly states: number;
  /** Sum of all probabilities: 1, except for dropped branches and rounding. */
  readonly mass: number;
  /** The probability of dropped branches. */
  readonly dropped: number;
}

/** What a rule excludes, in a sentence without its full stop. */
export interface ReportLimit {
  readonly words: string;
  readonly rule: ReportRule;
}

export interface ReportOdds extends ReportCalculation {
  /** Estimated quantities that decisions are based on: `chance of winning`. The odds are those of these decisions. */
  readonly estimated?: readonly string[];
  /** Whether the combat has a report by rounds. */
  readonly hasRounds: boolean;
  /** Title of its rounds: `Cycle`. */
  readonly roundTitle?: string;
  /** Verdicts, shown before everything else. */
  readonly verdicts: readonly ReportVerdict[];
  /** The main measures of a combat without a winner. */
  readonly headlines?: readonly ReportHeadline[];
  /** What sides gain and have no orders to spend; absent if it is nothing. */
  readonly unspent?: readonly ReportUnspent[];
  /** What a rule excludes from the start, whatever the dice; absent if there is nothing. */
  readonly limits?: readonly ReportLimit[];
  readonly measures: readonly ReportMeasure[];
  readonly forces: readonly ReportForce[];
  /** Present if forces are shown. */
  readonly survivors?: ReportSurvivors;
  /** The most probable outcomes, at most twelve, and the probability of all others. */
  readonly outcomes: readonly { readonly summary: string; readonly share: number }[];
  readonly others: number;
}

/** The odds from round to round. */
export interface ReportRounds {
  /** Title of the rounds: `Cycle`. */
  readonly title: string;
  /** Titles of the verdict and the sides, in the order of the numbers of a point. */
  readonly ways: readonly string[];
  readonly sides: readonly string[];
  readonly points: readonly ReportPoint[];
}

/** The state after a round; the first point is the start. */
export interface ReportPoint {
  readonly round: number;
  /** The probability that the combat continues. */
  readonly going: number;
  /** The probability of each verdict by then. */
  readonly ways: readonly number[];
  /** The expected number of remaining units of each side. */
  readonly left: readonly number[];
}
