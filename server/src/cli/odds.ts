/** `asdic odds`: the probability of each outcome of a combat, exact, or sampled if the exact calculation would be too large. */
import type { PlacedReport } from '../library/combats';
import { CannotRun } from '../library/failure';
import type { OddsChoice } from '../library/odds';
import type { TurnChoice } from '../library/turn';
import { counted, printable } from '../model/wording';
import { documentsIn } from './documents';
import type { Host } from './host';
import { chosen } from './inputs/chosen';
import type { Choosing } from './inputs/chosen';
import { sourceAt, standardInput } from './inputs/source';
import type { Source } from './inputs/source';
import { answersOf } from './jobs/pool';
import type { OddsJob } from './jobs/job';
import { threadsFor } from './jobs/threads';
import { oddsText } from './odds-text';
import { turnText } from './turn-text';
import { asJson, asJsonLines } from './print/json';
import type { Outcome } from './outcome';

import type { Shard } from './shard';

export interface OddsOptions extends OddsChoice, TurnChoice, Choosing {
  readonly format: 'text' | 'json' | 'jsonl';
  readonly jobs?: number;
  readonly shard?: Shard;
}

/**
 * JSON lines are printed as results arrive, everything else at the end. A file that cannot be read does not affect the others; a file
 * without combats becomes a note.
 * @throws CannotRun for a single file that cannot be read or lacks the requested combat
 */
export async function odds(words: readonly string[], options: OddsOptions, host: Host): Promise<Outcome> {
  const { format, shard } = options;
  const isStream = format === 'jsonl' && words.length === 1 && words[0] === standardInput;
  const { sources, unreadable } = isStream ? { sources: [], unreadable: [] } : await chosen(words, host, options);
  const jobs = isStream ? streamed(options, host) : sources.map((source, index) => jobFor(source, index, options));
  const reports: PlacedReport[] = [];
  const notes: string[] = [];
  const failures: string[] = [...unreadable];
  const without: string[] = [];
  let isFaulty = false;
  let found = 0;
  let done = 0;
  const threads = {
    ...(isStream ? { threads: options.jobs ?? host.cores } : threadsFor(sources, options.jobs, host)),
    ended: (count: number) => (done = count),
  };
  for await (const item of answersOf(jobs, host, threads)) {
    if ('unread' in item) failures.push(item.unread);
    else if ('without' in item) {
      without.push(item.without);
      isFaulty ||= item.isFaulty;
    } else if ('note' in item) notes.push(item.note);
    else {
      found++;
      host.progress.step(`Calculated ${counted(found, 'combat')}`);
      if (format === 'jsonl') await host.print(asJsonLines([item.report]));
      else reports.push(item.report);
    }
  }
  const isNamed = isStream || (sources.length === 1 && words.some((word) => isFile(word, sources[0]!, host)));
  // Folders may contain anything. For a single named file or a named combat, a missing combat is an error.
  if (without.length === done && (isNamed || options.engagement !== undefined)) failures.push(...without.splice(0));
  const isAlone = found === 0 && failures.length === 1 && notes.length === 0;
  if (isAlone) throw new CannotRun(failures[0]);
  return {
    output:
      format === 'json'
        ? asJson(reports)
        : format === 'text' && reports.length > 0
          ? (options.turn ? turnText : oddsText)(reports, host)
          : '',
    notes: [
      ...failures.map((why) => `asdic: ${printable(why)}\n`),
      ...without.map((why) => `${printable(why)}\n`),
      ...notes,
    ].join(''),
    exitCode: failures.length > 0 ? 2 : notes.length > 0 || isFaulty ? 1 : 0,
    ...(shard && found === 0 && format === 'text' && { output: 'No combat is in this shard.\n' }),
  };
}

function isFile(word: string, { path, text }: Source, { folder }: Host): boolean {
  return text !== undefined || path === sourceAt(word, folder).path;
}

/** Combats are numbered by file and by position in the file, so that every shard finds its part independently. */
function jobFor(source: OddsJob['source'], index: number, { shard, ...options }: OddsOptions): OddsJob {
  const { engagement, runs, seed, rounds, turn } = options;
  return {
    kind: 'odds',
    source,
    choice: { engagement, runs, seed, rounds, turn },
    ...(shard && { shard: { ...shard, from: index } }),
  };
}

/** Reads jobs from standard input, document by document. */
async function* streamed(options: OddsOptions, host: Host): AsyncGenerator<OddsJob, void> {
  const [named] = (await chosen([standardInput], { ...host, readStandardInput: () => Promise.resolve('') }, options))
    .sources;
  for await (const { text, lines, documents } of documentsIn(host.standardInput())) {
    const job = jobFor({ ...named!, text }, documents, options);
    yield { ...job, offset: { lines, documents } };
  }
}
