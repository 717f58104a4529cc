/** Renders variants side by side: key figures, the effect of each single change, and every other number that differs. */
import { formatList, formatPercent, formatSigned } from '../model/wording';
import type { ReportComparison, ReportFigure, ReportVariant } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createTable, type RenderedNode } from './element';
import { formatDecimal, useMinusSign } from './format';
import { compareVariants, type Contribution, isVisible, type VariantRow } from './side-by-side';

/** More differing numbers are folded. */
const maxShown = 8;

export function renderComparison(context: RenderContext, { variants }: ReportComparison): RenderedNode {
  const { figures, others, contributions, differs } = compareVariants(variants);
  const isSampled = variants.some(({ stands: result }) => !('refused' in result) && result.method === 'sampled');
  const remaining = others.slice(maxShown);
  return createElement(
    'div.comparison',
    createTable(
      'Variants',
      [{ title: '' }, ...figures.map(({ title }) => ({ title: formatHeading(context, title), number: true }))],
      variants.map((variant, index) => ({
        class: index === 0 ? 'found' : undefined,
        cells: [formatTitle(context, variant), ...figures.map((row) => renderCell(row, index))],
      })),
    ),
    variants.flatMap(({ title, stands: result }) =>
      'refused' in result ? [createElement('p.notice', `${title}: ${result.refused}`)] : [],
    ),
    !differs && createElement('p.quiet', 'Nothing differs.'),
    contributions.map((contribution) => createElement('p', formatContribution(context, variants, contribution))),
    others.length > 0 && createElement('h3', 'What makes the difference'),
    others.length > 0 && renderRows(context, variants, others.slice(0, maxShown)),
    remaining.length > 0 &&
      createElement(
        'details.more',
        createElement('summary', `${remaining.length} that ${remaining.length === 1 ? 'differs' : 'differ'} less`),
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
    [{ title: '' }, ...variants.map((variant) => ({ title: formatTitle(context, variant), number: true }))],
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
  const [written] = values;
  const value = values[index];
  if (value === undefined) return '\u2013';
  const change = index === 0 || written === undefined ? 0 : value - written;
  return createElement(
    'span',
    createElement('strong', kind === 'expected' ? formatDecimal(value) : formatPercent(value)),
    isVisible(change) && ` (${formatChange(kind, change)})`,
  );
}

function formatChange(kind: ReportFigure['kind'], change: number): string {
  return useMinusSign(formatSigned(kind === 'expected' ? Number(change.toFixed(2)) : Math.round(change * 1000) / 10));
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
