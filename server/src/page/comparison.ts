/** Renders variants side by side: key figures, the effect of each single change, and every other number that differs. */
import { listed, percent, signed } from '../model/wording';
import type { ReportComparison, ReportFigure, ReportVariant } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { decimal, withMinus } from './format';
import { isSeen, sideBySide } from './side-by-side';
import type { Carried, VariantRow } from './side-by-side';

/** More differing numbers are folded. */
const shownAtOnce = 8;

export function comparisonOf(drawing: Drawing, { variants }: ReportComparison): Drawn {
  const { figures, others, carried, differs } = sideBySide(variants);
  const sampled = variants.some(({ stands }) => !('refused' in stands) && stands.method === 'sampled');
  const rest = others.slice(shownAtOnce);
  return element(
    'div',
    { class: 'comparison' },
    table(
      'Variants',
      [{ title: '' }, ...figures.map(({ title }) => ({ title: headed(drawing, title), number: true }))],
      variants.map((variant, index) => ({
        class: index === 0 ? 'found' : undefined,
        cells: [titleOf(drawing, variant), ...figures.map((row) => cellOf(row, index))],
      })),
    ),
    variants.flatMap(({ title, stands }) =>
      'refused' in stands ? [element('p', { class: 'notice' }, `${title}: ${stands.refused}`)] : [],
    ),
    !differs && element('p', { class: 'quiet' }, 'Nothing differs.'),
    carried.map((one) => element('p', {}, carriedInWords(drawing, variants, one))),
    others.length > 0 && element('h3', {}, 'What makes the difference'),
    others.length > 0 && rows(drawing, variants, others.slice(0, shownAtOnce)),
    rest.length > 0 &&
      element(
        'details',
        { class: 'more' },
        element('summary', {}, `${rest.length} that ${rest.length === 1 ? 'differs' : 'differ'} less`),
        rows(drawing, variants, rest),
      ),
    sampled && element('p', { class: 'quiet' }, 'Some of the odds are estimated: small differences may be chance.'),
  );
}

/** A row for each number, a column for each variant. */
function rows(drawing: Drawing, variants: readonly ReportVariant[], list: readonly VariantRow[]): Drawn {
  return table(
    'What makes the difference',
    [{ title: '' }, ...variants.map((variant) => ({ title: titleOf(drawing, variant), number: true }))],
    list.map((row) => ({ cells: [headed(drawing, row.title), ...variants.map((_, index) => cellOf(row, index))] })),
  );
}

function titleOf(drawing: Drawing, { title }: ReportVariant): string {
  return headed(drawing, title);
}

/** The value, with its difference from the first variant in parentheses. */
function cellOf({ kind, found }: VariantRow, index: number): Child {
  const [written] = found;
  const value = found[index];
  if (value === undefined) return '\u2013';
  const change = index === 0 || written === undefined ? 0 : value - written;
  return element(
    'span',
    {},
    element('strong', {}, kind === 'expected' ? decimal(value) : percent(value)),
    isSeen(change) && ` (${changeInWords(kind, change)})`,
  );
}

function changeInWords(kind: ReportFigure['kind'], change: number): string {
  return withMinus(signed(kind === 'expected' ? Number(change.toFixed(2)) : Math.round(change * 1000) / 10));
}

/** `Destroyer: 4, Retreat: never changes Japan wins by +12.5: Destroyer: 4 by itself +9, Retreat: never by itself +2.` */
function carriedInWords(
  drawing: Drawing,
  variants: readonly ReportVariant[],
  { variant, kind, title, change, alone }: Carried,
): string {
  const parts = alone.map(
    (part) =>
      `${headed(drawing, part.title)} by itself ${part.change === undefined ? 'cannot be fought' : changeInWords(kind, part.change)}`,
  );
  return `${titleOf(drawing, variants[variant]!)} changes \u201c${headed(drawing, title)}\u201d by ${changeInWords(kind, change)}: ${listed(parts)}.`;
}
