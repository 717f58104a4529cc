/** Renders a line chart over the values of a lever, with the written value marked and the goal as a horizontal line. */
import { formatPercent } from '../model/wording';
import {
  chooseChanceSteps,
  chooseSteps,
  renderAxisNames,
  createPlotArea,
  formatPoints,
  height,
  margin,
  renderBase,
  renderChart,
  renderDots,
  renderGrid,
  renderLabel,
  renderMarks,
  roundToTenth,
  dropExcessItems,
  width,
} from './chart';
import { createElement, type RenderedNode } from './element';
import { roundDecimals } from './format';

interface SweptPoint {
  /** The value of the lever. */
  readonly leverValue: number;
  readonly value: number;
  readonly isWritten: boolean;
}

/** With more values, labels would overlap. */
const maxTicks = 12;

/** With more values, dots on a line would merge. */
const maxDots = 60;

/** @param points at least two, ascending @param axes the name of the lever, and that of the values unless they are probabilities */
export function renderSweepChart(
  points: readonly SweptPoint[],
  title: string,
  { x: xName, y: yName }: { readonly x: string; readonly y?: string },
  goal?: number,
): RenderedNode {
  const isProbability = yName === undefined;
  const formatValue = isProbability ? formatPercent : roundDecimals;
  const highest = Math.max(...points.map(({ value }) => value), goal ?? 0);
  const plot = createPlotArea((isProbability ? Math.min(1, highest) : highest) * 1.08);
  const [first, last] = [points[0]!, points.at(-1)!];
  const x = (leverValue: number): number =>
    margin.left +
    10 +
    ((plot.right - margin.left - 20) * (leverValue - first.leverValue)) /
      Math.max(1, last.leverValue - first.leverValue);
  const dots = points.map(({ leverValue, value, isWritten }) => ({
    x: x(leverValue),
    y: plot.y(value),
    isMarked: isWritten,
  }));
  const goalY = goal === undefined ? 0 : roundToTenth(plot.y(goal));
  const description = points.map(({ leverValue, value }) => `${leverValue}: ${formatValue(value)}`).join('; ');
  return renderChart(
    `${title}. ${description}.`,
    `0 0 ${width} ${height}`,
    '',
    renderGrid(plot, isProbability ? chooseChanceSteps(plot.max) : chooseSteps(plot.max), formatValue),
    renderAxisNames(plot, xName, yName ?? 'chance'),
    goal !== undefined && [
      createElement('line.goal', { x1: margin.left, x2: plot.right, y1: goalY, y2: goalY }),
      renderLabel(plot.right, plot.y(goal) - 4, formatValue(goal), 'end', 'strong'),
    ],
    createElement('polyline.line', { points: formatPoints(dots) }),
    renderDots(dots, maxDots),
    renderBase(plot),
    dropExcessItems(points, maxTicks).map(({ leverValue }) =>
      renderLabel(x(leverValue), plot.bottom + 14, String(leverValue)),
    ),
    renderMarks(
      dots.filter(({ isMarked }) => isMarked),
      plot,
    ),
  );
}
