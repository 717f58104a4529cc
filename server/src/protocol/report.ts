/** Report on a combat, as shown in the report view and on the command line. */
import type { ReportAdvice } from './advice';
import type { ReportBoard } from './board';
import type { ReportCampaign } from './campaign';
import type { ReportMatters } from './matters';
import type { ReportOdds, ReportRounds } from './odds';
import type { PlayState, ReportCourse } from './play';
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

/** Something besides the rules that numbers are based on. */
export interface ReportBasis {
  /** As in `CombatReport.bases`. */
  readonly basis: string;
  /** In words. */
  readonly text: string;
  readonly rules: readonly ReportRule[];
  /** Invented numbers that a table of one's own would replace: its name, and its title. */
  readonly houseTable?: { readonly table: string; readonly title: string };
  /** Line of the file that states it, from 1. */
  readonly line?: number;
}

/** A combat, resolved, with odds, or both. */
export interface CombatReport {
  readonly uri: string;
  /** Version of the document; absent on the command line. */
  readonly version?: number;
  /** A hash of the document's text; absent where `version` is. */
  readonly textHash?: number;
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Title of the scenario. */
  readonly scenario?: string;
  readonly kind: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  /** Names of the sides in display order; absent in reports from before a reload. */
  readonly sides?: readonly ReportSide[];
  readonly range: ProtocolRange;
  /** Values that can be changed under *What if*; absent in reports from before a reload. */
  readonly setup?: ReportSetup;
  /** Absent for combats without a board, and in reports from before a reload. */
  readonly board?: ReportBoard;
  readonly trace?: ReportTrace;
  /** The report is on a combat that is being played: `trace` is what has happened so far. */
  readonly play?: PlayState;
  readonly odds?: ReportOdds;
  /** With odds, if dice were rolled or are in the file, and it does not take long to compute. */
  readonly course?: ReportCourse;
  /** With odds whose course takes long: it can be asked for. */
  readonly hasLongCourse?: true;
  readonly rounds?: ReportRounds;
  readonly advice?: ReportAdvice;
  readonly matters?: ReportMatters;
  readonly comparison?: ReportComparison;
  readonly sweep?: ReportSweep;
  /** Values that can be varied, if requested. */
  readonly levers?: readonly ReportLever[];
  /** The report is on a turn; its id is empty and the other members do not describe it. */
  readonly turn?: ReportTurn;
  /** The report is on a campaign; the other members do not describe it. */
  readonly campaign?: ReportCampaign;
  /** Whether `advise` supports this combat. */
  readonly canAdvise: boolean;
  /** Ids and names from the scenario, which are never capitalized in sentences. */
  readonly names: readonly string[];
  /** House tables, supplied tables and options that the numbers are based on, in words. */
  readonly bases: readonly string[];
  /** The same with details, in the same order; absent in reports from before a reload. */
  readonly restsOn?: readonly ReportBasis[];
  /** Expectations of the dice in a report with a `trace`, and of the odds in one with `odds`. */
  readonly expectations: readonly ReportExpectation[];
}

/** An expectation of a combat. */
export interface ReportExpectation {
  /** From `expect`; expectations of the odds begin with `odds`. */
  readonly path: readonly string[];
  /** In words; absent in reports from before a reload. */
  readonly title?: string;
  readonly expected: string;
  readonly found: string;
  readonly met: boolean;
  /** Undecided: the sampled odds are too close. */
  readonly open?: boolean;
}
