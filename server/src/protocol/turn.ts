/** A turn in a report: its combats in their order, resolved or with their odds or both, and what they come to together. */
import type { ReportSide } from './side';
import type { ReportCalculation } from './odds';
import type { ReportRule, ReportTrace } from './trace';

export interface ReportTurn {
  /** In the order in which they are fought. */
  readonly combats: readonly ReportTurnCombat[];
  /** What is added up: losses by power and kind, then what the scenario expects of combats. */
  readonly totals: readonly ReportTurnTotal[];
  readonly resolved?: ReportTurnResolved;
  readonly odds?: ReportTurnOdds;
}

export interface ReportTurnCombat {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** What the sides are called, in the order in which they are shown. */
  readonly sides: readonly ReportSide[];
  /** Line of the file, from 1. */
  readonly line: number;
  /** Why it is fought when it is: `order of the file`, where the rules leave the choice. */
  readonly order: string;
  readonly rule?: ReportRule;
}

export interface ReportTurnTotal {
  /** Whose it is: `Germany`; absent of what is expected. */
  readonly owner?: string;
  /** In the plural, and in the singular: `submarines destroyed`. */
  readonly many: string;
  readonly one: string;
  /** Of what is expected: which combat is to come to it. Its value is 1 or 0. */
  readonly expects?: { readonly combat: string; readonly path: readonly string[]; readonly expected: string };
}

/** A turn that was played with dice. */
export interface ReportTurnResolved {
  /** All dice were rolled from it, whatever the file gives; absent where each combat had its own. */
  readonly seed?: number;
  /** In a few words, losses that are none left out. */
  readonly summary: string;
  /** Of each combat, in the same order; as far as the dice sufficed. */
  readonly combats: readonly ReportTurnResult[];
  /** What the turn came to, total by total. */
  readonly totals: readonly number[];
  /** The dice ran out in the last of the combats: which roll is wanted. */
  readonly wanted?: string;
}

export interface ReportTurnResult {
  /** Absent where the combat did not take place. */
  readonly trace?: ReportTrace;
  /** The end in a few words. */
  readonly summary: string;
  /** What it began with, as far as earlier combats had changed that: `lohs: 3 of 4`. */
  readonly left?: readonly string[];
  /** What it added to each total, and how these stood after it. */
  readonly gained: readonly number[];
  readonly totals: readonly number[];
}

export interface ReportTurnOdds extends ReportCalculation {
  /** Total by total: what is expected, and the chance of each value, ascending. */
  readonly totals: readonly {
    readonly mean: number;
    readonly distribution: readonly {
      readonly value: number;
      readonly share: number;
      readonly low?: number;
      readonly high?: number;
    }[];
  }[];
  /** Combat by combat: the chance that it takes place, how it goes then, and what it is expected to add to each total. */
  readonly combats: readonly {
    readonly chance: number;
    readonly figures: readonly string[];
    readonly gained: readonly number[];
  }[];
}
