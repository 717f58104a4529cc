/** Charts of a distribution: the chance of each value, and of at least that value. The table beside them says the same in numbers. */
import { areaY, axisX, axisY, barY, dot, gridY, lineY, plot, ruleX, ruleY, text } from '@observablehq/plot';
import type { Bar } from './distribution';
import { percent } from './format';

const size = { width: 340, height: 190, marginTop: 22, marginRight: 8, marginBottom: 34, marginLeft: 42 } as const;
/** Labels above the bars are left out where they would touch each other. */
const mostLabels = 9;

/** Bars: the chance of each value; the value that was found is outlined and marked below. */
export function chanceChart(bars: readonly Bar[], title: string): SVGElement {
  const sampled = bars.some(({ low }) => low !== undefined);
  const chart = plot({
    ...size,
    className: 'chart',
    x: { type: 'band', domain: bars.map(({ value }) => value), label: null, padding: 0.25 },
    y: { domain: [0, Math.max(...bars.map(({ share, high }) => Math.max(share, high ?? 0))) * 1.08], label: null },
    marks: [
      gridY({ stroke: 'var(--line)', strokeOpacity: 1, ticks: 4 }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: wholePercent }),
      barY(bars, {
        x: 'value',
        y: 'share',
        fill: (bar: Bar) => (bar.found ? 'var(--found)' : 'var(--bar)'),
        stroke: (bar: Bar) => (bar.found ? 'var(--ink)' : 'none'),
        strokeWidth: 1.5,
        rx: 2,
      }),
      ...(sampled ? [ruleX(bars, { x: 'value', y1: 'low', y2: 'high', stroke: 'var(--ink)', strokeWidth: 1 })] : []),
      ...(bars.length <= mostLabels && !sampled
        ? [
            text(
              bars.filter(({ share }) => share >= 0.0005),
              { x: 'value', y: 'share', text: (bar: Bar) => percent(bar.share), dy: -7, fill: 'var(--ink)' },
            ),
          ]
        : []),
      ruleY([0], { stroke: 'var(--ink)', strokeOpacity: 0.5 }),
      axisX({ tickSize: 0, ticks: ticksOf(bars), label: null }),
      text(
        bars.filter(({ found }) => found),
        { x: 'value', frameAnchor: 'bottom', text: () => '\u25b2', dy: 30, fill: 'var(--ink)', fontSize: 8 },
      ),
    ],
  });
  return titled(chart, title);
}

/** A falling line: the chance of at least each value. */
export function cumulativeChart(bars: readonly Bar[], title: string): SVGElement {
  const chart = plot({
    ...size,
    className: 'chart',
    x: { type: 'point', domain: bars.map(({ value }) => value), label: null, padding: 0.6 },
    y: { domain: [0, 1.04], label: null },
    marks: [
      gridY([0.25, 0.5, 0.75, 1], { stroke: 'var(--line)', strokeOpacity: 1 }),
      axisY([0, 0.25, 0.5, 0.75, 1], { tickSize: 0, tickFormat: wholePercent }),
      areaY(bars, { x: 'value', y: 'atLeast', fill: 'var(--bar)', fillOpacity: 0.14 }),
      lineY(bars, { x: 'value', y: 'atLeast', stroke: 'var(--bar)', strokeWidth: 2 }),
      dot(bars, {
        x: 'value',
        y: 'atLeast',
        r: (bar: Bar) => (bar.found ? 5 : 2.5),
        fill: (bar: Bar) => (bar.found ? 'var(--found)' : 'var(--bar)'),
        stroke: (bar: Bar) => (bar.found ? 'var(--ink)' : 'none'),
        strokeWidth: 1.5,
      }),
      ruleY([0], { stroke: 'var(--ink)', strokeOpacity: 0.5 }),
      axisX({ tickSize: 0, ticks: ticksOf(bars), label: null }),
    ],
  });
  return titled(chart, title);
}

function wholePercent(share: number): string {
  return `${+(share * 100).toFixed(1)} %`;
}

/** Every value, or as many evenly spaced ones as can be read. */
function ticksOf(bars: readonly Bar[]): number[] {
  const step = Math.ceil(bars.length / 14);
  return bars.filter((_, index) => index % step === 0).map(({ value }) => value);
}

/** An image with a name for screen readers. Plot's own style element is taken out: the content security policy forbids it. */
function titled(chart: SVGElement | HTMLElement, title: string): SVGElement {
  const svg = chart as SVGElement;
  svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', title);
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  name.textContent = title;
  svg.prepend(name);
  return svg;
}
