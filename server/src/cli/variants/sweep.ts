/** `asdic sweep`: the effect of numbers, orders and options on the odds of a combat. */
import { CannotRun } from '../../library/errors';
import { type Cell, planSweep, type SweepDescription, type SweepChoice, type Swept } from '../../library/sweep';
import { capitalize, formatList, pluralize, toPrintable } from '../../model/wording';
import { withDiagnosticsNote } from '../print-reports';
import { toJson, toJsonLines } from '../print/json';
import type { Outcome } from '../outcome';
import { isInShard, type Shard } from '../shard';
import { openScenario, calculateVariants } from './calculate';
import { writeCsv } from '../../page/csv';
import { findFigure } from '../../features';
import type { ReportFigure } from '../../library/variants';
import { formatCombatHeading } from '../../plain-text/report';
import type { Host } from '../host';
import { formatColumns, indentLines, measureDisplayWidth, wrapText } from '../../plain-text/layout';
import { createPaint } from '../../plain-text/style';
import { findGoalRows, type Goal } from './goal';
import { formatFigure, listMethods, formatValue } from '../../plain-text/numbers';

export interface SweepOptions extends SweepChoice {
  /** The number to show; by default the key figures. */
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
  const { description, toCell } = variants;
  const choice = { engagement: engagement ?? description.id, vary, runs, seed };
  const indexes = [...Array(description.size).keys()].filter((index) => !shard || isInShard(index, shard));
  const cells: Cell[] = [];
  let doneCount = 0;
  const results = calculateVariants(name, opened, variants, {
    host,
    request: { kind: 'sweep', choice },
    indexes,
    maxThreads: options.jobs,
  });
  for await (const result of results) {
    const cell = toCell(indexes[doneCount++]!, result);
    if (format === 'jsonl') await host.print(toJsonLines([createJsonLine(description, cell)]));
    else cells.push(cell);
  }
  if (format !== 'jsonl') requireNumber(cells, figurePath);
  if (goal && format !== 'jsonl') requireNumber(cells, goal.path);
  const output =
    format === 'jsonl'
      ? ''
      : format === 'json'
        ? toJson({ ...description, cells } satisfies Swept)
        : format === 'csv'
          ? writeSweepCsv(description, cells)
          : formatSweep(description, cells, options, host);
  return withDiagnosticsNote(opened.scenario, output);
}

/** A cell with its location, by which `asdic merge` sorts it. */
function createJsonLine(
  { file, line, column, id, variables }: SweepDescription,
  { index, values, isWritten, stands: result }: Cell,
) {
  const at = Object.fromEntries(variables.map(({ path }, position) => [path, values[position]]));
  return { file, line, column, id, index, at, isWritten, stands: result };
}

/** @throws CannotRun if no cell has the number */
export function requireNumber(cells: readonly Cell[], path: string | undefined): void {
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
function writeSweepCsv({ variables }: SweepDescription, cells: readonly Cell[]): string {
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
  return writeCsv([head, ...rows]);
}

/** Maximum width of a column head; longer ones are wrapped. */
const maxHeadWidth = 18;

/** A list of the cells, or with two variables a cross table. */
export function formatSweep(
  sweep: SweepDescription,
  cells: readonly Cell[],
  { of: figurePath, goal }: Pick<SweepOptions, 'of' | 'goal'>,
  style: Pick<Host, 'colours' | 'width'>,
): string {
  const paint = createPaint(style);
  const head = formatCombatHeading(sweep, [formatMethods(cells), ...formatWrittenValues(sweep)], paint);
  const isCrossed = sweep.variables.length === 2 && sweep.variables[1]!.values.length <= maxCrossColumns;
  const table = isCrossed
    ? formatCrossTable(sweep, cells, figurePath ?? goal?.path)
    : formatListing(sweep, cells, figurePath);
  const refusals = [...new Set(cells.flatMap(({ stands: result }) => ('refused' in result ? [result.refused] : [])))];
  const lines = [
    ...head,
    '',
    ...table,
    ...(cells.some(({ isWritten }) => isWritten) ? ['', paint('grey', `${writtenMark} as written`)] : []),
    ...(refusals.length === 0 ? [] : ['', `${missingMark} ${toPrintable(formatList(refusals.slice(0, 3)))}`]),
    ...(goal ? ['', ...formatGoal(sweep, cells, goal, style.width)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** A cross table has at most this many columns. */
const maxCrossColumns = 12;

const writtenMark = '*';
const missingMark = '-';

/** `21 combats, exact`. */
function formatMethods(cells: readonly Cell[]): string {
  const methods = listMethods(cells.map(({ stands: result }) => result));
  return `${pluralize(cells.length, 'combat')}${methods === '' ? '' : `, ${methods}`}`;
}

function formatWrittenValues({ variables }: SweepDescription): readonly string[] {
  return variables.flatMap(({ path, written }) =>
    written === undefined ? [] : [`${path} is ${formatValue(written)}`],
  );
}

/** A row for each cell: its values, then the figures. */
function formatListing(
  { variables }: SweepDescription,
  cells: readonly Cell[],
  figurePath: string | undefined,
): readonly string[] {
  const selectFigures = (cell: Cell): readonly ReportFigure[] => {
    if ('refused' in cell.stands) return [];
    const figure = figurePath === undefined ? undefined : findFigure(cell.stands, figurePath);
    if (figurePath !== undefined) return figure ? [figure] : [];
    const first = findFigure(cell.stands, undefined);
    return cell.stands.figures.length > 0 ? cell.stands.figures : first ? [first] : [];
  };
  const titles =
    cells
      .map(selectFigures)
      .find((figures) => figures.length > 0)
      ?.map(({ title }) => toPrintable(title)) ?? [];
  const rows = cells.map((cell) => {
    const figures = selectFigures(cell);
    return [
      ...cell.values.map(formatValue),
      cell.isWritten ? writtenMark : '',
      ...titles.map((_, index) => (figures[index] ? formatFigure(figures[index]) : missingMark)),
    ];
  });
  const heads = listHeadRows([...variables.map(({ path }) => path), '', ...titles]);
  const aligns = [...variables.map(() => 'right' as const), 'left' as const, ...titles.map(() => 'right' as const)];
  return formatColumns([...heads, ...rows], aligns);
}

/** A cross table: the first variable down, the second across. */
function formatCrossTable(
  { variables }: SweepDescription,
  cells: readonly Cell[],
  figurePath: string | undefined,
): readonly string[] {
  const [down, across] = variables as readonly [SweepDescription['variables'][0], SweepDescription['variables'][0]];
  const formatCell = ({ stands: result, isWritten }: Cell): string => {
    const figure = 'refused' in result ? undefined : findFigure(result, figurePath);
    return `${figure ? formatFigure(figure) : missingMark}${isWritten ? writtenMark : ' '}`;
  };
  const width = across.values.length;
  const title =
    cells.flatMap(({ stands: result }) =>
      'refused' in result ? [] : [findFigure(result, figurePath)?.title ?? ''],
    )[0] ?? '';
  const rows = down.values.map((value, row) => [
    formatValue(value),
    ...cells.slice(row * width, (row + 1) * width).map(formatCell),
  ]);
  return [
    `${capitalize(toPrintable(title))}, by ${down.path} (down) and ${across.path} (across)`,
    '',
    ...formatColumns(
      [['', ...across.values.map((value) => `${formatValue(value)} `)], ...rows],
      ['right', ...across.values.map(() => 'right' as const)],
    ),
  ];
}

/** The lines of wrapped column heads, aligned at the bottom. */
function listHeadRows(heads: readonly string[]): readonly (readonly string[])[] {
  const lines = heads.map((head) => (measureDisplayWidth(head) > maxHeadWidth ? wrapText(head, maxHeadWidth) : [head]));
  const height = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    lines.map((headLines) => headLines[row - height + headLines.length] ?? ''),
  );
}

function formatGoal(sweep: SweepDescription, cells: readonly Cell[], goal: Goal, width: number): readonly string[] {
  const last = sweep.variables.at(-1)!;
  const others = sweep.variables.slice(0, -1);
  const lines = findGoalRows(sweep, cells, goal).map(({ row, firstReaching, isInterrupted }) => {
    const conditions = others.map(({ path }, index) => `${path} ${formatValue(row[0]!.values[index]!)}`);
    const prefix = conditions.length === 0 ? '' : `With ${formatList(conditions)}: `;
    if (!firstReaching) return `${prefix}no value of ${last.path} reaches it.`;
    const figure = 'refused' in firstReaching.stands ? undefined : findFigure(firstReaching.stands, goal.path);
    const value = formatValue(firstReaching.values.at(-1)!);
    const figureNote = figure ? ` (${formatFigure(figure)})` : '';
    return `${prefix}${last.path} ${value} is the first that reaches it${figureNote}${isInterrupted ? ', but not every later value does' : ''}.`;
  });
  return [
    `Goal ${toPrintable(goal.text)}:`,
    ...indentLines(
      lines.flatMap((line) => wrapText(line, width - 2)),
      2,
    ),
  ];
}
