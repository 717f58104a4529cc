/** `asdic sweep`: the effect of numbers, orders and options on the odds of a combat. */
import { figureIn } from '../../features';
import { CannotRun } from '../../library/failure';
import { sweepOf } from '../../library/sweep';
import type { Cell, Sweep, SweepChoice, Swept } from '../../library/sweep';
import { counted, listed } from '../../model/wording';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { asJson, asJsonLines } from '../print/json';
import type { Outcome } from '../outcome';
import { isInShard } from '../shard';
import type { Shard } from '../shard';
import { asked, standsOf } from './calculate';
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

/** @throws CannotRun if the file cannot be read, or the combat, value or number does not exist */
export async function sweep(name: string, options: SweepOptions, host: Host): Promise<Outcome> {
  const { format, shard, of, goal } = options;
  if (shard && format !== 'jsonl')
    throw new CannotRun('Only the lines of --format jsonl can be joined again: use it with --shard.');
  const asking = await asked(name, host);
  const { engagement, vary, runs, seed } = options;
  const sweeping = sweepOf(asking.scenario, options);
  const { head, cell } = sweeping;
  const choice = { engagement: engagement ?? head.id, vary, runs, seed };
  const indexes = [...Array(head.size).keys()].filter((index) => !shard || isInShard(index, shard));
  const calculating = { host, wanted: { of: 'sweep', choice }, indexes, jobs: options.jobs } as const;
  const cells: Cell[] = [];
  let done = 0;
  for await (const stands of standsOf(name, asking, sweeping, calculating)) {
    const found = cell(indexes[done++]!, stands);
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
  return withProblemsNote(asking.scenario, output);
}

/** A cell with its location, by which `asdic merge` sorts it. */
function lineOf({ file, line, column, id, variables }: Sweep, { index, values, isWritten, stands }: Cell) {
  const at = Object.fromEntries(variables.map(({ path }, position) => [path, values[position]]));
  return { file, line, column, id, index, at, isWritten, stands };
}

/** @throws CannotRun if no cell has the number */
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
