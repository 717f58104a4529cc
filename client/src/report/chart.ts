/** Charts of a distribution: the chance of each value, and of at least that value. The table beside them says the same in numbers. */
import { percent } from '../../../server/src/model/wording';
import { areaY, axisX, axisY, barY, dot, gridY, lineY, plot, ruleX, ruleY, text } from '@observablehq/plot';
import type { Bar } from './distribution';

const size = { width: 340, height: 190, marginTop: 22, marginRight: 8, marginBottom: 34, marginLeft: 42 } as const;
/** What a label of an axis takes, in the units of the drawing. */
const width = size.width - size.marginLeft - size.marginRight;
const digitWidth = 6;
const labelGap = 8;
/** Labels above the bars are left out where they would touch each other. */
const maxLabels = 7;
/** Dots on a line of more values would run together. */
const maxDots = 40;

/** Bars: the chance of each value; the value that was found is outlined and marked below. */
export function chanceChart(bars: readonly Bar[], title: string): SVGElement {
  const sampled = bars.some(({ low }) => low !== undefined);
  const chart = plot({
    ...size,
    className: 'chart',
    x: { type: 'band', domain: bars.map(({ value }) => value), label: null, padding: 0.25 },
    y: { domain: [0, Math.max(...bars.map(({ share, high }) => Math.max(share, high ?? 0))) * 1.08], label: null },
    marks: [
      gridY({ stroke: 'var(--grid)', strokeOpacity: 1, ticks: 4 }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: percent }),
      barY(bars, {
        x: 'value',
        y: 'share',
        fill: (bar: Bar) => (bar.found ? 'var(--found)' : 'var(--bar)'),
        stroke: (bar: Bar) => (bar.found ? 'var(--ink)' : 'none'),
        strokeWidth: 1.5,
        rx: 2,
      }),
      ...(sampled ? [ruleX(bars, { x: 'value', y1: 'low', y2: 'high', stroke: 'var(--ink)', strokeWidth: 1 })] : []),
      ...(bars.length <= maxLabels && !sampled
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
      gridY([0.25, 0.5, 0.75, 1], { stroke: 'var(--grid)', strokeOpacity: 1 }),
      axisY([0, 0.25, 0.5, 0.75, 1], { tickSize: 0, tickFormat: percent }),
      areaY(bars, { x: 'value', y: 'atLeast', fill: 'var(--bar)', fillOpacity: 0.14 }),
      lineY(bars, { x: 'value', y: 'atLeast', stroke: 'var(--bar)', strokeWidth: 2 }),
      dot(bars, {
        x: 'value',
        y: 'atLeast',
        r: (bar: Bar) => (bar.found ? 5 : bars.length > maxDots ? 0 : 2.5),
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

/** A number after each round. */
export interface Course {
  readonly title: string;
  readonly values: readonly { readonly round: number; readonly value: number }[];
}

/** Lines differ by their strokes and by their names at the end, not by colour alone. */
const strokes = [
  { stroke: 'var(--bar)', strokeDasharray: 'none' },
  { stroke: 'var(--other)', strokeDasharray: '6 3' },
  { stroke: 'var(--ink)', strokeDasharray: '2 3' },
  { stroke: 'var(--quiet)', strokeDasharray: '8 3 2 3' },
  { stroke: 'var(--quiet)', strokeDasharray: '1 5' },
];

/** A line for each course, with its name at its end. */
export function courseChart(courses: readonly Course[], title: string, shares: boolean): SVGElement {
  const max = Math.max(...courses.flatMap(({ values }) => values.map(({ value }) => value)), 0);
  const ends = spread(
    courses.map(({ title: name, values }) => ({ name, ...values.at(-1)! })),
    max,
  );
  const chart = plot({
    ...size,
    height: 210,
    marginRight: 96,
    className: 'chart',
    x: { type: 'linear', label: null },
    y: { domain: [0, (shares ? Math.min(1, max) : max) * 1.08], label: null },
    marks: [
      gridY({ stroke: 'var(--grid)', strokeOpacity: 1, ticks: 4 }),
      axisY({ ticks: 4, tickSize: 0, ...(shares && { tickFormat: percent }) }),
      ...courses.map(({ values }, index) =>
        lineY(values, { x: 'round', y: 'value', strokeWidth: 2, ...strokes[Math.min(index, strokes.length - 1)]! }),
      ),
      ruleY([0], { stroke: 'var(--ink)', strokeOpacity: 0.5 }),
      axisX({ tickSize: 0, ticks: roundsShown(courses), tickFormat: String, label: null }),
      text(ends, {
        x: 'round',
        y: 'at',
        text: 'name',
        textAnchor: 'start',
        dx: 6,
        fill: 'var(--ink)',
        lineWidth: 8,
      }),
    ],
  });
  return titled(chart, title);
}

interface CourseEnd {
  readonly name: string;
  readonly round: number;
  readonly value: number;
}

/** The names at the ends of the lines, moved apart where they would lie over each other. */
function spread(ends: readonly CourseEnd[], max: number): readonly (CourseEnd & { readonly at: number })[] {
  const least = max * 0.14;
  let below = -Infinity;
  return ends
    .toSorted((a, b) => a.value - b.value)
    .map((end) => {
      below = Math.max(end.value, below + least);
      return { ...end, at: below };
    });
}

function roundsShown(courses: readonly Course[]): number[] {
  const rounds = courses[0]?.values.map(({ round }) => round) ?? [];
  const step = Math.ceil(rounds.length / 12);
  return rounds.filter((_, index) => index % step === 0);
}

/** Every value, or as many evenly spaced ones as stand beside each other. */
function ticksOf(bars: readonly Bar[]): number[] {
  const longest = Math.max(...bars.map(({ value }) => String(value).length));
  const max = Math.min(14, Math.floor(width / (longest * digitWidth + labelGap)));
  const step = Math.ceil(bars.length / max);
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
