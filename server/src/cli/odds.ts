/** `asdic odds`: the probability of each outcome of a combat, exact, or sampled if the exact calculation would be too large. */
import type { PlacedReport } from '../library/combats';
import { CannotRun } from '../library/errors';
import type { OddsChoice } from '../library/odds';
import type { TurnChoice } from '../library/turn';
import { pluralize, toPrintable } from '../model/wording';
import { splitDocuments } from './documents';
import type { Host } from './host';
import { type SelectionOptions, selectSources } from './inputs/select';
import { createSource, type Source, standardInput } from './inputs/source';
import { runJobs } from './jobs/pool';
import type { OddsJob } from './jobs/job';
import { chooseThreads } from './jobs/threads';
import { formatOddsReport } from '../plain-text/odds';
import { formatTurnReport } from '../plain-text/turn';
import { writeCsv } from '../page/csv';
import { toJson, toJsonLines } from './print/json';
import type { Outcome } from './outcome';

import type { Shard } from './shard';

export interface OddsOptions extends OddsChoice, TurnChoice, SelectionOptions {
  readonly format: 'text' | 'csv' | 'json' | 'jsonl';
  readonly jobs?: number;
  readonly shard?: Shard;
}

/**
 * JSON lines are printed as results arrive, everything else at the end. A file that cannot be read does not affect the others; a file
 * without combats becomes a note.
 * @throws CannotRun for a single file that cannot be read or lacks the requested combat
 */
export async function runOdds(args: readonly string[], options: OddsOptions, host: Host): Promise<Outcome> {
  const { format, shard } = options;
  if (format === 'csv' && options.turn) throw new CannotRun('The odds of a turn are not printed as CSV: use json.');
  const isStream = format === 'jsonl' && args.length === 1 && args[0] === standardInput;
  const { sources, argumentErrors } = isStream
    ? { sources: [], argumentErrors: [] }
    : await selectSources(args, host, options);
  const jobs = isStream ? streamJobs(options, host) : sources.map((source, index) => createJob(source, index, options));
  const reports: PlacedReport[] = [];
  const notes: string[] = [];
  const failures: string[] = [...argumentErrors];
  const fileNotes: string[] = [];
  let hasDiagnostics = false;
  let reportCount = 0;
  let finishedCount = 0;
  const poolOptions = {
    ...(isStream ? { threads: options.jobs ?? host.cores } : chooseThreads(sources, options.jobs, host)),
    onJobEnd: (count: number) => (finishedCount = count),
  };
  for await (const item of runJobs(jobs, host, poolOptions)) {
    if ('readError' in item) failures.push(item.readError);
    else if ('missingReason' in item) {
      fileNotes.push(item.missingReason);
      hasDiagnostics ||= item.hasProblems;
    } else if ('note' in item) notes.push(item.note);
    else {
      reportCount++;
      host.progress.showStep(`Calculated ${pluralize(reportCount, 'combat')}`);
      if (format === 'jsonl') await host.print(toJsonLines([item.report]));
      else reports.push(item.report);
    }
  }
  const isExplicit = isStream || (sources.length === 1 && args.some((arg) => isFile(arg, sources[0]!, host)));
  // Folders may contain anything. For a single named file or a named combat, a missing combat is an error.
  if (fileNotes.length === finishedCount && (isExplicit || options.engagement !== undefined))
    failures.push(...fileNotes.splice(0));
  const isOnlyFailure = reportCount === 0 && failures.length === 1 && notes.length === 0;
  if (isOnlyFailure) throw new CannotRun(failures[0]);
  return {
    output:
      format === 'json'
        ? toJson(reports)
        : format === 'csv'
          ? writeOddsCsv(reports)
          : format === 'text' && reports.length > 0
            ? (options.turn ? formatTurnReport : formatOddsReport)(reports, host)
            : '',
    notes: [
      ...failures.map((message) => `asdic: ${toPrintable(message)}\n`),
      ...fileNotes.map((message) => `${toPrintable(message)}\n`),
      ...notes,
    ].join(''),
    exitCode: failures.length > 0 ? 2 : notes.length > 0 || hasDiagnostics ? 1 : 0,
    ...(shard && reportCount === 0 && format === 'text' && { output: 'No combat is in this shard.\n' }),
  };
}

/** A row for each chance of a verdict, and for the mean of each number. */
function writeOddsCsv(reports: readonly PlacedReport[]): string {
  const head = ['file', 'line', 'combat', 'method', 'number', 'title', 'value', 'low', 'high'];
  const rows = reports.flatMap(({ file, line, id, odds: calculated }) => {
    const { method, verdicts = [], measures = [] } = calculated ?? {};
    const commonCells = [file, line, id, method ?? ''];
    return [
      ...verdicts.flatMap(({ ways: chances }) =>
        chances.map(({ word, title, share: probability, low, high }) => [
          ...commonCells,
          word,
          title,
          probability,
          low ?? '',
          high ?? '',
        ]),
      ),
      ...measures.map(({ path, title, mean }) => [...commonCells, path.join('.'), title, mean, '', '']),
    ];
  });
  return writeCsv([head, ...rows]);
}

function isFile(arg: string, { path, text }: Source, { folder }: Host): boolean {
  return text !== undefined || path === createSource(arg, folder).path;
}

/** Combats are numbered by file and by position in the file, so that every shard finds its part independently. */
function createJob(source: OddsJob['source'], index: number, { shard, ...options }: OddsOptions): OddsJob {
  const { engagement, runs, seed, rounds, turn } = options;
  return {
    kind: 'odds',
    source,
    choice: { engagement, runs, seed, rounds, turn },
    ...(shard && { shard: { ...shard, from: index } }),
  };
}

/** Reads jobs from standard input, document by document. */
async function* streamJobs(options: OddsOptions, host: Host): AsyncGenerator<OddsJob, void> {
  const [stdinSource] = (
    await selectSources([standardInput], { ...host, readStandardInput: () => Promise.resolve('') }, options)
  ).sources;
  for await (const { text, lines, documents } of splitDocuments(host.streamStandardInput())) {
    const job = createJob({ ...stdinSource!, text }, documents, options);
    yield { ...job, offset: { lines, documents } };
  }
}
