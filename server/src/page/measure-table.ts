/** Renders measures that belong together, such as those of one strike, as one table: the chance of each value, and the average. */
import { formatBriefPercent } from '../model/wording';
import type { ReportMeasure, ReportTrace } from '../protocol';
import { alignRight, type Child, createElement, createTable, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { findActual } from './measure';
import { formatHeading, getSideColour, type RenderContext } from './render-context';

/** With more values a table would not fit; it then has averages only. */
const maxValues = 9;

/** The measures of each table, in their order. */
export function groupByTable(
  measures: readonly ReportMeasure[],
): readonly (readonly [table: string, measures: readonly ReportMeasure[]])[] {
  const tables = [...new Set(measures.flatMap(({ row }) => row?.table ?? []))];
  return tables.map((table) => [table, measures.filter(({ row }) => row?.table === table)]);
}

export function renderMeasureTable(
  context: RenderContext,
  table: string,
  measures: readonly ReportMeasure[],
  trace: ReportTrace | undefined,
): RenderedNode {
  const values = [...new Set(measures.flatMap(({ distribution }) => distribution.map(({ value }) => value)))].sort(
    (a, b) => a - b,
  );
  const shownValues = values.length <= maxValues ? values : [];
  const title = formatHeading(context, table);
  return createElement(
    'details.measure.strike',
    { key: `table ${table}` },
    createElement(
      'summary',
      createElement('h3', title),
      createElement('span.mean', measures.slice(0, 1).map(summarize)),
    ),
    createTable(
      title,
      ['Number of', alignRight('On average'), ...shownValues.map((value) => alignRight(String(value)))],
      measures.map((measure) => ({
        cells: [
          formatHeading(context, measure.row?.title ?? measure.title),
          formatDecimal(measure.mean),
          ...shownValues.map((value) => renderChance(context, measure, value, findActual(trace, measure))),
        ],
      })),
    ),
  );
}

/** `1.15 squadrons that attack ships`. */
function summarize({ row, title, mean }: ReportMeasure): string {
  return `on average ${formatDecimal(mean)} ${row?.title ?? title}`;
}

/** The chance of a value, tinted in the colour of the side; that of the result is framed. */
function renderChance(
  context: RenderContext,
  { distribution, side }: ReportMeasure,
  value: number,
  actual: number | undefined,
): Child {
  const probability = distribution.find((bin) => bin.value === value)?.share ?? 0;
  if (probability === 0) return '';
  return createElement(
    'span',
    {
      class: ['tinted', getSideColour(context, side), actual === value && 'actual'].filter(Boolean).join(' '),
      style: { '--heat': `${(60 * probability).toFixed(0)}%` },
    },
    formatBriefPercent(probability),
  );
}
