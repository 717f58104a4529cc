/** `asdic compare`: the odds of a combat or a turn as written, beside those with other readings, numbers or orders. */
import { type CompareChoice, type Comparison, planComparison } from '../../library/compare';
import type { Format, Outcome } from '../outcome';
import { openScenario, printVariants } from './calculate';
import { formatList, toPrintable } from '../../model/wording';
import { compareVariants, type Contribution, isVisible, type VariantRow } from '../../page/side-by-side';
import { formatCombatHeading } from '../report-text';
import type { Host } from '../host';
import { formatColumns, wrapText } from '../print/layout';
import { createPaint } from '../print/style';
import { changeText, formatFigure, listMethods } from './numbers';

export interface CompareOptions extends CompareChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or value does not exist */
export async function compare(name: string, { format, jobs, ...choice }: CompareOptions, host: Host): Promise<Outcome> {
  const opened = await openScenario(name, host);
  const options = { host, request: { kind: 'compare', choice }, jobs, format, text: compareText } as const;
  return printVariants(name, opened, planComparison(opened.scenario, choice), options);
}

/** A column for each variant; key figures first, then every other number that differs. */
export function compareText(comparison: Comparison, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = createPaint(style);
  const { variants } = comparison;
  const letters = variants.map((_, index) => formatColumnLetter(index));
  const { figures, others, contributions, differs } = compareVariants(variants);
  const createTable = (rows: readonly VariantRow[]) => rows.map((row) => [toPrintable(row.title), ...formatCells(row)]);
  const aligns = ['left' as const, ...variants.map(() => 'right' as const)];
  const head = ['', ...letters];
  const lines = [
    ...formatCombatHeading(comparison, [listMethods(variants.map(({ stands: result }) => result))], painted),
    '',
    ...variants.map(({ title, stands: result }, index) => {
      const why = 'refused' in result ? `: ${result.refused}` : '';
      return `${painted('bold', letters[index]!)}  ${toPrintable(`${title}${why}`)}`;
    }),
    '',
    ...formatColumns(
      [head, ...createTable(figures), ...(others.length > 0 ? [[''], ...createTable(others)] : [])],
      aligns,
    ),
    ...(differs ? [] : ['', 'Nothing differs.']),
    ...(contributions.length > 0 ? [''] : []),
    ...contributions.flatMap((change) => wrapText(formatContribution(letters[change.variant]!, change), style.width)),
  ];
  return `${lines.join('\n')}\n`;
}

/** `B changes Japan wins by +65.5: attacker.units.ftr=2 by itself +40.1; options.detection=once by itself +20.0.` */
function formatContribution(letter: string, { kind, title, change, alone }: Contribution): string {
  const parts = alone.map(
    (part) =>
      `${part.title} by itself ${part.change === undefined ? 'cannot be fought' : changeText(kind, part.change)}`,
  );
  return toPrintable(`${letter} changes "${title}" by ${changeText(kind, change)}: ${formatList(parts)}.`);
}

/** The value, with its difference from the first variant in parentheses. */
function formatCells({ kind, values: [first, ...others] }: VariantRow): readonly string[] {
  return [
    first === undefined ? '-' : formatFigure({ kind, value: first }),
    ...others.map((value) => {
      if (value === undefined) return '-';
      const change = first === undefined ? 0 : value - first;
      const text = formatFigure({ kind, value });
      return isVisible(change) ? `${text} (${changeText(kind, change)})` : text;
    }),
  ];
}

function formatColumnLetter(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${formatColumnLetter(Math.floor(index / 26) - 1)}${formatColumnLetter(index % 26)}`;
}
