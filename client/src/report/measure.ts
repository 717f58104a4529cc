/** One measure: its distribution as charts and as a table that can be folded. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportMeasure, ReportTrace } from '../../../server/src/protocol';
import { chanceChart, cumulativeChart } from './chart';
import { barsOf, evenly, inClasses, likely } from './distribution';
import type { Bar } from './distribution';
import { element, table } from './dom';
import { decimal } from './format';

/** More values than this are drawn in classes. */
const mostBars = 64;

export function measureOf(measure: ReportMeasure, trace: ReportTrace | undefined, open: boolean): HTMLElement {
  const bars = barsOf(measure, foundIn(trace, measure));
  const told = evenly(bars).length > mostBars ? likely(bars) : bars;
  const drawn = evenly(told);
  const each = drawn.length > mostBars ? inClasses(told, mostBars) : drawn;
  const range = told.length < bars.length ? `, ${told[0]!.value} to ${told.at(-1)!.value}; others hardly ever` : '';
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
  const each = bars.length > mostBars ? inClasses(bars, mostBars) : bars;
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
const mostRows = 14;

function numbers(measure: ReportMeasure, bars: readonly Bar[]): HTMLElement {
  const told = tableOf(measure.title, bars);
  if (bars.length <= mostRows) return told;
  return element(
    'details',
    { class: 'more', 'data-key': `${measure.path.join('.')} values` },
    element('summary', {}, `All ${bars.length} values`),
    told,
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
