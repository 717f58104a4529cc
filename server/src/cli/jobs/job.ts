/** Jobs that commands run for each file, on their own thread or on others. Jobs and results are plain data. */
import type { PlacedReport } from '../../library/combats';
import type { CompareChoice } from '../../library/compare';
import type { MattersChoice } from '../../library/matters';
import type { OddsChoice } from '../../library/odds';
import type { SweepChoice } from '../../library/sweep';
import type { TurnChoice } from '../../library/turn';
import type { VariantResult } from '../../library/variants';
import type { CheckedFile, UnreadableFile, CheckRequest } from '../check/check-source';
import type { Source } from '../inputs/source';
import type { Progress } from '../progress';
import type { Shard } from '../shard';

export interface CheckJob {
  readonly kind: 'check';
  readonly source: Source;
  readonly request: CheckRequest;
}

export interface OddsJob {
  readonly kind: 'odds';
  readonly source: Source;
  readonly choice: OddsChoice & TurnChoice;
  /** Only the combats of a shard, counted from `from`. */
  readonly shard?: Shard & { readonly from: number };
  /** The position of the text in its file. */
  readonly offset?: Offset;
}

export interface VariantsJob {
  readonly kind: 'variants';
  readonly source: Source;
  readonly request: VariantsRequest;
  readonly indexes: readonly number[];
}

/** The command that wants the variants, with its choices: a thread plans the same variants from it. */
export type VariantsRequest =
  | { readonly kind: 'sweep'; readonly choice: SweepChoice }
  | { readonly kind: 'compare'; readonly choice: CompareChoice }
  | { readonly kind: 'matters'; readonly choice: MattersChoice };

/** The lines and documents before a text in its file. */
export interface Offset {
  readonly lines: number;
  readonly documents: number;
}

export type Job = CheckJob | OddsJob | VariantsJob;

/** An item of a result: a report as soon as it is ready, a note on the file, or the reason why there is none. */
export type OddsItem =
  | { readonly report: PlacedReport }
  | { readonly note: string }
  | { readonly missingReason: string; readonly hasProblems: boolean }
  | UnreadableFile;

export type JobItem<J extends Job> = J extends CheckJob
  ? CheckedFile | UnreadableFile
  : J extends VariantsJob
    ? VariantResult
    : OddsItem;

export type ReportProgress = Progress['showDetail'];
