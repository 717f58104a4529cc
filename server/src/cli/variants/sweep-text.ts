/** Formats a sweep for a terminal: a list of its cells, or with two variables a cross table. */
import type { Cell, Sweep } from '../../library/sweep';
import { findFigure } from '../../features';
import type { ReportFigure } from '../../library/variants';
import { pluralize, formatList, toPrintable, capitalize } from '../../model/wording';
import { formatCombatHeading } from '../report-text';
import type { Host } from '../host';
import { formatColumns, indentLines, displayWidth, wrapText } from '../print/layout';
import { createPaint } from '../print/style';
import { findReached, type Goal } from './goal';
import { figureText, listMethods, valueText } from './numbers';

export interface SweepView {
  /** The number to show; by default the key figures. */
  readonly figurePath?: string;
  readonly goal?: Goal;
}

/** Maximum width of a column head; longer ones are wrapped. */
const maxHeadWidth = 18;

export function sweepText(
  sweep: Sweep,
  cells: readonly Cell[],
  { figurePath, goal }: SweepView,
  style: Pick<Host, 'colours' | 'width'>,
): string {
  const painted = createPaint(style);
  const head = formatCombatHeading(sweep, [formatMethods(cells), ...formatWritten(sweep)], painted);
  const isCrossed = sweep.variables.length === 2 && sweep.variables[1]!.values.length <= maxAcross;
  const table = isCrossed
    ? formatCrossTable(sweep, cells, figurePath ?? goal?.path)
    : formatListing(sweep, cells, figurePath);
  const refusals = [...new Set(cells.flatMap(({ stands: result }) => ('refused' in result ? [result.refused] : [])))];
  const lines = [
    ...head,
    '',
    ...table,
    ...(cells.some(({ isWritten }) => isWritten) ? ['', painted('grey', `${mark} as written`)] : []),
    ...(refusals.length === 0 ? [] : ['', `${missing} ${toPrintable(formatList(refusals.slice(0, 3)))}`]),
    ...(goal ? ['', ...goalText(sweep, cells, goal, style.width)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** A cross table has at most this many columns. */
const maxAcross = 12;

const mark = '*';
const missing = '-';

/** `21 combats, exact`. */
function formatMethods(cells: readonly Cell[]): string {
  const methods = listMethods(cells.map(({ stands: result }) => result));
  return `${pluralize(cells.length, 'combat')}${methods === '' ? '' : `, ${methods}`}`;
}

function formatWritten({ variables }: Sweep): readonly string[] {
  return variables.flatMap(({ path, written }) => (written === undefined ? [] : [`${path} is ${valueText(written)}`]));
}

/** A row for each cell: its values, then the figures. */
function formatListing(
  { variables }: Sweep,
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
      ...cell.values.map(valueText),
      cell.isWritten ? mark : '',
      ...titles.map((_, index) => (figures[index] ? figureText(figures[index]) : missing)),
    ];
  });
  const heads = headRows([...variables.map(({ path }) => path), '', ...titles]);
  const aligns = [...variables.map(() => 'right' as const), 'left' as const, ...titles.map(() => 'right' as const)];
  return formatColumns([...heads, ...rows], aligns);
}

/** A cross table: the first variable down, the second across. */
function formatCrossTable(
  { variables }: Sweep,
  cells: readonly Cell[],
  figurePath: string | undefined,
): readonly string[] {
  const [down, across] = variables as readonly [Sweep['variables'][0], Sweep['variables'][0]];
  const formatCell = ({ stands: result, isWritten }: Cell): string => {
    const figure = 'refused' in result ? undefined : findFigure(result, figurePath);
    return `${figure ? figureText(figure) : missing}${isWritten ? mark : ' '}`;
  };
  const width = across.values.length;
  const title =
    cells.flatMap(({ stands: result }) =>
      'refused' in result ? [] : [findFigure(result, figurePath)?.title ?? ''],
    )[0] ?? '';
  const rows = down.values.map((value, row) => [
    valueText(value),
    ...cells.slice(row * width, (row + 1) * width).map(formatCell),
  ]);
  return [
    `${capitalize(toPrintable(title))}, by ${down.path} (down) and ${across.path} (across)`,
    '',
    ...formatColumns(
      [['', ...across.values.map((value) => `${valueText(value)} `)], ...rows],
      ['right', ...across.values.map(() => 'right' as const)],
    ),
  ];
}

/** The lines of wrapped column heads, aligned at the bottom. */
function headRows(heads: readonly string[]): readonly (readonly string[])[] {
  const lines = heads.map((head) => (displayWidth(head) > maxHeadWidth ? wrapText(head, maxHeadWidth) : [head]));
  const height = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    lines.map((headLines) => headLines[row - height + headLines.length] ?? ''),
  );
}

function goalText(sweep: Sweep, cells: readonly Cell[], goal: Goal, width: number): readonly string[] {
  const last = sweep.variables.at(-1)!;
  const others = sweep.variables.slice(0, -1);
  const lines = findReached(sweep, cells, goal).map(({ row, first, isInterrupted }) => {
    const conditions = others.map(({ path }, index) => `${path} ${valueText(row[0]!.values[index]!)}`);
    const prefix = conditions.length === 0 ? '' : `With ${formatList(conditions)}: `;
    if (!first) return `${prefix}no value of ${last.path} reaches it.`;
    const figure = 'refused' in first.stands ? undefined : findFigure(first.stands, goal.path);
    const value = valueText(first.values.at(-1)!);
    const figureNote = figure ? ` (${figureText(figure)})` : '';
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
