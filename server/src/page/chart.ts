/**
 * Charts as SVG: bars of a distribution, the cumulative line, and lines by round. They use the same elements as the rest of the report: a
 * chart library would need a document, and would make up most of the view's size.
 */
import { percent } from '../model/wording';
import { atLeastInWords, distributionInWords } from './described';
import type { Bar } from './distribution';
import { element } from './element';
import type { Child, Drawn } from './element';
import { rounded } from './format';

export const width = 340;
export const height = 190;
export const margin = { top: 22, right: 8, bottom: 34, left: 42 } as const;
/** Approximate width of a digit of an axis label, in drawing units. */
const digitWidth = 6.5;
const labelGap = 8;
/** With more bars, labels above them would overlap and are omitted. */
const maxLabels = 7;
/** With more values, dots on a line would merge. */
const maxDots = 40;
/** Smaller probabilities are not labelled. */
const leastLabelled = 0.0005;

export interface Frame {
  readonly right: number;
  readonly bottom: number;
  /** Converts a value of the y axis to a drawing coordinate. */
  readonly y: (value: number) => number;
  readonly max: number;
}

export function frame(max: number, size: { readonly height?: number; readonly right?: number } = {}): Frame {
  const bottom = (size.height ?? height) - margin.bottom;
  const top = max > 0 ? max : 1;
  return {
    right: width - (size.right ?? margin.right),
    bottom,
    y: (value) => bottom - ((bottom - margin.top) * value) / top,
    max: top,
  };
}

/** A bar chart of the probability of each value; the actual value is framed and marked below. @param colour a class */
export function chanceChart(bars: readonly Bar[], title: string, colour = ''): Drawn {
  const highest = Math.max(...bars.map(({ share, high }) => Math.max(share, high ?? 0)));
  const sampled = bars.some(({ low }) => low !== undefined);
  const drawn = frame(highest * 1.08);
  const band = (drawn.right - margin.left) / bars.length;
  const middle = (index: number): number => margin.left + band * (index + 0.5);
  const shown = bars.map((bar, index) => ({ ...bar, x: middle(index) }));
  return chart(
    `${title}. ${distributionInWords(bars)}`,
    `0 0 ${width} ${height}`,
    colour,
    grid(drawn, steps(drawn.max), percent),
    shown.map(({ x, share, found }) =>
      element('rect', {
        class: found ? 'bar found-bar' : 'bar',
        x: fixed(x - band * 0.38),
        y: fixed(drawn.y(share)),
        width: fixed(band * 0.76),
        height: fixed(drawn.bottom - drawn.y(share)),
        rx: Math.min(2, band / 4),
      }),
    ),
    sampled &&
      shown.map(
        ({ x, low, high }) =>
          low !== undefined &&
          high !== undefined &&
          element('line', { class: 'interval', x1: fixed(x), x2: fixed(x), y1: drawn.y(low), y2: drawn.y(high) }),
      ),
    bars.length <= maxLabels &&
      !sampled &&
      shown
        .filter(({ share }) => share >= leastLabelled)
        .map(({ x, share }) => label(x, drawn.y(share) - 5, percent(share), 'middle', 'strong')),
    base(drawn),
    ticksOf(bars, drawn).map((index) => label(middle(index), drawn.bottom + 14, String(bars[index]!.value))),
    shown.filter(({ found }) => found).map(({ x }) => label(x, drawn.bottom + 28, '\u25b2', 'middle', 'strong')),
  );
}

/** A falling line: the probability of at least each value. */
export function cumulativeChart(bars: readonly Bar[], title: string, colour = ''): Drawn {
  const drawn = frame(1.04);
  const band = (drawn.right - margin.left) / bars.length;
  const middle = (index: number): number => margin.left + band * (index + 0.5);
  const points = bars.map((bar, index) => ({ ...bar, x: middle(index), y: drawn.y(bar.atLeast) }));
  const line = points.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join(' ');
  const [first, last] = [points[0]!, points.at(-1)!];
  return chart(
    `${title}. ${atLeastInWords(bars)}`,
    `0 0 ${width} ${height}`,
    colour,
    grid(drawn, [0.25, 0.5, 0.75, 1], percent),
    element('polygon', {
      class: 'area',
      points: `${fixed(first.x)},${drawn.bottom} ${line} ${fixed(last.x)},${drawn.bottom}`,
    }),
    element('polyline', { class: 'line', points: line }),
    points
      .filter(({ found }) => found || bars.length <= maxDots)
      .map(({ x, y, found }) =>
        element('circle', { class: found ? 'dot found-bar' : 'dot', cx: fixed(x), cy: fixed(y), r: found ? 5 : 2.5 }),
      ),
    base(drawn),
    ticksOf(bars, drawn).map((index) => label(middle(index), drawn.bottom + 14, String(bars[index]!.value))),
  );
}

/** A number after each round. */
export interface Course {
  readonly title: string;
  /** The class for its colour. */
  readonly colour: string;
  readonly values: readonly { readonly round: number; readonly value: number }[];
}

/** Lines differ by dash pattern and by labels at the end, not only by colour. */
const dashes = ['none', '6 3', '2 3', '8 3 2 3', '1 5'];

const courseHeight = 210;
/** Space for the labels at the ends of the lines. */
const nameWidth = 104;
const lineHeight = 12;
const charactersOfName = 17;

/** A line for each course, with its label at the end. */
export function courseChart(courses: readonly Course[], title: string, shares: boolean): Drawn {
  const rounds = courses[0]?.values.map(({ round }) => round) ?? [];
  const highest = Math.max(...courses.flatMap(({ values }) => values.map(({ value }) => value)), 0);
  const drawn = frame((shares ? Math.min(1, highest) : highest) * 1.08, { height: courseHeight, right: nameWidth });
  const [first = 0, last = 1] = [rounds[0], rounds.at(-1)];
  const x = (round: number): number =>
    margin.left + 8 + ((drawn.right - margin.left - 8) * (round - first)) / Math.max(1, last - first);
  const inFormat = (value: number): string => (shares ? percent(value) : rounded(value));
  return chart(
    `${title}. At the end: ${courses.map(({ title: name, values }) => `${name} ${inFormat(values.at(-1)?.value ?? 0)}`).join('; ')}.`,
    `0 0 ${width} ${courseHeight}`,
    '',
    grid(drawn, steps(drawn.max), inFormat),
    courses.map(({ values, colour }, index) =>
      element('polyline', {
        class: `line ${colour}`,
        'stroke-dasharray': dashes[Math.min(index, dashes.length - 1)],
        points: values.map(({ round, value }) => `${fixed(x(round))},${fixed(drawn.y(value))}`).join(' '),
      }),
    ),
    base(drawn),
    thinned(rounds, 12).map((round) => label(x(round), drawn.bottom + 14, String(round))),
    spread(courses, drawn).map(({ lines, at }) =>
      lines.map((text, index) => label(drawn.right + 6, at + 4 + index * lineHeight, text, 'start', 'strong')),
    ),
  );
}

/** Moves overlapping labels at the ends of the lines apart. */
function spread(courses: readonly Course[], { y, bottom }: Frame): readonly { lines: string[]; at: number }[] {
  let free = bottom;
  return courses
    .map(({ title, values }) => ({ lines: wrapped(title), y: y(values.at(-1)?.value ?? 0) }))
    .toSorted((a, b) => b.y - a.y)
    .map(({ lines, y: end }) => {
      const at = Math.min(end, free - (lines.length - 1) * lineHeight);
      free = at - lineHeight;
      return { lines, at };
    });
}

/** Wraps a label to the space beside the chart. */
function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < charactersOfName) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** About four round numbers up to a maximum. */
export function steps(max: number): readonly number[] {
  const least = max / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step);
}

/** Indexes of all values, or of as many evenly spaced ones as fit. */
function ticksOf(bars: readonly Bar[], { right }: Frame): readonly number[] {
  const longest = Math.max(...bars.map(({ value }) => String(value).length));
  const max = Math.min(14, Math.floor((right - margin.left) / (longest * digitWidth + labelGap)));
  return thinned([...bars.keys()], max);
}

export function thinned<T>(all: readonly T[], max: number): readonly T[] {
  const step = Math.ceil(all.length / max);
  return all.filter((_, index) => index % step === 0);
}

export function grid({ y, right }: Frame, values: readonly number[], inFormat: (value: number) => string): Child {
  return values.map((value) => [
    element('line', { class: 'grid', x1: margin.left, x2: right, y1: fixed(y(value)), y2: fixed(y(value)) }),
    label(margin.left - 5, y(value) + 4, inFormat(value), 'end'),
  ]);
}

export function base({ right, bottom }: Frame): Drawn {
  return element('line', { class: 'base', x1: margin.left, x2: right, y1: bottom, y2: bottom });
}

export function label(x: number, y: number, text: string, anchor = 'middle', look?: string): Drawn {
  return element('text', { x: fixed(x), y: fixed(y), 'text-anchor': anchor, class: look }, text);
}

/** An image with an accessible description. */
export function chart(said: string, viewBox: string, colour: string, ...children: readonly Child[]): Drawn {
  return element('svg', { class: `chart ${colour}`.trim(), viewBox, role: 'img', 'aria-label': said }, ...children);
}

/** Tenths of a unit are finer than any screen. */
export function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}
