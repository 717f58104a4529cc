/** Draws what a turn has cost against the spread of what it could cost: nine turns of ten, half of them, the average, and this turn. */
import type { ReportBin } from '../protocol';
import { roundToTenth, renderLabel } from './chart';
import { computeQuantile } from './distribution';
import { createElement, type RenderedNode } from './element';

const width = 200;
const height = 30;
/** Space for half a label at each end. */
const inset = 14;
/** The y coordinate of the line. */
const middle = 9;

interface Spread {
  readonly mean: number;
  readonly distribution: readonly ReportBin[];
  /** Absent before dice are rolled. */
  readonly value?: number;
}

/** Hidden from screen readers: the text beside it says the same. @param colour a class */
export function renderSpread({ mean, distribution, value }: Spread, colour: string): RenderedNode {
  const max = Math.max(1, value ?? 0, ...distribution.map((bin) => bin.value));
  const x = (amount: number): number => roundToTenth(inset + ((width - 2 * inset) * amount) / max);
  const placeQuantile = (probability: number): number => x(computeQuantile(distribution, probability));
  const [low, quarter, threeQuarters, high] = [0.05, 0.25, 0.75, 0.95].map(placeQuantile) as [
    number,
    number,
    number,
    number,
  ];
  return createElement(
    'svg',
    { class: `chart spread ${colour}`.trim(), viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    createElement('line.base', { x1: inset, x2: width - inset, y1: middle, y2: middle }),
    createElement('line.nine-tenths', { x1: low, x2: high, y1: middle, y2: middle }),
    createElement('rect.half', { x: quarter - 1, y: middle - 5, width: threeQuarters - quarter + 2, height: 10 }),
    createElement('line.average', { x1: x(mean), x2: x(mean), y1: middle - 7, y2: middle + 7 }),
    value !== undefined && createElement('circle.actual', { cx: x(value), cy: middle, r: 4 }),
    renderLabel(inset, height - 2, '0'),
    renderLabel(width - inset, height - 2, String(max)),
  );
}
