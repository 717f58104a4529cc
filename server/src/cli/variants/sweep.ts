/** `asdic sweep`: the effect of numbers, orders and options on the odds of a combat. */
import { findFigure } from '../../features';
import { CannotRun } from '../../library/errors';
import { type Cell, planSweep, type Sweep, type SweepChoice, type Swept } from '../../library/sweep';
import { pluralize, formatList } from '../../model/wording';
import { withDiagnosticsNote } from '../print-reports';
import type { Host } from '../host';
import { asJson, asJsonLines } from '../print/json';
import type { Outcome } from '../outcome';
import { isInShard, type Shard } from '../shard';
import { openScenario, calculateVariants } from './calculate';
import type { Goal } from './goal';
import { sweepText } from './sweep-text';
import { csv } from '../../page/csv';

export interface SweepOptions extends SweepChoice {
  readonly of?: string;
  readonly goal?: Goal;
  readonly format: 'text' | 'csv' | 'json' | 'jsonl';
  readonly shard?: Shard;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat, value or number does not exist */
export async function sweep(name: string, options: SweepOptions, host: Host): Promise<Outcome> {
  const { format, shard, of: figurePath, goal } = options;
  if (shard && format !== 'jsonl')
    throw new CannotRun('Only the lines of --format jsonl can be joined again: use it with --shard.');
  const opened = await openScenario(name, host);
  const { engagement, vary, runs, seed } = options;
  const variants = planSweep(opened.scenario, options);
  const { head, toCell } = variants;
  const choice = { engagement: engagement ?? head.id, vary, runs, seed };
  const indexes = [...Array(head.size).keys()].filter((index) => !shard || isInShard(index, shard));
  const calculationOptions = { host, request: { kind: 'sweep', choice }, indexes, jobs: options.jobs } as const;
  const cells: Cell[] = [];
  let done = 0;
  for await (const result of calculateVariants(name, opened, variants, calculationOptions)) {
    const current = toCell(indexes[done++]!, result);
    if (format === 'jsonl') await host.print(asJsonLines([formatLine(head, current)]));
    else cells.push(current);
  }
  if (format !== 'jsonl') requireNumber(cells, figurePath);
  if (goal && format !== 'jsonl') requireNumber(cells, goal.path);
  const output =
    format === 'jsonl'
      ? ''
      : format === 'json'
        ? asJson({ ...head, cells } satisfies Swept)
        : format === 'csv'
          ? sweepCsv(head, cells)
          : sweepText(head, cells, { figurePath, goal }, host);
  return withDiagnosticsNote(opened.scenario, output);
}

/** A cell with its location, by which `asdic merge` sorts it. */
function formatLine({ file, line, column, id, variables }: Sweep, { index, values, isWritten, stands: result }: Cell) {
  const at = Object.fromEntries(variables.map(({ path }, position) => [path, values[position]]));
  return { file, line, column, id, index, at, isWritten, stands: result };
}

/** @throws CannotRun if no cell has the number */
function requireNumber(cells: readonly Cell[], path: string | undefined): void {
  const results = cells.flatMap(({ stands: result }) => ('refused' in result ? [] : [result]));
  const [first] = results;
  if (!first || results.some((result) => findFigure(result, path))) return;
  const paths = formatList(first.odds.map((figure) => figure.path.join('.')));
  throw new CannotRun(
    path === undefined
      ? 'The combat is not resolved. Supply what is missing there first.'
      : `The odds have no number \`${path}\`. They have ${pluralize(first.odds.length, 'number')}: ${paths}.`,
  );
}

/** A row for each combat, a column for each variable and each number of the odds. */
function sweepCsv({ variables }: Sweep, cells: readonly Cell[]): string {
  const paths = [
    ...new Set(
      cells.flatMap(({ stands: result }) => ('refused' in result ? [] : result.odds.map(({ path }) => path.join('.')))),
    ),
  ];
  const isRefused = cells.some(({ stands: result }) => 'refused' in result);
  const head = [...variables.map(({ path }) => path), 'method', ...paths, ...(isRefused ? ['refused'] : [])];
  const rows = cells.map(({ values, stands: result }) => {
    if ('refused' in result) return [...values, '', ...paths.map(() => ''), result.refused];
    const numbers = new Map(result.odds.map(({ path, value }) => [path.join('.'), value]));
    return [...values, result.method, ...paths.map((path) => numbers.get(path) ?? ''), ...(isRefused ? [''] : [])];
  });
  return csv([head, ...rows]);
}
