/** What commands do file by file, on their own thread or on others: jobs and their answers are plain data. */
import type { PlacedReport } from '../../library/combats';
import type { CompareChoice } from '../../library/compare';
import type { MattersChoice } from '../../library/matters';
import type { OddsChoice } from '../../library/odds';
import type { SweepChoice } from '../../library/sweep';
import type { TurnChoice } from '../../library/turn';
import type { ReportStands } from '../../library/variants';
import type { CheckedFile, Unread, Wanted } from '../check/checked';
import type { Source } from '../inputs/source';
import type { Progress } from '../progress';
import type { Shard } from '../shard';

export interface CheckJob {
  readonly kind: 'check';
  readonly source: Source;
  readonly wanted: Wanted;
}

export interface OddsJob {
  readonly kind: 'odds';
  readonly source: Source;
  readonly choice: OddsChoice & TurnChoice;
  /** The combats of a shard alone, counted from here. */
  readonly shard?: Shard & { readonly from: number };
  /** Where the text begins in its file. */
  readonly offset?: Offset;
}

export interface VariantsJob {
  readonly kind: 'variants';
  readonly source: Source;
  readonly wanted: WantedVariants;
  /** Which of the variants, by their indexes. */
  readonly indexes: readonly number[];
}

/** What variants are of, and of what they are a part. */
export type WantedVariants =
  | { readonly of: 'sweep'; readonly choice: SweepChoice }
  | { readonly of: 'compare'; readonly choice: CompareChoice }
  | { readonly of: 'matters'; readonly choice: MattersChoice };

/** What stands before a text in its file. */
export interface Offset {
  readonly lines: number;
  readonly documents: number;
}

export type Job = CheckJob | OddsJob | VariantsJob;

/** A piece of an answer: a report as soon as it is there, a word on the file, or why nothing can be said of it. */
export type OddsItem =
  | { readonly report: PlacedReport }
  | { readonly note: string }
  | { readonly without: string; readonly isFaulty: boolean }
  | Unread;

/** What comes of a job, piece by piece. */
export type ItemOf<J extends Job> = J extends CheckJob
  ? CheckedFile | Unread
  : J extends VariantsJob
    ? ReportStands
    : OddsItem;

/** How far a job has come, in words; told now and then. */
export type Tell = Progress['tell'];
