/** A comparison for people: a column for each variant, with what it changes; first what tells most, then every other number that differs. */
import type { StandingFigure } from '../../features';
import type { Comparison, Variant } from '../../library/compare';
import { printable } from '../../model/wording';
import { heading } from '../combat-heading';
import type { Host } from '../host';
import { columns } from '../print/layout';
import { paint } from '../print/style';
import { changeText, figureText } from './numbers';

/** Less than this does not show. */
const unseen = 5e-4;

export function compareText(comparison: Comparison, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = paint(style);
  const { variants } = comparison;
  const letters = variants.map((_, index) => letterOf(index));
  const figures = rowsOf(variants, (stands) => stands.figures);
  const others = rowsOf(variants, (stands) =>
    stands.odds.map(({ title, kind, value }) => ({ title, value, kind: kind === 'chance' ? 'chance' : 'expected' })),
  ).filter(({ found }) => differs(found) && !figures.some((row) => isSame(row.found, found)));
  const table = (rows: readonly Row[]) => rows.map(({ title, found }) => [printable(title), ...cellsOf(found)]);
  const aligns = ['left' as const, ...variants.map(() => 'right' as const)];
  const head = ['', ...letters];
  const same = others.length === 0 && !figures.some(({ found }) => differs(found));
  const lines = [
    ...heading(comparison, [methodsOf(variants)], painted),
    '',
    ...variants.map(({ title, stands }, index) => {
      const why = 'refused' in stands ? `: ${stands.refused}` : '';
      return `${painted('bold', letters[index]!)}  ${printable(`${title}${why}`)}`;
    }),
    '',
    ...columns([head, ...table(figures), ...(others.length > 0 ? [[''], ...table(others)] : [])], aligns),
    ...(same ? ['', 'Nothing differs.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}

interface Row {
  readonly title: string;
  /** One for each variant; undefined where it has none. */
  readonly found: readonly (StandingFigure | undefined)[];
}

type Fought = Exclude<Variant['stands'], { readonly refused: string }>;

function rowsOf(variants: readonly Variant[], read: (stands: Fought) => readonly StandingFigure[]): readonly Row[] {
  const lists = variants.map(({ stands }) => ('refused' in stands ? [] : read(stands)));
  const titles = [...new Set(lists.flat().map(({ title }) => title))];
  return titles.map((title) => ({ title, found: lists.map((list) => list.find((one) => one.title === title)) }));
}

function differs(found: Row['found']): boolean {
  const values = found.flatMap((one) => (one ? [one.value] : []));
  return Math.max(...values) - Math.min(...values) >= unseen;
}

function isSame(some: Row['found'], others: Row['found']): boolean {
  return some.every((one, index) => one?.value === others[index]?.value);
}

/** The value, and in brackets by how much it differs from the first. */
function cellsOf([first, ...others]: Row['found']): readonly string[] {
  return [
    first ? figureText(first) : '-',
    ...others.map((other) => {
      if (!other) return '-';
      const change = first === undefined ? 0 : other.value - first.value;
      return Math.abs(change) < unseen ? figureText(other) : `${figureText(other)} (${changeText(other.kind, change)})`;
    }),
  ];
}

function letterOf(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`;
}

function methodsOf(variants: readonly Variant[]): string {
  return [...new Set(variants.flatMap(({ stands }) => ('refused' in stands ? [] : [stands.method])))].join(' and ');
}
