/** The odds: the likeliest ends, and each measure as charts and a table. */
import type { ReportMeasure, ReportOdds, ReportTrace } from '../../../server/src/protocol';
import { chanceChart, cumulativeChart } from './chart';
import type { Bar } from './distribution';
import { barsOf, evenly, isOpen } from './distribution';
import { element, table } from './dom';
import { count, decimal, percent } from './format';

export function oddsOf(odds: ReportOdds, trace: ReportTrace | undefined): HTMLElement {
  const open = odds.measures.filter(isOpen);
  const settled = odds.measures.filter((measure) => !isOpen(measure) && measure.mean !== 0);
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, provenance(odds)),
    // A single end says nothing that the measures do not.
    odds.outcomes.length > 1 && outcomes(odds),
    // Measures stand in the order in which the combat comes to them: the last are what it is about.
    open.map((measure, index) => measureOf(measure, trace, index >= open.length - 2)),
    settled.length > 0 &&
      element(
        'p',
        { class: 'always' },
        `Always: ${settled.map(({ title, mean }) => `${title} ${decimal(mean)}`).join(', ')}.`,
      ),
  );
}

/** Where the odds come from, and how good they are. */
export function provenance({ exact, runs, states, dropped }: ReportOdds): string {
  if (!exact) return `Estimated from ${count(runs ?? 0)} sampled combats, with 95 % intervals.`;
  const cut = dropped > 0 ? ` Branches with a total chance of ${dropped.toExponential(1)} were dropped.` : '';
  return `Exact, over ${count(states)} states.${cut}`;
}

function outcomes({ outcomes: ends, others }: ReportOdds): HTMLElement {
  const most = Math.max(...ends.map(({ share }) => share), others);
  const rows = ends.map(({ summary, share }) => ({ cells: [summary, percent(share), meter(share / most)] }));
  if (others > 0) rows.push({ cells: ['All other ends', percent(others), meter(others / most)] });
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'Likeliest ends'),
    table('Likeliest ends', [{ title: 'End' }, { title: 'Chance', number: true }, { title: '' }], rows),
  );
}

/** A bar for the eye alone: the number stands beside it. Drawn as SVG, since the content security policy forbids inline styles. */
function meter(share: number): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'meter');
  svg.setAttribute('viewBox', '0 0 100 8');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  bar.setAttribute('width', String(Math.max(1, share * 100)));
  bar.setAttribute('height', '8');
  svg.append(bar);
  return svg;
}

function measureOf(measure: ReportMeasure, trace: ReportTrace | undefined, open: boolean): HTMLElement {
  const found = trace?.measures.find(({ path }) => path.join() === measure.path.join())?.value;
  const bars = barsOf(measure, found);
  const drawn = evenly(bars);
  return element(
    'details',
    { class: 'measure', open, 'data-key': measure.path.join('.') },
    element(
      'summary',
      {},
      element('h3', {}, measure.title),
      element('span', { class: 'mean' }, `expected ${decimal(measure.mean)}`),
    ),
    element(
      'div',
      { class: 'figures' },
      figure('Chance of each value', chanceChart(drawn, `${measure.title}: chance of each value`)),
      figure('Chance of at least', cumulativeChart(drawn, `${measure.title}: chance of at least each value`)),
    ),
    numbers(measure.title, bars),
  );
}

function figure(caption: string, chart: SVGElement): HTMLElement {
  return element('figure', {}, element('figcaption', {}, caption), chart);
}

function numbers(title: string, bars: readonly Bar[]): HTMLElement {
  const sampled = bars.some(({ low }) => low !== undefined);
  return table(
    title,
    [
      { title: 'Value' },
      { title: 'Chance', number: true },
      ...(sampled ? [{ title: '95 % interval', number: true }] : []),
      { title: 'At least', number: true },
    ],
    bars.map(({ value, share, low, high, atLeast, found }) => ({
      class: found ? 'found' : undefined,
      cells: [
        [String(value), found && element('span', { class: 'mark' }, 'this result')],
        percent(share),
        ...(sampled ? [low === undefined || high === undefined ? '' : `${percent(low)} to ${percent(high)}`] : []),
        percent(atLeast),
      ],
    })),
  );
}
