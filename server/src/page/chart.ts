/**
 * Charts as SVG: bars of a distribution, the cumulative line, and lines by round. They use the same elements as the rest of the report: a
 * chart library would need a document, and would make up most of the view's size.
 */
import { formatPercent } from '../model/wording';
import { describeCumulative, describeDistribution } from './chart-descriptions';
import type { Bin } from './distribution';
import { type Child, createElement, type RenderedNode } from './element';
import { roundDecimals } from './format';

export const width = 340;
export const height = 204;
export const margin = { top: 24, right: 8, bottom: 46, left: 42 } as const;
/** Lines behind probabilities. */
export const quarters = [0.25, 0.5, 0.75, 1] as const;
/** Approximate width of a digit of an axis label, in drawing units. */
const digitWidth = 6.5;
const labelGap = 8;
/** With more bars, labels above them would overlap and are omitted. */
const maxLabels = 7;
/** With more values, dots on a line would merge. */
const maxDots = 40;
/** Smaller probabilities are not labelled. */
const minLabelled = 0.0005;

export interface PlotArea {
  readonly right: number;
  readonly bottom: number;
  /** Converts a value of the y axis to a drawing coordinate. */
  readonly y: (value: number) => number;
  readonly max: number;
}

export function createPlotArea(
  max: number,
  size: { readonly height?: number; readonly right?: number } = {},
): PlotArea {
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
export function renderChanceChart(bins: readonly Bin[], title: string, colour = ''): RenderedNode {
  const maximum = Math.max(...bins.map(({ share: probability, high }) => Math.max(probability, high ?? 0)));
  const sampled = bins.some(({ low }) => low !== undefined);
  const plot = createPlotArea(maximum * 1.08);
  const { band, computeMiddle, ticks } = createBands(bins, plot);
  const placedBins = bins.map((bin, index) => ({ ...bin, x: computeMiddle(index) }));
  return renderChart(
    `${title}. ${describeDistribution(bins)}`,
    `0 0 ${width} ${height}`,
    colour,
    renderGrid(plot, chooseChanceSteps(plot.max), formatPercent),
    renderAxisNames(plot, 'number', 'chance'),
    placedBins.map(({ x, share: probability, isActual }) =>
      createElement('rect', {
        class: isActual ? 'bar found-bar' : 'bar',
        x: roundToTenth(x - band * 0.38),
        y: roundToTenth(plot.y(probability)),
        width: roundToTenth(band * 0.76),
        height: roundToTenth(plot.bottom - plot.y(probability)),
        rx: Math.min(2, band / 4),
      }),
    ),
    placedBins.map(({ x: exactX, low, high }) => {
      const x = roundToTenth(exactX);
      if (low === undefined || high === undefined) return false;
      return createElement('line.interval', { x1: x, x2: x, y1: plot.y(low), y2: plot.y(high) });
    }),
    bins.length <= maxLabels &&
      !sampled &&
      placedBins
        .filter(({ share: probability }) => probability >= minLabelled)
        .map(({ x, share: probability }) =>
          renderLabel(x, plot.y(probability) - 5, formatPercent(probability), 'middle', 'strong'),
        ),
    renderBase(plot),
    ticks,
    renderMarks(
      placedBins.filter(({ isActual }) => isActual),
      plot,
    ),
  );
}

/** A band of the x axis for each value, with its middle, and the values below the axis. */
function createBands(bins: readonly Bin[], plot: PlotArea) {
  const band = (plot.right - margin.left) / bins.length;
  const computeMiddle = (index: number): number => margin.left + band * (index + 0.5);
  const ticks = chooseTicks(bins, plot).map((index) =>
    renderLabel(computeMiddle(index), plot.bottom + 14, String(bins[index]!.value)),
  );
  return { band, computeMiddle, ticks };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Marks below the axis. */
export function renderMarks(points: readonly Pick<Point, 'x'>[], { bottom }: PlotArea): Child {
  return points.map(({ x }) => renderLabel(x, bottom + 28, '\u25b2', 'middle', 'strong'));
}

/** The dots of a line; when there are too many, only the marked ones. */
export function renderDots(points: readonly (Point & { readonly isMarked: boolean })[], max: number): Child {
  return points
    .filter(({ isMarked }) => isMarked || points.length <= max)
    .map(({ x, y, isMarked }) =>
      createElement('circle', {
        class: isMarked ? 'dot found-bar' : 'dot',
        ...{ cx: roundToTenth(x), cy: roundToTenth(y), r: isMarked ? 5 : 2.5 },
      }),
    );
}

/** The `points` of a line. */
export function formatPoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${roundToTenth(x)},${roundToTenth(y)}`).join(' ');
}

/** A falling line: the probability of at least each value. */
export function renderCumulativeChart(bins: readonly Bin[], title: string, colour = ''): RenderedNode {
  const plot = createPlotArea(1.04);
  const { computeMiddle, ticks } = createBands(bins, plot);
  const points = bins.map(({ atLeast, isActual }, index) => ({
    x: computeMiddle(index),
    y: plot.y(atLeast),
    isMarked: isActual,
  }));
  const line = formatPoints(points);
  const [first, last] = [points[0]!, points.at(-1)!];
  return renderChart(
    `${title}. ${describeCumulative(bins)}`,
    `0 0 ${width} ${height}`,
    colour,
    renderGrid(plot, quarters, formatPercent),
    renderAxisNames(plot, 'this many or more', 'chance'),
    createElement('polygon.area', {
      points: `${roundToTenth(first.x)},${plot.bottom} ${line} ${roundToTenth(last.x)},${plot.bottom}`,
    }),
    createElement('polyline.line', { points: line }),
    renderDots(points, maxDots),
    renderBase(plot),
    ticks,
  );
}

/** A number after each round, drawn as a line. */
export interface RoundSeries {
  readonly title: string;
  /** The class for its colour. */
  readonly colour: string;
  /** The colour of a power, instead of the one of the class. */
  readonly color?: string;
  readonly values: readonly { readonly round: number; readonly value: number }[];
}

/** Lines differ by dash pattern and by labels at the end, not only by colour. */
const dashes = ['none', '6 3', '2 3', '8 3 2 3', '1 5'];

const seriesHeight = 224;
/** Space for the labels at the ends of the lines. */
const nameWidth = 104;
const lineHeight = 12;
const maxLabelLength = 17;

/** A line for each series, with its label at the end. @param axes the name of what is counted below, and that of the values unless they are probabilities */
export function renderSeriesChart(
  seriesList: readonly RoundSeries[],
  title: string,
  { x: xName, y: yName }: { readonly x: string; readonly y?: string },
): RenderedNode {
  const isProbability = yName === undefined;
  const rounds = seriesList[0]?.values.map(({ round }) => round) ?? [];
  const maximum = Math.max(...seriesList.flatMap(({ values }) => values.map(({ value }) => value)), 0);
  const plot = createPlotArea((isProbability ? Math.min(1, maximum) : maximum) * 1.08, {
    height: seriesHeight,
    right: nameWidth,
  });
  const steps = chooseSteps(plot.max);
  const isWhole = seriesList.every(({ values }) => values.every(({ value }) => Number.isInteger(value)));
  const [first = 0, last = 1] = [rounds[0], rounds.at(-1)];
  const x = (round: number): number =>
    margin.left + 8 + ((plot.right - margin.left - 8) * (round - first)) / Math.max(1, last - first);
  const formatValue = (value: number): string => (isProbability ? formatPercent(value) : roundDecimals(value));
  return renderChart(
    `${title}. At the end: ${seriesList.map(({ title: name, values }) => `${name} ${formatValue(values.at(-1)?.value ?? 0)}`).join('; ')}.`,
    `0 0 ${width} ${seriesHeight}`,
    '',
    renderGrid(
      plot,
      isProbability ? chooseChanceSteps(plot.max) : isWhole ? steps.filter(Number.isInteger) : steps,
      formatValue,
    ),
    renderAxisNames(plot, xName, yName ?? 'chance'),
    seriesList.map(({ values, colour, color }, index) =>
      createElement('polyline', {
        class: `line ${colour}`,
        ...(color !== undefined && { style: { '--mine': color } }),
        'stroke-dasharray': dashes[Math.min(index, dashes.length - 1)],
        points: formatPoints(values.map(({ round, value }) => ({ x: x(round), y: plot.y(value) }))),
      }),
    ),
    renderBase(plot),
    dropExcessItems(rounds, 12).map((round) => renderLabel(x(round), plot.bottom + 14, String(round))),
    placeLabels(seriesList, plot).map(({ lines, labelY }) =>
      lines.map((text, index) => renderLabel(plot.right + 6, labelY + 4 + index * lineHeight, text, 'start', 'strong')),
    ),
  );
}

/** Moves overlapping labels at the ends of the lines apart. */
function placeLabels(
  seriesList: readonly RoundSeries[],
  { y, bottom }: PlotArea,
): readonly { lines: string[]; labelY: number }[] {
  let free = bottom;
  return seriesList
    .map(({ title, values }) => ({ lines: wrapName(title), y: y(values.at(-1)?.value ?? 0) }))
    .toSorted((a, b) => b.y - a.y)
    .map(({ lines, y: end }) => {
      const labelY = Math.min(end, free - (lines.length - 1) * lineHeight);
      free = labelY - lineHeight;
      return { lines, labelY };
    });
}

/** Wraps a label to the space beside the chart. */
function wrapName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < maxLabelLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** About four round numbers up to a maximum. */
export function chooseSteps(max: number): readonly number[] {
  const minStep = max / 5;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step);
}

/** Quarters, as far as they go; smaller steps where no quarter is reached. */
export function chooseChanceSteps(max: number): readonly number[] {
  return max < quarters[0] ? chooseSteps(max) : quarters.filter((value) => value <= max);
}

/** What the axes count: below in the middle, and above the values on the left. */
export function renderAxisNames({ right, bottom }: PlotArea, x: string, y: string): Child {
  return [renderLabel((margin.left + right) / 2, bottom + 42, x), renderLabel(0, 11, y, 'start')];
}

/** Indexes of all values, or of as many evenly spaced ones as fit. */
function chooseTicks(bins: readonly Bin[], { right }: PlotArea): readonly number[] {
  const longest = Math.max(...bins.map(({ value }) => String(value).length));
  const max = Math.min(14, Math.floor((right - margin.left) / (longest * digitWidth + labelGap)));
  return dropExcessItems([...bins.keys()], max);
}

export function dropExcessItems<T>(all: readonly T[], max: number): readonly T[] {
  const step = Math.ceil(all.length / max);
  return all.filter((_, index) => index % step === 0);
}

export function renderGrid(
  { y, right }: PlotArea,
  values: readonly number[],
  formatValue: (value: number) => string,
): Child {
  return values.map((value) => [
    createElement('line.grid', {
      x1: margin.left,
      x2: right,
      y1: roundToTenth(y(value)),
      y2: roundToTenth(y(value)),
    }),
    renderLabel(margin.left - 5, y(value) + 4, formatValue(value), 'end'),
  ]);
}

export function renderBase({ right, bottom }: PlotArea): RenderedNode {
  return createElement('line.base', { x1: margin.left, x2: right, y1: bottom, y2: bottom });
}

export function renderLabel(x: number, y: number, text: string, anchor = 'middle', look?: string): RenderedNode {
  return createElement('text', { x: roundToTenth(x), y: roundToTenth(y), 'text-anchor': anchor, class: look }, text);
}

/** An image with an accessible description. */
export function renderChart(
  description: string,
  viewBox: string,
  colour: string,
  ...children: readonly Child[]
): RenderedNode {
  return createElement(
    'svg',
    { class: `chart ${colour}`.trim(), viewBox, role: 'img', 'aria-label': description },
    ...children,
  );
}

/** Tenths of a unit are finer than any screen. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
