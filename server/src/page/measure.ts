/** Renders a measure: its distribution as charts and as a foldable table. */
import { formatColumnPercent } from '../model/wording';
import type { ReportMeasure, ReportTrace } from '../protocol';
import { renderChanceChart, renderCumulativeChart } from './chart';
import { type Bin, fillGaps, groupIntoClasses, toBins, trimTails } from './distribution';
import { formatHeading, type RenderContext, getSideColour } from './render-context';
import { createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';
import { formatDecimal, formatInterval } from './format';
import { renderMeter } from './meter';

/** More values are grouped into classes. */
const maxBars = 64;

export function renderMeasure(
  context: RenderContext,
  measure: ReportMeasure,
  trace: ReportTrace | undefined,
  isOpen: boolean,
): RenderedNode {
  const bins = toBins(measure, findActual(trace, measure));
  const trimmedBins = fillGaps(bins).length > maxBars ? trimTails(bins) : bins;
  const filledBins = fillGaps(trimmedBins);
  const shownBins = filledBins.length > maxBars ? groupIntoClasses(trimmedBins, maxBars) : filledBins;
  const range =
    trimmedBins.length < bins.length
      ? `, ${trimmedBins[0]!.value} to ${trimmedBins.at(-1)!.value}; others hardly ever`
      : '';
  const values =
    (shownBins === filledBins ? 'each value' : `values in classes of ${shownBins[1]!.value - shownBins[0]!.value}`) +
    range;
  const title = formatHeading(context, measure.title);
  const colour = getSideColour(context, measure.side ?? measure.of?.side);
  return createElement(
    'details.measure',
    { open: isOpen, key: measure.path.join('.') },
    createElement(
      'summary',
      createElement('h3', title),
      createElement('span.mean', `on average ${formatDecimal(measure.mean)}${formatCurrencySuffix(measure)}`),
    ),
    createElement(
      'div.figures',
      renderFigure(`Chance of ${values}`, renderChanceChart(shownBins, `${title}: chance of ${values}`, colour)),
      renderFigure(
        'Chance of at least',
        renderCumulativeChart(filledBins, `${title}: chance of at least each value`, colour),
      ),
    ),
    renderFoldableTable(title, bins, colour),
  );
}

/** Only the chart of the probability of each value, with a heading. */
export function renderShortMeasure(
  context: RenderContext,
  measure: ReportMeasure,
  trace: ReportTrace | undefined,
): RenderedNode {
  const bins = fillGaps(toBins(measure, findActual(trace, measure)));
  const shownBins = bins.length > maxBars ? groupIntoClasses(bins, maxBars) : bins;
  const title = formatHeading(context, measure.title);
  return renderFigure(
    `${title}: ${formatDecimal(measure.mean)} on average`,
    renderChanceChart(shownBins, title, getSideColour(context, measure.side ?? measure.of?.side)),
  );
}

function formatCurrencySuffix({ of: subject }: ReportMeasure): string {
  return subject?.currency === undefined ? '' : ` ${subject.currency}`;
}

export function findActual(trace: ReportTrace | undefined, { path }: ReportMeasure): number | undefined {
  return trace?.wanted === undefined
    ? trace?.measures.find((measure) => measure.path.join() === path.join())?.value
    : undefined;
}

export function renderFigure(caption: string, chart: RenderedNode): RenderedNode {
  return createElement('figure', createElement('figcaption', caption), chart);
}

/** A longer table is folded. */
const maxRows = 14;

function renderFoldableTable(title: string, bins: readonly Bin[], colour: string): RenderedNode {
  const values = renderTable(title, bins, colour);
  if (bins.length <= maxRows) return values;
  return createFolded(`All ${bins.length} values`, values);
}

function renderTable(title: string, bins: readonly Bin[], colour: string): RenderedNode {
  const sampled = bins.some(({ low }) => low !== undefined);
  const longest = Math.max(...bins.map(({ share: probability }) => probability));
  return createTable(
    title,
    ['Value', 'Chance', ...(sampled ? [alignRight('95% interval')] : []), alignRight('At least')],
    bins.map(({ value, share: probability, atLeast, isActual, ...interval }) => ({
      class: isActual ? 'found' : undefined,
      cells: [
        [String(value), isActual && createElement('span.mark', 'this result')],
        renderMeter(probability, longest, colour),
        ...(sampled ? [formatInterval(interval)] : []),
        formatColumnPercent(atLeast),
      ],
    })),
  );
}
