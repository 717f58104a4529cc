/** Advice in a report. */
import type { ReportMethod } from './odds';

/** The best orders for a side against the orders of the other side as written. */
export interface ReportAdvice {
  /** In advice on a turn: id of a party. */
  readonly side: string;
  /** Name of the party; absent for the side of a combat. */
  readonly name?: string;
  readonly aim: ReportAim;
  /** Whether the method is `exact` and no decision is based on an estimate. */
  readonly exact: boolean;
  /** The least exact method used for any of the values. */
  readonly method: ReportMethod;
  /** The seed of sampled values: the same seed gives the same values. */
  readonly seed?: number;
  /** The largest truncated probability of any compared combat. */
  readonly dropped: number;
  /** Estimated quantities that decisions are based on: `chance of winning`. */
  readonly estimated?: readonly string[];
  /** The expected value of the aim with the orders as written. */
  readonly asOrdered: number;
  /** Another aim of the side, reported with the first; its values are `besides` of each suggestion. */
  readonly besides?: { readonly aim: ReportAim; readonly asOrdered: number };
  /** A quick answer that is rough and does not cover every order; a better one follows. */
  readonly isFirst?: boolean;
  /** The best first. */
  readonly suggestions: readonly ReportSuggestion[];
  /**
   * How many orders of losses were compared, whether these were all, and whether one is better; absent if there is nothing to order, or
   * if it was omitted.
   */
  readonly losses?: { readonly compared: number; readonly all: boolean; readonly better: boolean };
  /**
   * How many ways to decide by the first dice were compared, whether these were all, and whether an order of them is better; absent if
   * nothing is decided so.
   */
  readonly situations?: {
    readonly ways: string;
    readonly compared: number;
    readonly all: boolean;
    readonly better: boolean;
  };
  /**
   * How many combinations of orders were compared, whether all pairs are among them, and whether one is better than a single order; absent
   * if none go together, or if it was omitted.
   */
  readonly combinations?: { readonly compared: number; readonly all: boolean; readonly better: boolean };
  /** The value of optimal decisions at every point; absent if there is nothing to decide, or if it was omitted. */
  readonly play?: ReportBestPlay;
  /** What the values cover or omit, in a sentence: the combat alone, or a whole turn. */
  readonly note?: string;
  /** Advice that was omitted, with the reason in a sentence; absent if nothing was omitted. */
  readonly leftOut?: readonly {
    readonly what: 'losses' | 'play' | 'situations' | 'combinations';
    readonly why: string;
  }[];
}

/** An aim of a side. */
export interface ReportAim {
  readonly id: string;
  readonly title: string;
  /** `chance`, or the unit of a value: `IPC`; empty if the title says what is counted. */
  readonly unit: string;
  /** Lower is better: losses of the side. A gain is then a reduction. */
  readonly fewer?: boolean;
}

export interface ReportBestPlay {
  /** Expected value if every decision is optimal. */
  readonly value: number;
  readonly gain: number;
  /** The decisions reached with the orders, the most costly first. */
  readonly decisions: readonly ReportDecision[];
  /** The number of decisions, listed or not. */
  readonly decisionsInAll: number;
  /** Whether the side has an order of losses, which no decision changes. */
  readonly keepsLosses?: boolean;
}

/** A decision point of the battle. */
export interface ReportDecision {
  /** Id of the step; distinguishes similar decisions of several groups. */
  readonly step: string;
  readonly title: string;
  /** The remaining units of each side, in words. */
  readonly situation: string;
  /** The probability of reaching it with the orders. */
  readonly chance: number;
  readonly ordered: string;
  readonly best: string;
  /** The cost of following the order here, in terms of the initial value. */
  readonly cost: number;
  /** The value of continuing with each option. */
  readonly options: readonly { readonly option: string; readonly value: number }[];
}

/** An alternative order. */
export interface ReportSuggestion {
  /** For `OrderArguments.order`. */
  readonly id: string;
  /** The group of orders: `retreat`. */
  readonly group: string;
  readonly title: string;
  /** For orders that are written together, of a side or in several combats of a turn: the title of each. */
  readonly each?: readonly string[];
  /** Expected value of the aim. */
  readonly value: number;
  /** The gain over the orders as written; negative if it costs. */
  readonly gain: number;
  readonly besides?: number;
  /** The YAML to be written into the file, on one line. */
  readonly writes?: string;
}
