/** Renders a line chart over the values of a lever, with the written value marked and the goal as a horizontal line. */
import { percent } from '../model/wording';
import { base, chart, fixed, frame, grid, label, margin, height, steps, thinned, width } from './chart';
import { element } from './element';
import type { Drawn } from './element';
import { rounded } from './format';

export interface SweptPoint {
  /** The value of the lever. */
  readonly at: number;
  readonly value: number;
  readonly isWritten: boolean;
}

export interface SweepChartOptions {
  readonly title: string;
  /** The values are probabilities. */
  readonly isShare: boolean;
  readonly goal?: number;
}

/** With more values, labels would overlap. */
const maxTicks = 12;

/** With more values, dots on a line would merge. */
const maxDots = 60;

/** @param points at least two, ascending */
export function sweepChart(points: readonly SweptPoint[], { title, isShare, goal }: SweepChartOptions): Drawn {
  const inFormat = isShare ? percent : rounded;
  const highest = Math.max(...points.map(({ value }) => value), goal ?? 0);
  const drawn = frame((isShare ? Math.min(1, highest) : highest) * 1.08);
  const [first, last] = [points[0]!, points.at(-1)!];
  const x = (at: number): number =>
    margin.left + 10 + ((drawn.right - margin.left - 20) * (at - first.at)) / Math.max(1, last.at - first.at);
  const said = points.map(({ at, value }) => `${at}: ${inFormat(value)}`).join('; ');
  return chart(
    `${title}. ${said}.`,
    `0 0 ${width} ${height}`,
    '',
    grid(drawn, steps(drawn.max), inFormat),
    goal !== undefined && [
      element('line', {
        class: 'goal',
        ...{ x1: margin.left, x2: drawn.right, y1: fixed(drawn.y(goal)), y2: fixed(drawn.y(goal)) },
      }),
      label(drawn.right, drawn.y(goal) - 4, inFormat(goal), 'end', 'strong'),
    ],
    element('polyline', {
      class: 'line',
      points: points.map(({ at, value }) => `${fixed(x(at))},${fixed(drawn.y(value))}`).join(' '),
    }),
    points
      .filter(({ isWritten }) => isWritten || points.length <= maxDots)
      .map(({ at, value, isWritten }) =>
        element('circle', {
          class: isWritten ? 'dot found-bar' : 'dot',
          ...{ cx: fixed(x(at)), cy: fixed(drawn.y(value)), r: isWritten ? 5 : 2.5 },
        }),
      ),
    base(drawn),
    thinned(points, maxTicks).map(({ at }) => label(x(at), drawn.bottom + 14, String(at))),
    points
      .filter(({ isWritten }) => isWritten)
      .map(({ at }) => label(x(at), drawn.bottom + 28, '\u25b2', 'middle', 'strong')),
  );
}
