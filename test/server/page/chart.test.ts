import assert from 'node:assert/strict';
import { renderSweepChart } from '../../../server/src/page/sweep-chart';
import {
  chooseChanceSteps,
  renderChanceChart,
  renderSeriesChart,
  renderCumulativeChart,
} from '../../../server/src/page/chart';
import type { Bin } from '../../../server/src/page/distribution';
import { renderHtml } from './support';

const bars: readonly Bin[] = [
  { value: 0, share: 0.1, atLeast: 1, isActual: false },
  { value: 1, share: 0.5, atLeast: 0.9, isActual: true },
  { value: 2, share: 0.3, atLeast: 0.4, isActual: false },
  { value: 3, share: 0.1, atLeast: 0.1, isActual: false },
];

const readAriaLabel = (html: string): string => /aria-label="([^"]*)"/.exec(html)![1]!;

describe('charts', () => {
  it('draws a bar for each value with a height in proportion to its probability', () => {
    const html = renderHtml(renderChanceChart(bars, 'Units left'));
    const heights = [...html.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    assert.equal(heights.length, bars.length);
    assert.ok(Math.abs(heights[1]! / heights[0]! - 5) < 0.1, heights.join());
    assert.match(html, /▲/);
  });

  it('describes a chart in words for screen readers', () => {
    assert.equal(
      readAriaLabel(renderHtml(renderChanceChart(bars, 'Units left'))),
      'Units left. Most likely 1 (50%); 9 times out of 10 from 0 to 3. This result: 1 (50%).',
    );
    assert.equal(
      readAriaLabel(renderHtml(renderCumulativeChart(bars, 'Units left'))),
      'Units left. At least 1: 90%. At least 2: 40%. At least 3: 10%.',
    );
    const seriesList = [
      {
        title: 'Japan',
        colour: '',
        values: [
          { round: 0, value: 8 },
          { round: 1, value: 5.25 },
        ],
      },
    ];
    assert.equal(
      readAriaLabel(renderHtml(renderSeriesChart(seriesList, 'Units left', { x: 'cycle', y: 'units left' }))),
      'Units left. At the end: Japan 5.25.',
    );
  });

  it('has a dot for each of up to 40 values, and of more values for the result alone', () => {
    const countDots = (count: number) => {
      const bins = Array.from({ length: count }, (_, value) => ({
        value,
        share: 1 / count,
        atLeast: 1 - value / count,
        isActual: value === 3,
      }));
      return renderHtml(renderCumulativeChart(bins, 'Points')).match(/<circle/g)?.length;
    };
    assert.deepEqual([4, 40, 41].map(countDots), [4, 40, 1]);
  });

  it('has a scale also where every value is zero', () => {
    const zero = [{ title: 'Japan', colour: '', values: [0, 1].map((round) => ({ round, value: 0 })) }];
    const html = renderHtml(renderSeriesChart(zero, 'Units left', { x: 'cycle', y: 'units left' }));
    const base = /<line class="base"[^>]* y1="([\d.]+)"/.exec(html)![1]!;
    assert.match(html, new RegExp(`points="50,${base} 236,${base}"`));
    assert.doesNotMatch(html, /NaN|Infinity/);
  });

  it('has lines at the quarters that the bars reach, and smaller steps below the first of them', () => {
    assert.deepEqual(chooseChanceSteps(1), [0.25, 0.5, 0.75, 1]);
    assert.deepEqual(chooseChanceSteps(0.99), [0.25, 0.5, 0.75]);
    assert.deepEqual(chooseChanceSteps(0.5), [0.25, 0.5]);
    assert.deepEqual(chooseChanceSteps(0.25), [0.25]);
  });

  it('keeps the names of lines apart', () => {
    const courses = ['a', 'b', 'c'].map((title) => ({
      title,
      colour: '',
      values: [
        { round: 0, value: 1 },
        { round: 1, value: 0.5 },
      ],
    }));
    const html = renderHtml(renderSeriesChart(courses, 'Chances', { x: 'cycle' }));
    const ys = [...html.matchAll(/ y="([\d.]+)" text-anchor="start"/g)].map(([, y]) => Number(y));
    // The first is the name of the axis.
    assert.equal(ys.splice(0, 1).length + ys.length, 4);
    assert.ok(
      ys.toSorted((a, b) => a - b).every((y, index, all) => index === 0 || y - all[index - 1]! >= 12),
      ys.join(),
    );
  });

  it('has lines at each quarter behind probabilities, and round numbers behind everything else', () => {
    const listLabels = (html: string) => [...html.matchAll(/text-anchor="end">([\d.]+%?)</g)].map(([, text]) => text);
    assert.deepEqual(listLabels(renderHtml(renderChanceChart(bars, 'x'))), ['25%', '50%']);
    assert.deepEqual(listLabels(renderHtml(renderCumulativeChart(bars, 'x'))), ['25%', '50%', '75%', '100%']);
    const values = [
      { round: 0, value: 8 },
      { round: 1, value: 5 },
    ];
    const courses = [{ title: 'Japan', colour: '', values }];
    assert.deepEqual(listLabels(renderHtml(renderSeriesChart(courses, 'x', { x: 'cycle', y: 'units left' }))), [
      '2',
      '4',
      '6',
      '8',
    ]);
    assert.deepEqual(chooseChanceSteps(0.1), [0.02, 0.04, 0.06, 0.08, 0.1]);
  });

  it('names its axes', () => {
    assert.match(renderHtml(renderChanceChart(bars, 'x')), />number<.*>chance</);
    const points = [1, 2].map((leverValue) => ({ leverValue, value: leverValue / 3, isWritten: leverValue === 1 }));
    assert.match(renderHtml(renderSweepChart(points, 'x', { x: 'Destroyer, US' })), />Destroyer, US<.*>chance</);
    assert.match(renderHtml(renderSweepChart(points, 'x', { x: 'Destroyer', y: 'Hits' })), />Destroyer<.*>Hits</);
  });
});
