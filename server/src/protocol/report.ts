/** A combat as it is reported: what the report view and the command line show. */
import type { ReportAdvice } from './advice';
import type { ReportMatters } from './matters';
import type { ReportOdds, ReportRounds } from './odds';
import type { ReportRule, ReportTrace } from './trace';
import type { ReportSide } from './side';
import type { ReportTurn } from './turn';
import type { ReportComparison, ReportLever, ReportSweep } from './variants';
import type { ReportSetup } from './what-if';

/** A range of a document, lines and characters from 0 (UTF-16), as in LSP. */
export interface ProtocolRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** One of the things that numbers rest on besides the rules. */
export interface ReportBasis {
  /** As `CombatReport.bases` names it. */
  readonly basis: string;
  /** In the words of a reader. */
  readonly text: string;
  readonly rules: readonly ReportRule[];
  /** Line of the file that says so, from 1. */
  readonly line?: number;
}

/** A combat, resolved or with its odds or both: what the report view, `asdic resolve` and `asdic odds` print. */
export interface CombatReport {
  readonly uri: string;
  /** Version of the document that it was computed from; absent on the command line. */
  readonly version?: number;
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** What the scenario is called. */
  readonly scenario?: string;
  readonly kind: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  /** What the sides are called, in the order in which they are shown; absent in reports from before a reload. */
  readonly sides?: readonly ReportSide[];
  readonly range: ProtocolRange;
  /** What can be changed of it for a moment; absent in reports from before a reload. */
  readonly setup?: ReportSetup;
  readonly trace?: ReportTrace;
  readonly odds?: ReportOdds;
  readonly rounds?: ReportRounds;
  readonly advice?: ReportAdvice;
  readonly matters?: ReportMatters;
  readonly comparison?: ReportComparison;
  readonly sweep?: ReportSweep;
  /** What can be varied, where that was asked for. */
  readonly levers?: readonly ReportLever[];
  /** It is the report on a turn, whose id is empty: no other member tells anything of it. */
  readonly turn?: ReportTurn;
  /** Whether `advise` has an answer for this combat. */
  readonly canAdvise: boolean;
  /** Ids and names of the scenario that the report may name: they are written as they stand, at the head of a sentence too. */
  readonly names: readonly string[];
  /** House tables, supplied tables and options that the numbers rest on, in words. */
  readonly bases: readonly string[];
  /** The same for a reader, in the same order; absent in reports from before a reload. */
  readonly restsOn?: readonly ReportBasis[];
  /** What the scenario expects of the dice, in a report with a `trace`, and of the odds, in one with `odds`. */
  readonly expectations: readonly ReportExpectation[];
}

/** One thing that a scenario expects of a combat. */
export interface ReportExpectation {
  /** From `expect`; what is expected of the odds begins with `odds`. */
  readonly path: readonly string[];
  /** In words; absent in reports from before a reload. */
  readonly title?: string;
  readonly expected: string;
  readonly found: string;
  readonly met: boolean;
  /** It cannot be told: the odds were sampled, and it is too close. */
  readonly open?: boolean;
}
