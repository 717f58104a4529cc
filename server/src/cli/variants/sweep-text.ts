/** Formats a sweep for a terminal: a list of its cells, or with two variables a cross table. */
import type { Cell, Sweep } from '../../library/sweep';
import { figureIn } from '../../features';
import type { ReportFigure } from '../../library/variants';
import { counted, listed, printable, sentence } from '../../model/wording';
import { heading } from '../combat-heading';
import type { Host } from '../host';
import { columns, indented, widthOf, wrapped } from '../print/layout';
import { paint } from '../print/style';
import { reached } from './goal';
import type { Goal } from './goal';
import { figureText, listMethods, valueText } from './numbers';

export interface Shown {
  /** The number to show; by default the key figures. */
  readonly of?: string;
  readonly goal?: Goal;
}

/** Maximum width of a column head; longer ones are wrapped. */
const widestHead = 18;

export function sweepText(
  sweep: Sweep,
  cells: readonly Cell[],
  { of, goal }: Shown,
  style: Pick<Host, 'colours' | 'width'>,
): string {
  const painted = paint(style);
  const head = heading(sweep, [methodsOf(cells), ...writtenOf(sweep)], painted);
  const isCrossed = sweep.variables.length === 2 && sweep.variables[1]!.values.length <= mostAcross;
  const table = isCrossed ? crossed(sweep, cells, of ?? goal?.path) : listing(sweep, cells, of);
  const refusals = [...new Set(cells.flatMap(({ stands }) => ('refused' in stands ? [stands.refused] : [])))];
  const lines = [
    ...head,
    '',
    ...table,
    ...(cells.some(({ isWritten }) => isWritten) ? ['', painted('grey', `${mark} as written`)] : []),
    ...(refusals.length === 0 ? [] : ['', `${none} ${printable(listed(refusals.slice(0, 3)))}`]),
    ...(goal ? ['', ...goalText(sweep, cells, goal, style.width)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** A cross table has at most this many columns. */
const mostAcross = 12;

const mark = '*';
const none = '-';

/** `21 combats, exact`. */
function methodsOf(cells: readonly Cell[]): string {
  const methods = listMethods(cells.map(({ stands }) => stands));
  return `${counted(cells.length, 'combat')}${methods === '' ? '' : `, ${methods}`}`;
}

function writtenOf({ variables }: Sweep): readonly string[] {
  return variables.flatMap(({ path, written }) => (written === undefined ? [] : [`${path} is ${valueText(written)}`]));
}

/** A row for each cell: its values, then the figures. */
function listing({ variables }: Sweep, cells: readonly Cell[], of: string | undefined): readonly string[] {
  const shown = (cell: Cell): readonly ReportFigure[] => {
    if ('refused' in cell.stands) return [];
    const one = of === undefined ? undefined : figureIn(cell.stands, of);
    if (of !== undefined) return one ? [one] : [];
    const first = figureIn(cell.stands, undefined);
    return cell.stands.figures.length > 0 ? cell.stands.figures : first ? [first] : [];
  };
  const titles =
    cells
      .map(shown)
      .find((figures) => figures.length > 0)
      ?.map(({ title }) => printable(title)) ?? [];
  const rows = cells.map((cell) => {
    const figures = shown(cell);
    return [
      ...cell.values.map(valueText),
      cell.isWritten ? mark : '',
      ...titles.map((_, index) => (figures[index] ? figureText(figures[index]) : none)),
    ];
  });
  const heads = headRows([...variables.map(({ path }) => path), '', ...titles]);
  const aligns = [...variables.map(() => 'right' as const), 'left' as const, ...titles.map(() => 'right' as const)];
  return columns([...heads, ...rows], aligns);
}

/** A cross table: the first variable down, the second across. */
function crossed({ variables }: Sweep, cells: readonly Cell[], of: string | undefined): readonly string[] {
  const [down, across] = variables as readonly [Sweep['variables'][0], Sweep['variables'][0]];
  const textOf = ({ stands, isWritten }: Cell): string => {
    const figure = 'refused' in stands ? undefined : figureIn(stands, of);
    return `${figure ? figureText(figure) : none}${isWritten ? mark : ' '}`;
  };
  const width = across.values.length;
  const title =
    cells.flatMap(({ stands }) => ('refused' in stands ? [] : [figureIn(stands, of)?.title ?? '']))[0] ?? '';
  const rows = down.values.map((value, row) => [
    valueText(value),
    ...cells.slice(row * width, (row + 1) * width).map(textOf),
  ]);
  return [
    `${sentence(printable(title))}, by ${down.path} (down) and ${across.path} (across)`,
    '',
    ...columns(
      [['', ...across.values.map((value) => `${valueText(value)} `)], ...rows],
      ['right', ...across.values.map(() => 'right' as const)],
    ),
  ];
}

/** The lines of wrapped column heads, aligned at the bottom. */
function headRows(heads: readonly string[]): readonly (readonly string[])[] {
  const lines = heads.map((head) => (widthOf(head) > widestHead ? wrapped(head, widestHead) : [head]));
  const height = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => lines.map((own) => own[row - height + own.length] ?? ''));
}

function goalText(sweep: Sweep, cells: readonly Cell[], goal: Goal, width: number): readonly string[] {
  const last = sweep.variables.at(-1)!;
  const others = sweep.variables.slice(0, -1);
  const lines = reached(sweep, cells, goal).map(({ row, first, isInterrupted }) => {
    const with_ = others.map(({ path }, index) => `${path} ${valueText(row[0]!.values[index]!)}`);
    const where = with_.length === 0 ? '' : `With ${listed(with_)}: `;
    if (!first) return `${where}no value of ${last.path} reaches it.`;
    const figure = 'refused' in first.stands ? undefined : figureIn(first.stands, goal.path);
    const value = valueText(first.values.at(-1)!);
    const found = figure ? ` (${figureText(figure)})` : '';
    return `${where}${last.path} ${value} is the first that reaches it${found}${isInterrupted ? ', but not every later value does' : ''}.`;
  });
  return [
    `Goal ${printable(goal.text)}:`,
    ...indented(
      lines.flatMap((line) => wrapped(line, width - 2)),
      2,
    ),
  ];
}
