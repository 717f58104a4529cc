/** One measure: its distribution as charts and as a table that can be folded. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportMeasure, ReportTrace } from '../../../server/src/protocol';
import { chanceChart, cumulativeChart } from './chart';
import { barsOf, evenly, inClasses, likely } from './distribution';
import type { Bar } from './distribution';
import { element, table } from './dom';
import { decimal } from './format';

/** More values than this are drawn in classes. */
const maxBars = 64;

export function measureOf(measure: ReportMeasure, trace: ReportTrace | undefined, open: boolean): HTMLElement {
  const bars = barsOf(measure, foundIn(trace, measure));
  const shown = evenly(bars).length > maxBars ? likely(bars) : bars;
  const drawn = evenly(shown);
  const each = drawn.length > maxBars ? inClasses(shown, maxBars) : drawn;
  const range = shown.length < bars.length ? `, ${shown[0]!.value} to ${shown.at(-1)!.value}; others hardly ever` : '';
  const values = (each === drawn ? 'each value' : `values in classes of ${each[1]!.value - each[0]!.value}`) + range;
  return element(
    'details',
    { class: 'measure', open, 'data-key': measure.path.join('.') },
    element(
      'summary',
      {},
      element('h3', {}, measure.title),
      element('span', { class: 'mean' }, `expected ${decimal(measure.mean)}${currencyOf(measure)}`),
    ),
    element(
      'div',
      { class: 'figures' },
      figure(`Chance of ${values}`, chanceChart(each, `${measure.title}: chance of ${values}`)),
      figure('Chance of at least', cumulativeChart(drawn, `${measure.title}: chance of at least each value`)),
    ),
    numbers(measure, bars),
  );
}

/** The chance of each value alone, under a heading of its own. */
export function shortMeasure(measure: ReportMeasure, trace: ReportTrace | undefined, caption: string): HTMLElement {
  const bars = evenly(barsOf(measure, foundIn(trace, measure)));
  const each = bars.length > maxBars ? inClasses(bars, maxBars) : bars;
  return figure(`${caption}, expected ${decimal(measure.mean)}`, chanceChart(each, `${measure.title}: chances`));
}

function currencyOf({ of }: ReportMeasure): string {
  return of?.currency === undefined ? '' : ` ${of.currency}`;
}

function foundIn(trace: ReportTrace | undefined, { path }: ReportMeasure): number | undefined {
  return trace?.wanted === undefined
    ? trace?.measures.find((found) => found.path.join() === path.join())?.value
    : undefined;
}

export function figure(caption: string, chart: SVGElement): HTMLElement {
  return element('figure', {}, element('figcaption', {}, caption), chart);
}

/** A table of more values than this is folded. */
const maxRows = 14;

function numbers(measure: ReportMeasure, bars: readonly Bar[]): HTMLElement {
  const table = tableOf(measure.title, bars);
  if (bars.length <= maxRows) return table;
  return element(
    'details',
    { class: 'more', 'data-key': `${measure.path.join('.')} values` },
    element('summary', {}, `All ${bars.length} values`),
    table,
  );
}

function tableOf(title: string, bars: readonly Bar[]): HTMLElement {
  const sampled = bars.some(({ low }) => low !== undefined);
  return table(
    title,
    [
      { title: 'Value' },
      { title: 'Chance', number: true },
      ...(sampled ? [{ title: '95% interval', number: true }] : []),
      { title: 'At least', number: true },
    ],
    bars.map(({ value, share, low, high, atLeast, found }) => ({
      class: found ? 'found' : undefined,
      cells: [
        [String(value), found && element('span', { class: 'mark' }, 'this result')],
        percentInColumn(share),
        ...(sampled
          ? [low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`]
          : []),
        percentInColumn(atLeast),
      ],
    })),
  );
}
