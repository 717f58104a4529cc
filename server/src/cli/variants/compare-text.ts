/** Formats a comparison for a terminal: a column for each variant; key figures first, then every other number that differs. */
import type { Comparison } from '../../library/compare';
import { listed, printable } from '../../model/wording';
import { isSeen, sideBySide } from '../../page/side-by-side';
import type { Carried, VariantRow } from '../../page/side-by-side';
import { heading } from '../combat-heading';
import type { Host } from '../host';
import { columns, wrapped } from '../print/layout';
import { paint } from '../print/style';
import { changeText, figureText, listMethods } from './numbers';

export function compareText(comparison: Comparison, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = paint(style);
  const { variants } = comparison;
  const letters = variants.map((_, index) => letterOf(index));
  const { figures, others, carried, differs } = sideBySide(variants);
  const table = (rows: readonly VariantRow[]) => rows.map((row) => [printable(row.title), ...cellsOf(row)]);
  const aligns = ['left' as const, ...variants.map(() => 'right' as const)];
  const head = ['', ...letters];
  const lines = [
    ...heading(comparison, [listMethods(variants.map(({ stands }) => stands))], painted),
    '',
    ...variants.map(({ title, stands }, index) => {
      const why = 'refused' in stands ? `: ${stands.refused}` : '';
      return `${painted('bold', letters[index]!)}  ${printable(`${title}${why}`)}`;
    }),
    '',
    ...columns([head, ...table(figures), ...(others.length > 0 ? [[''], ...table(others)] : [])], aligns),
    ...(differs ? [] : ['', 'Nothing differs.']),
    ...(carried.length > 0 ? [''] : []),
    ...carried.flatMap((one) => wrapped(carriedText(letters[one.variant]!, one), style.width)),
  ];
  return `${lines.join('\n')}\n`;
}

/** `B changes Japan wins by +65.5: attacker.units.ftr=2 by itself +40.1; options.detection=once by itself +20.0.` */
function carriedText(letter: string, { kind, title, change, alone }: Carried): string {
  const parts = alone.map(
    (part) =>
      `${part.title} by itself ${part.change === undefined ? 'cannot be fought' : changeText(kind, part.change)}`,
  );
  return printable(`${letter} changes "${title}" by ${changeText(kind, change)}: ${listed(parts)}.`);
}

/** The value, with its difference from the first variant in parentheses. */
function cellsOf({ kind, found: [first, ...others] }: VariantRow): readonly string[] {
  return [
    first === undefined ? '-' : figureText({ kind, value: first }),
    ...others.map((value) => {
      if (value === undefined) return '-';
      const change = first === undefined ? 0 : value - first;
      const text = figureText({ kind, value });
      return isSeen(change) ? `${text} (${changeText(kind, change)})` : text;
    }),
  ];
}

function letterOf(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`;
}
