/** Formats the odds of variants beside each other. */
import { formatList, toPrintable } from '../model/wording';
import { compareVariants, type Contribution, isVisible, type VariantRow } from '../page/side-by-side';
import type { ReportComparison } from '../protocol';
import { formatColumns, wrapText } from './layout';
import { formatChange, formatFigure, listMethods } from './numbers';
import { formatCombatHeading, type TextHead } from './report';
import { createPaint, type Terminal } from './style';

/** A column for each variant; key figures first, then every other number that differs. */
export function formatComparison(comparison: ReportComparison & TextHead, terminal: Terminal): string {
  const paint = createPaint(terminal);
  const { variants } = comparison;
  const letters = variants.map((_, index) => formatColumnLetter(index));
  const { figures, others, contributions, hasDifferences } = compareVariants(variants);
  const createTable = (rows: readonly VariantRow[]) => rows.map((row) => [toPrintable(row.title), ...formatCells(row)]);
  const aligns = ['left' as const, ...variants.map(() => 'right' as const)];
  const head = ['', ...letters];
  const lines = [
    ...formatCombatHeading(comparison, [listMethods(variants.map(({ stands: result }) => result))], paint),
    '',
    ...variants.map(({ title, stands: result }, index) => {
      const why = 'refused' in result ? `: ${result.refused}` : '';
      return `${paint('bold', letters[index]!)}  ${toPrintable(`${title}${why}`)}`;
    }),
    '',
    ...formatColumns(
      [head, ...createTable(figures), ...(others.length > 0 ? [[''], ...createTable(others)] : [])],
      aligns,
    ),
    ...(hasDifferences ? [] : ['', 'Nothing differs.']),
    ...(contributions.length > 0 ? [''] : []),
    ...contributions.flatMap((contribution) =>
      wrapText(formatContribution(letters[contribution.variant]!, contribution), terminal.width),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** `B changes Japan wins by +65.5: attacker.units.ftr=2 by itself +40.1; options.detection=once by itself +20.0.` */
function formatContribution(letter: string, { kind, title, change, alone }: Contribution): string {
  const parts = alone.map(
    (part) =>
      `${part.title} by itself ${part.change === undefined ? 'cannot be fought' : formatChange(kind, part.change)}`,
  );
  return toPrintable(`${letter} changes "${title}" by ${formatChange(kind, change)}: ${formatList(parts)}.`);
}

/** The value, with its difference from the first variant in parentheses. */
function formatCells({ kind, values: [first, ...others] }: VariantRow): readonly string[] {
  return [
    first === undefined ? '-' : formatFigure({ kind, value: first }),
    ...others.map((value) => {
      if (value === undefined) return '-';
      const change = first === undefined ? 0 : value - first;
      const text = formatFigure({ kind, value });
      return isVisible(change) ? `${text} (${formatChange(kind, change)})` : text;
    }),
  ];
}

function formatColumnLetter(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${formatColumnLetter(Math.floor(index / 26) - 1)}${formatColumnLetter(index % 26)}`;
}
