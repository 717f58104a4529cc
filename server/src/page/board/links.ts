/** Draws who searches for whom, and who strikes whom: lines behind the counters, with a label between the columns. */
import type { BoardLink } from '../../protocol';
import { roundToTenth } from '../chart';
import { createElement } from '../element';
import type { Child } from '../element';
import { headHeight } from './layout';
import type { BoardLayout, BoardSize, Box, PlacedCounter } from './layout';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** More lines of one link would be a tangle: it is drawn from its first counter alone. */
const maxLines = 12;

export interface DrawnLinks {
  /** Behind the counters. */
  readonly lines: Child;
  /** In front of them. */
  readonly labels: Child;
}

export function renderLinks(
  links: readonly BoardLink[],
  layout: BoardLayout,
  counters: ReadonlyMap<string, PlacedCounter>,
  size: BoardSize,
): DrawnLinks {
  const lineHeight = size.font + 4;
  const placed: (Point & { readonly width: number })[] = [];
  const drawnLinks = links.map((link) => {
    const pick = (ids: readonly string[]) =>
      ids.map((id) => counters.get(id)).filter((counter) => counter !== undefined);
    const [all, to] = [pick(link.from), pick(link.to)];
    const from = all.length * to.length > maxLines ? all.slice(0, 1) : all;
    const pairs = from.flatMap((start) => to.map((target) => ({ start: findCenter(start), target })));
    const [first] = pairs;
    return {
      link,
      pairs,
      ...(first && { at: placeLabel(first.start, findCenter(first.target), measureLabelWidth(link.label, size)) }),
    };
  });
  /** The first place on the line between the columns where no other label is; else the middle. */
  function placeLabel(start: Point, end: Point, width: number): Point {
    const top = headHeight + lineHeight / 2;
    const candidates = [0, -1, 1, -2, 2].map((step): Point => {
      const x = layout.width / 2 + (step * Math.max(0, size.gap - width)) / 4;
      return { x, y: Math.min(Math.max(findCrossing(start, end, x), top), layout.height - lineHeight / 2) };
    });
    const isFree = ({ x, y }: Point): boolean =>
      placed.every(
        (other) => Math.abs(other.y - y) >= lineHeight || Math.abs(other.x - x) >= (other.width + width) / 2,
      );
    const at = candidates.find(isFree) ?? candidates[0]!;
    placed.push({ ...at, width });
    return at;
  }
  return {
    lines: drawnLinks.map(({ link: { kind }, pairs }) =>
      pairs.map(({ start, target }) => {
        const end = findTouchPoint(start, target);
        return [
          createElement('line', {
            class: `link-line ${kind}`,
            ...{
              x1: roundToTenth(start.x),
              y1: roundToTenth(start.y),
              x2: roundToTenth(end.x),
              y2: roundToTenth(end.y),
            },
          }),
          createElement('path', { class: `link-head ${kind}`, d: renderArrow(start, end) }),
        ];
      }),
    ),
    labels: drawnLinks.map(
      ({ link: { label, kind }, at }) =>
        at !== undefined &&
        label !== '' &&
        createElement(
          'g',
          { class: `link-label ${kind}`, transform: `translate(${roundToTenth(at.x)} ${roundToTenth(at.y)})` },
          createElement('rect', {
            ...{ x: roundToTenth(-measureLabelWidth(label, size) / 2), y: roundToTenth(-lineHeight / 2) },
            ...{ width: roundToTenth(measureLabelWidth(label, size)), height: lineHeight, rx: lineHeight / 2 },
          }),
          createElement(
            'text',
            { y: roundToTenth(size.font * 0.36), 'text-anchor': 'middle', 'font-size': size.font },
            label,
          ),
        ),
    ),
  };
}

function measureLabelWidth(label: string, { font, gap }: BoardSize): number {
  return Math.min(gap - 2, label.length * font * 0.6 + 8);
}

function findCenter({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function findCrossing(from: Point, to: Point, x: number): number {
  return to.x === from.x ? (from.y + to.y) / 2 : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

/** Where a line from a point to the center of a box meets its border. */
function findTouchPoint(from: Point, box: Box): Point {
  const to = findCenter(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return Number.isFinite(part) ? { x: to.x - dx * part, y: to.y - dy * part } : to;
}

function renderArrow(from: Point, tip: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const getCorner = (side: number): string =>
    `${roundToTenth(tip.x - ux * 9 - uy * side)} ${roundToTenth(tip.y - uy * 9 + ux * side)}`;
  return `M${roundToTenth(tip.x)} ${roundToTenth(tip.y)}L${getCorner(4)}L${getCorner(-4)}Z`;
}
