/** Report on a turn: its combats in order, resolved or with odds, and their totals. */
import type { ReportSide } from './side';
import type { ReportBin, ReportCalculation } from './odds';
import type { ReportRule, ReportTrace } from './trace';

export interface ReportTurn {
  /** In the order of play. */
  readonly combats: readonly ReportTurnCombat[];
  /** Totals: losses by power and kind, then expectations of combats. */
  readonly totals: readonly ReportTurnTotal[];
  readonly resolved?: ReportTurnResolved;
  readonly odds?: ReportTurnOdds;
}

export interface ReportTurnCombat {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Names of the sides in display order. */
  readonly sides: readonly ReportSide[];
  /** Line of the file, from 1. */
  readonly line: number;
  /** The reason for its position: `order of the file`, if the rules leave it open. */
  readonly order: string;
  readonly rule?: ReportRule;
}

export interface ReportTurnTotal {
  /** Owner: `Germany`; absent for expectations. */
  readonly owner?: string;
  /** Colour of the owner: `#rrggbb`; absent if the owner is no power of a combat, and in reports from before a reload. */
  readonly color?: string;
  /** Plural and singular: `submarines destroyed`. */
  readonly many: string;
  readonly one: string;
  /** The expectation that is counted; its value is 1 or 0. */
  readonly expects?: { readonly combat: string; readonly path: readonly string[]; readonly expected: string };
}

/** A turn resolved with dice. */
export interface ReportTurnResolved {
  /** The seed of all dice, if one overrides the file's. */
  readonly seed?: number;
  /** In a few words, without zero losses. */
  readonly summary: string;
  /** By combat, in the same order, as far as the dice sufficed. */
  readonly combats: readonly ReportTurnResult[];
  /** By total. */
  readonly totals: readonly number[];
  /** Present if the dice ran out in the last of the combats: the next roll needed. */
  readonly wanted?: string;
}

export interface ReportTurnResult {
  /** Absent if the combat did not take place. */
  readonly trace?: ReportTrace;
  /** The outcome in a few words. */
  readonly summary: string;
  /** Its initial units as changed by earlier combats: `lohs: 3 of 4`. */
  readonly left?: readonly string[];
  /** Its contribution to each total, and the totals after it. */
  readonly gained: readonly number[];
  readonly totals: readonly number[];
}

export interface ReportTurnOdds extends ReportCalculation {
  /** By total: mean and distribution, ascending. */
  readonly totals: readonly { readonly mean: number; readonly distribution: readonly ReportBin[] }[];
  /** By combat: the probability that it takes place, its main figures, and its expected contribution to each total. */
  readonly combats: readonly {
    readonly chance: number;
    readonly figures: readonly string[];
    readonly gained: readonly number[];
  }[];
}
