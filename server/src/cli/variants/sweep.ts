/** `asdic sweep`: how the odds of a combat change with its numbers, orders and options. */
import { figureIn } from '../../features';
import { CannotRun } from '../../library/failure';
import { sweepOf } from '../../library/sweep';
import type { Cell, Sweep, SweepChoice, Swept } from '../../library/sweep';
import { counted, listed } from '../../model/wording';
import { analysed, surroundingsOf } from '../analysed';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { readOneInput } from '../inputs/read';
import { sourceAt } from '../inputs/source';
import type { SweepJob } from '../jobs/job';
import { answersOf } from '../jobs/pool';
import { asJson, asJsonLines } from '../outcome';
import type { Outcome } from '../outcome';
import { isInShard } from '../shard';
import type { Shard } from '../shard';
import type { Goal } from './goal';
import { sweepCsv } from './sweep-csv';
import { sweepText } from './sweep-text';

export interface SweepOptions extends SweepChoice {
  readonly of?: string;
  readonly goal?: Goal;
  readonly format: 'text' | 'csv' | 'json' | 'jsonl';
  readonly shard?: Shard;
  readonly jobs?: number;
}

/** From so many combats on, all cores are used: each thread has to load the rules first. */
const manyCells = 24;

/** So many jobs for each thread, so that none waits long for the others at the end. */
const jobsForThread = 8;

/** @throws CannotRun where the file cannot be read, or there is no such combat, value or number */
export async function sweep(name: string, options: SweepOptions, host: Host): Promise<Outcome> {
  const { format, shard, of, goal } = options;
  if (shard && format !== 'jsonl')
    throw new CannotRun('Only the lines of --format jsonl can be joined again: use it with --shard.');
  const input = await readOneInput(name, host);
  const scenario = await analysed(input, surroundingsOf(host));
  const { cell: _, ...head } = sweepOf(scenario, options);
  const { engagement, vary, runs } = options;
  const indexes = [...Array(head.size).keys()].filter((index) => !shard || isInShard(index, shard));
  const threads = indexes.length >= manyCells ? Math.min(options.jobs ?? host.cores, indexes.length) : 1;
  const source = { ...sourceAt(name, host.folder), name: input.name, text: input.text };
  const jobs = inPieces(indexes, Math.ceil(indexes.length / (threads * jobsForThread))).map((cells): SweepJob => ({
    kind: 'sweep',
    source,
    choice: { engagement: engagement ?? head.id, vary, runs },
    cells,
  }));
  const cells: Cell[] = [];
  let done = 0;
  for await (const found of answersOf(jobs, host, { threads })) {
    host.progress.step(`Calculated ${++done} of ${counted(indexes.length, 'combat')}`);
    if (format === 'jsonl') await host.print(asJsonLines([lineOf(head, found)]));
    else cells.push(found);
  }
  if (format !== 'jsonl') requireNumber(cells, of);
  if (goal && format !== 'jsonl') requireNumber(cells, goal.path);
  const output =
    format === 'jsonl'
      ? ''
      : format === 'json'
        ? asJson({ ...head, cells } satisfies Swept)
        : format === 'csv'
          ? sweepCsv(head, cells)
          : sweepText(head, cells, { of, goal }, host);
  return withProblemsNote(scenario, output);
}

function inPieces<T>(list: readonly T[], length: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
}

/** A cell with its place, by which `asdic merge` sorts it. */
function lineOf({ file, line, column, id, variables }: Sweep, { index, values, isWritten, stands }: Cell) {
  const at = Object.fromEntries(variables.map(({ path }, position) => [path, values[position]]));
  return { file, line, column, id, index, at, isWritten, stands };
}

/** @throws CannotRun where no cell has it */
function requireNumber(cells: readonly Cell[], path: string | undefined): void {
  const fought = cells.flatMap(({ stands }) => ('refused' in stands ? [] : [stands]));
  const [first] = fought;
  if (!first || fought.some((stands) => figureIn(stands, path))) return;
  const known = listed(first.odds.map((one) => one.path.join('.')));
  throw new CannotRun(
    path === undefined
      ? 'The combat is not resolved. Supply what is missing there first.'
      : `The odds have no number \`${path}\`. They have ${counted(first.odds.length, 'number')}: ${known}.`,
  );
}
