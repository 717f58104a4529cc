/** Renders variants side by side: key figures, the effect of each single change, and every other number that differs. */
import { formatList } from '../model/wording';
import type { ReportComparison, ReportVariant } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';
import { formatChange, formatColumnFigure } from './format';
import { compareVariants, type Contribution, isVisible, type VariantRow } from './side-by-side';

/** More differing numbers are folded. */
const maxShown = 8;

export function renderComparison(context: RenderContext, { variants }: ReportComparison): RenderedNode {
  const { figures, others, contributions, hasDifferences } = compareVariants(variants);
  const isSampled = variants.some(({ stands: result }) => !('refused' in result) && result.method === 'sampled');
  const remaining = others.slice(maxShown);
  return createElement(
    'div.comparison',
    createTable(
      'Variants',
      ['', ...figures.map(({ title }) => alignRight(formatHeading(context, title)))],
      variants.map((variant, index) => ({
        class: index === 0 ? 'found' : undefined,
        cells: [formatTitle(context, variant), ...figures.map((row) => renderCell(row, index))],
      })),
    ),
    variants.flatMap(({ title, stands: result }) =>
      'refused' in result ? [createElement('p.notice', `${title}: ${result.refused}`)] : [],
    ),
    !hasDifferences && createElement('p.quiet', 'Nothing differs.'),
    contributions.map((contribution) => createElement('p', formatContribution(context, variants, contribution))),
    others.length > 0 && createElement('h3', 'What makes the difference'),
    others.length > 0 && renderRows(context, variants, others.slice(0, maxShown)),
    remaining.length > 0 &&
      createFolded(
        `${remaining.length} that ${remaining.length === 1 ? 'differs' : 'differ'} less`,
        renderRows(context, variants, remaining),
      ),
    isSampled && createElement('p.quiet', 'Some of the odds are estimated: small differences may be chance.'),
  );
}

/** A row for each number, a column for each variant. */
function renderRows(
  context: RenderContext,
  variants: readonly ReportVariant[],
  list: readonly VariantRow[],
): RenderedNode {
  return createTable(
    'What makes the difference',
    ['', ...variants.map((variant) => alignRight(formatTitle(context, variant)))],
    list.map((row) => ({
      cells: [formatHeading(context, row.title), ...variants.map((_, index) => renderCell(row, index))],
    })),
  );
}

function formatTitle(context: RenderContext, { title }: ReportVariant): string {
  return formatHeading(context, title);
}

/** The value, with its difference from the first variant in parentheses. */
function renderCell({ kind, values }: VariantRow, index: number): Child {
  const [writtenValue] = values;
  const value = values[index];
  if (value === undefined) return '\u2013';
  const change = index === 0 || writtenValue === undefined ? 0 : value - writtenValue;
  return createElement(
    'span',
    createElement('strong', formatColumnFigure({ kind, value })),
    isVisible(change) && ` (${formatChange(kind, change)})`,
  );
}

/** `Destroyer: 4, Retreat: never changes Japan wins by +12.5: Destroyer: 4 by itself +9, Retreat: never by itself +2.` */
function formatContribution(
  context: RenderContext,
  variants: readonly ReportVariant[],
  { variant, kind, title, change, alone }: Contribution,
): string {
  const parts = alone.map(
    (part) =>
      `${formatHeading(context, part.title)} by itself ${part.change === undefined ? 'cannot be fought' : formatChange(kind, part.change)}`,
  );
  return `${formatTitle(context, variants[variant]!)} changes \u201c${formatHeading(context, title)}\u201d by ${formatChange(kind, change)}: ${formatList(parts)}.`;
}
