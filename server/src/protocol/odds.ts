/** Odds in a report. */

export interface ReportMeasureOf {
  /** An event has come about, 1, or not, 0. */
  readonly kind: 'units' | 'side' | 'value' | 'event';
  readonly side?: string;
  readonly currency?: string;
}

/** A distribution of one measure. */
export interface ReportMeasure {
  readonly path: readonly string[];
  readonly title: string;
  /** What it counts, where it is shown in a place of its own: among the survivors of a side, or as a balance. */
  readonly of?: ReportMeasureOf;
  readonly mean: number;
  /** Values with their share of the outcomes, ascending; shares sum to 1. */
  readonly distribution: readonly {
    readonly value: number;
    readonly share: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}

/** Of several ways that a combat can have gone exactly one comes true: who wins. */
export interface ReportVerdict {
  readonly path: readonly string[];
  readonly title: string;
  readonly ways: readonly ReportWay[];
}

export interface ReportWay {
  readonly word: string;
  readonly title: string;
  /** The side whose success it is. */
  readonly side?: string;
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
}

/** What a combat without a winner is about: how much of it befalls a side. */
export interface ReportHeadline {
  /** Whom it befalls. */
  readonly side?: string;
  /** Behind a number: `convoy points hit`. */
  readonly words: string;
  /** The same of exactly one: `convoy point hit`. */
  readonly one?: string;
  /** Paths of the measures that are added up. */
  readonly of: readonly (readonly string[])[];
  readonly mean: number;
  /** Values with their share of the outcomes, ascending. */
  readonly distribution: readonly { readonly value: number; readonly share: number }[];
}

/** What a side has left of each kind of unit. Chances are shares of the outcomes. */
export interface ReportForce {
  readonly side: string;
  readonly units: readonly {
    readonly title: string;
    readonly start: number;
    /** Expected number of units lost. */
    readonly lost: number;
    /** Their value, where units of the kind have one. */
    readonly lostValue?: number;
    readonly noneLost: number;
    readonly allLost: number;
  }[];
}

/** Which units are left together: the likeliest ends, at most twelve, and the share of all others. */
export interface ReportSurvivors {
  readonly sides: readonly string[];
  /** `left` says of each side what it has left: `3 submarines, 1 fighter`; `differing` leaves out what is the same in all of these ends. */
  readonly ends: readonly {
    readonly left: readonly string[];
    readonly differing?: readonly string[];
    readonly share: number;
  }[];
  /** Of each side what it has left in all of these ends; empty where there is nothing. */
  readonly alike?: readonly string[];
  readonly others: number;
}

/**
 * - `exact`: all that can happen was added up
 * - `truncated`: but for the least likely branches, which were left out
 * - `sampled`: estimated by rolling the combat many times
 */
export type ReportMethod = 'exact' | 'truncated' | 'sampled';

/** How odds were found, and how sure they are. */
export interface ReportCalculation {
  /** Whether the method is `exact`: nothing was left out, and nothing sampled. */
  readonly exact: boolean;
  readonly method: ReportMethod;
  /** How far any share can be off: 0 where the method is exact; what was left out; of sampled odds the widest 95% interval, to one side. */
  readonly bound: number;
  /** How many combats or turns were played, where odds are sampled. Their shares have intervals. */
  readonly runs?: number;
  /** What they were rolled from: the same seed gives the same odds. */
  readonly seed?: number;
  /** How many states were met. */
  readonly states: number;
  /** What all shares come to: 1, but for what was left out and for rounding. */
  readonly mass: number;
  /** The probability of what was left out. */
  readonly dropped: number;
}

export interface ReportOdds extends ReportCalculation {
  /** What decisions rest on that was only estimated: `chance of winning`. The odds are those of the decisions so taken. */
  readonly estimated?: readonly string[];
  /** Whether the combat can be followed from round to round. */
  readonly hasRounds: boolean;
  /** What its rounds are called, if it has any: `Cycle`. */
  readonly roundTitle?: string;
  /** The ways it can have gone, shown before all else. */
  readonly verdicts: readonly ReportVerdict[];
  /** Where nobody wins, what the combat is about. */
  readonly headlines?: readonly ReportHeadline[];
  readonly measures: readonly ReportMeasure[];
  readonly forces: readonly ReportForce[];
  /** Where forces are shown. */
  readonly survivors?: ReportSurvivors;
  /** The most probable ends, at most twelve, and the share of all others. */
  readonly outcomes: readonly { readonly summary: string; readonly share: number }[];
  readonly others: number;
}

/** How the odds develop from round to round. */
export interface ReportRounds {
  /** What the rounds are called: `Cycle`. */
  readonly title: string;
  /** The ways that the combat can go, and the sides: what the numbers of a point are about, in this order. */
  readonly ways: readonly string[];
  readonly sides: readonly string[];
  readonly points: readonly ReportPoint[];
}

/** How a combat stands after a round; the first point stands before all rounds. */
export interface ReportPoint {
  readonly round: number;
  /** The chance that it goes on. */
  readonly going: number;
  /** The chance that it has come to each of the ways by then. */
  readonly ways: readonly number[];
  /** The expected number of units that each side has left. */
  readonly left: readonly number[];
}
