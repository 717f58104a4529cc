/** What commands do file by file, on their own thread or on others: jobs and their answers are plain data. */
import { CannotRun } from '../../library/failure';
import { combatsNamed } from '../../library/combats';
import type { PlacedReport } from '../../library/combats';
import { oddsOfCombats } from '../../library/odds';
import type { OddsChoice } from '../../library/odds';
import { comparingOf } from '../../library/compare';
import type { CompareChoice } from '../../library/compare';
import { mattersOf } from '../../library/matters';
import type { MattersChoice } from '../../library/matters';
import { sweepOf } from '../../library/sweep';
import type { SweepChoice } from '../../library/sweep';
import type { ReportStands, Variants } from '../../library/variants';
import type { Scenario } from '../../library/scenario';
import { oddsOfTurns } from '../../library/turn';
import type { TurnChoice } from '../../library/turn';
import type { WatchOptions } from '../../library/watch';
import { analysed } from '../analysed';
import type { Surroundings } from '../analysed';
import { checkSource } from '../check/checked';
import type { CheckedFile, Unread, Wanted } from '../check/checked';
import { problemsNote } from '../combats';
import { readSource } from '../inputs/read';
import type { Source } from '../inputs/source';
import { following, pause } from '../progress';
import type { Progress } from '../progress';
import { isInShard } from '../shard';
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
export type OddsItem = { readonly report: PlacedReport } | { readonly note: string } | Unread;

/** What comes of a job, piece by piece. */
export type ItemOf<J extends Job> = J extends CheckJob
  ? CheckedFile | Unread
  : J extends VariantsJob
    ? ReportStands
    : OddsItem;

/** How far a job has come, in words; told now and then. */
export type Tell = Progress['tell'];

export function perform<J extends Job>(job: J, host: Surroundings, tell: Tell): AsyncGenerator<ItemOf<J>, void> {
  return performed(job, host, tell) as AsyncGenerator<ItemOf<J>, void>;
}

async function* performed(job: Job, host: Surroundings, tell: Tell): AsyncGenerator<ItemOf<Job>, void> {
  if (job.kind === 'check') yield await checkSource(job.source, job.wanted, host, tell);
  else if (job.kind === 'variants') yield* standsOf(job, host, tell);
  else yield* oddsIn(job, host, tell);
}

/** @throws CannotRun where the file has changed since the variants were planned */
async function* standsOf(
  { source, wanted, indexes }: VariantsJob,
  host: Surroundings,
  tell: Tell,
): AsyncGenerator<ReportStands, void> {
  const { stands } = variantsIn(await analysed(await readSource(source), host), wanted);
  for (const index of indexes) {
    yield await stands(index, following('odds of', tell));
    await pause();
  }
}

function variantsIn(scenario: Scenario, wanted: WantedVariants): Variants<unknown> {
  if (wanted.of === 'sweep') return sweepOf(scenario, wanted.choice);
  return wanted.of === 'compare' ? comparingOf(scenario, wanted.choice) : mattersOf(scenario, wanted.choice);
}

async function* oddsIn(
  { source, choice, shard, offset }: OddsJob,
  host: Surroundings,
  tell: Tell,
): AsyncGenerator<OddsItem, void> {
  try {
    const scenario = await analysed(await readSource(source), host);
    for await (const report of oddsReports(scenario, choice, shard, following('odds of', tell)))
      yield { report: offset ? movedDown(report, offset) : report };
    const note = problemsNote(scenario);
    if (note !== undefined) yield { note };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    yield { name: source.name, unread: error.message };
  }
}

function oddsReports(
  scenario: Scenario,
  choice: OddsJob['choice'],
  shard: OddsJob['shard'],
  watch: WatchOptions,
): AsyncGenerator<PlacedReport, void> {
  if (choice.turn === true) return oddsOfTurns(scenario, choice, watch);
  const all = combatsNamed(scenario, choice.engagement);
  const combats = shard ? all.filter((_, index) => isInShard(shard.from + index, shard)) : all;
  return oddsOfCombats(scenario, choice, watch, combats);
}

function movedDown(report: PlacedReport, { lines, documents }: Offset): PlacedReport {
  const { restsOn, turn } = report;
  return {
    ...report,
    line: report.line + lines,
    endLine: report.endLine + lines,
    document: report.document + documents,
    ...(turn && { turn: { ...turn, combats: turn.combats.map((one) => ({ ...one, line: one.line + lines })) } }),
    ...(restsOn && {
      restsOn: restsOn.map((basis) => (basis.line === undefined ? basis : { ...basis, line: basis.line + lines })),
    }),
  };
}
