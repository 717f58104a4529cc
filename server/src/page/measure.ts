/** Renders a measure: its distribution as charts and as a foldable table. */
import { percentInColumn } from '../model/wording';
import type { ReportMeasure, ReportTrace } from '../protocol';
import { chanceChart, cumulativeChart } from './chart';
import { barsOf, evenly, inClasses, likely } from './distribution';
import type { Bar } from './distribution';
import { colourOf, headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { decimal } from './format';
import { meter } from './meter';

/** More values are grouped into classes. */
const maxBars = 64;

export function measureOf(
  drawing: Drawing,
  measure: ReportMeasure,
  trace: ReportTrace | undefined,
  open: boolean,
): Drawn {
  const bars = barsOf(measure, foundIn(trace, measure));
  const shown = evenly(bars).length > maxBars ? likely(bars) : bars;
  const drawn = evenly(shown);
  const each = drawn.length > maxBars ? inClasses(shown, maxBars) : drawn;
  const range = shown.length < bars.length ? `, ${shown[0]!.value} to ${shown.at(-1)!.value}; others hardly ever` : '';
  const values = (each === drawn ? 'each value' : `values in classes of ${each[1]!.value - each[0]!.value}`) + range;
  const title = headed(drawing, measure.title);
  const colour = colourOf(drawing, measure.of?.side);
  return element(
    'details',
    { class: 'measure', open, key: measure.path.join('.') },
    element(
      'summary',
      {},
      element('h3', {}, title),
      element('span', { class: 'mean' }, `on average ${decimal(measure.mean)}${currencyOf(measure)}`),
    ),
    element(
      'div',
      { class: 'figures' },
      figure(`Chance of ${values}`, chanceChart(each, `${title}: chance of ${values}`, colour)),
      figure('Chance of at least', cumulativeChart(drawn, `${title}: chance of at least each value`, colour)),
    ),
    numbers(title, bars, colour),
  );
}

/** Only the chart of the probability of each value, with a heading. */
export function shortMeasure(drawing: Drawing, measure: ReportMeasure, trace: ReportTrace | undefined): Drawn {
  const bars = evenly(barsOf(measure, foundIn(trace, measure)));
  const each = bars.length > maxBars ? inClasses(bars, maxBars) : bars;
  const title = headed(drawing, measure.title);
  return figure(
    `${title}: ${decimal(measure.mean)} on average`,
    chanceChart(each, title, colourOf(drawing, measure.of?.side)),
  );
}

function currencyOf({ of }: ReportMeasure): string {
  return of?.currency === undefined ? '' : ` ${of.currency}`;
}

function foundIn(trace: ReportTrace | undefined, { path }: ReportMeasure): number | undefined {
  return trace?.wanted === undefined
    ? trace?.measures.find((found) => found.path.join() === path.join())?.value
    : undefined;
}

export function figure(caption: string, chart: Drawn): Drawn {
  return element('figure', {}, element('figcaption', {}, caption), chart);
}

/** A longer table is folded. */
const maxRows = 14;

function numbers(title: string, bars: readonly Bar[], colour: string): Drawn {
  const values = tableOf(title, bars, colour);
  if (bars.length <= maxRows) return values;
  return element('details', { class: 'more' }, element('summary', {}, `All ${bars.length} values`), values);
}

function tableOf(title: string, bars: readonly Bar[], colour: string): Drawn {
  const sampled = bars.some(({ low }) => low !== undefined);
  const longest = Math.max(...bars.map(({ share }) => share));
  return table(
    title,
    [
      { title: 'Value' },
      { title: 'Chance' },
      ...(sampled ? [{ title: '95% interval', number: true }] : []),
      { title: 'At least', number: true },
    ],
    bars.map(({ value, share, low, high, atLeast, found }) => ({
      class: found ? 'found' : undefined,
      cells: [
        [String(value), found && element('span', { class: 'mark' }, 'this result')],
        meter(share, longest, colour),
        ...(sampled
          ? [low === undefined || high === undefined ? '' : `${percentInColumn(low)} to ${percentInColumn(high)}`]
          : []),
        percentInColumn(atLeast),
      ],
    })),
  );
}
