/** Draws who searches for whom, and who strikes whom: arrows from edge to edge behind the counters, each with its label where no other crosses. */
import { roundToTenth } from '../chart';
import { createElement } from '../element';
import type { Child } from '../element';
import { findZoneFrame, headHeight } from './layout';
import type { BoardLayout, BoardSize, Box, PlacedCounter, ShownLink } from './layout';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly start: Point;
  readonly end: Point;
}

/** More lines of one link would be a tangle: it is drawn from its first counter alone. */
const maxLines = 12;
export interface DrawnLinks {
  /** The arrows, to be drawn behind the counters. */
  readonly lines: Child;
  /** To be drawn in front of the counters. */
  readonly labels: Child;
}

export function renderLinks(
  links: readonly ShownLink[],
  layout: BoardLayout,
  counters: ReadonlyMap<string, PlacedCounter>,
  size: BoardSize,
): DrawnLinks {
  const joined = links.map((link) => ({ link, ...joinBoxes(link, layout, counters) }));
  const lines = routeLines(
    joined.map(({ pairs }) => pairs),
    [...counters.values()],
  );
  const labels = placeLabels(
    joined.map(({ link: { label } }, index) => ({ label, lines: lines[index]! })),
    layout,
    size,
  );
  return {
    lines: joined.map(({ link: { kind }, frame }, index) => [
      frame &&
        createElement('rect', {
          class: `link-frame ${kind}`,
          ...{ x: roundToTenth(frame.x), y: roundToTenth(frame.y), rx: 5 },
          ...{ width: roundToTenth(frame.width), height: roundToTenth(frame.height) },
        }),
      lines[index]!.map(({ start, end }) => [
        createElement('line', {
          class: `link-line ${kind}`,
          ...{ x1: roundToTenth(start.x), y1: roundToTenth(start.y), x2: roundToTenth(end.x), y2: roundToTenth(end.y) },
        }),
        createElement('path', { class: `link-head ${kind}`, d: renderArrow(start, end) }),
      ]),
    ]),
    labels: joined.map(({ link: { label, kind } }, index) => {
      const box = labels[index];
      return (
        box &&
        createElement(
          'g',
          {
            class: `link-label ${kind}`,
            transform: `translate(${roundToTenth(box.x + box.width / 2)} ${roundToTenth(box.y + box.height / 2)})`,
          },
          createElement('rect', {
            ...{ x: roundToTenth(-box.width / 2), y: roundToTenth(-box.height / 2) },
            ...{ width: roundToTenth(box.width), height: box.height, rx: box.height / 2 },
          }),
          createElement(
            'text',
            { y: roundToTenth(size.font * 0.36), 'text-anchor': 'middle', 'font-size': size.font },
            label,
          ),
        )
      );
    }),
  };
}

/** The boxes that an arrow joins. */
interface Pair {
  readonly from: Box;
  readonly to: Box;
}

/** The boxes that a link joins, and a frame to draw around its targets. */
function joinBoxes(
  { from: fromIds, to: toIds, isForAll }: ShownLink,
  layout: BoardLayout,
  counters: ReadonlyMap<string, PlacedCounter>,
): { readonly pairs: readonly Pair[]; readonly frame?: Box } {
  const pick = (ids: readonly string[]) => ids.map((id) => counters.get(id)).filter((counter) => counter !== undefined);
  const [sources, targets] = [pick(fromIds), pick(toIds)];
  const zone = isForAll ? findZoneFrame(layout, toIds[0]!) : undefined;
  if (zone) return { pairs: sources.map((from) => ({ from, to: zone })), ...(!zone.isDrawn && { frame: zone }) };
  const shownSources = sources.length * targets.length > maxLines ? sources.slice(0, 1) : sources;
  return { pairs: shownSources.flatMap((from) => targets.map((target) => ({ from, to: target }))) };
}

/** The arrows of each link, one after the other: each takes the route on which it is seen best beside those before it. */
function routeLines(pairsByLink: readonly (readonly Pair[])[], cards: readonly Box[]): readonly (readonly Line[])[] {
  const drawn: Line[] = [];
  return pairsByLink.map((pairs) =>
    pairs.map(({ from, to }) => {
      const ends = listEdgePoints(to);
      const candidates = listEdgePoints(from).flatMap((start) => ends.map((end) => ({ start, end })));
      const [best] = candidates
        .map((line) => ({ line, cost: computeLineCost(line, { from, to }, cards, drawn) }))
        .toSorted((a, b) => a.cost - b.cost);
      drawn.push(best!.line);
      return best!.line;
    }),
  );
}

/** The cost of a route for an arrow: its length, and more where cards hide it, where it shares an end with other arrows, and where it crosses them. */
function computeLineCost(line: Line, { from, to }: Pair, cards: readonly Box[], drawn: readonly Line[]): number {
  const { start, end } = line;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const measureIn = (box: Box): number => {
    const [enters, leaves] = findInside(start, end, box);
    return Math.max(0, Math.min(1, leaves) - Math.max(0, enters)) * length;
  };
  const hidden = cards.reduce((sum, card) => sum + measureIn(card), 0);
  const shared = drawn.reduce((sum, other) => {
    const [begins, ends] = [isSame(other.start, start), isSame(other.end, end)];
    return sum + (begins && ends ? 10 : Number(begins || ends));
  }, 0);
  const crossed = drawn.filter((other) => intersects(other, line)).length;
  return length + 2 * hidden + 20 * (measureIn(from) + measureIn(to)) + 15 * (shared + crossed);
}

/** How far from a corner an arrow may touch an edge. */
const cornerSpace = 14;

/** The middle of each edge, and its points next to the corners. */
function listEdgePoints({ x, y, width, height }: Box): readonly Point[] {
  const listSteps = (length: number): readonly number[] => [cornerSpace, length / 2, length - cornerSpace];
  return [
    ...listSteps(width).flatMap((step) => [
      { x: x + step, y },
      { x: x + step, y: y + height },
    ]),
    ...listSteps(height).flatMap((step) => [
      { x, y: y + step },
      { x: x + width, y: y + step },
    ]),
  ];
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Whether two lines cross between their ends. */
function intersects(a: Line, b: Line): boolean {
  const computeTurn = (from: Point, to: Point, point: Point): number =>
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  const separates = ({ start, end }: Line, other: Line): boolean =>
    computeTurn(start, end, other.start) * computeTurn(start, end, other.end) < 0;
  return separates(a, b) && separates(b, a);
}

/** A box for each label on or beside a line of its link: off the counters, the other lines and the labels before it, as far as there is room. */
function placeLabels(
  links: readonly { readonly label: string; readonly lines: readonly Line[] }[],
  layout: BoardLayout,
  size: BoardSize,
): readonly (Box | undefined)[] {
  const height = size.font + 4;
  const cards = layout.rows.flatMap(({ zones }) => zones.flatMap((zone) => zone.counters));
  const placed: Box[] = [];
  return links.map(({ label, lines }) => {
    if (label === '' || lines.length === 0) return undefined;
    const width = measureLabelWidth(label, size);
    const others = links.flatMap((other) => (other.lines === lines ? [] : other.lines));
    const computeCost = (box: Box): number => {
      const hidden = cards.reduce((sum, card) => sum + measureOverlap(box, card), 0);
      const isTaken = placed.some((other) => measureOverlap(box, other) > 0);
      const crossed = others.filter(({ start, end }) => crosses(start, end, box)).length;
      const isOutside =
        box.x < 0 || box.x + width > layout.width || box.y < headHeight || box.y + height > layout.height;
      const fromMiddle = Math.abs(box.x + width / 2 - layout.width / 2) / layout.width;
      return (isTaken || isOutside ? 20 : 0) + hidden * 4 + crossed + fromMiddle;
    };
    const [best] = lines
      .flatMap(({ start, end }) => {
        const { x: normalX, y: normalY } = computeNormal(start, end);
        const isShort = Math.hypot(end.x - start.x, end.y - start.y) < width + 16;
        return labelFractions.flatMap((fraction) =>
          [0, -1, 1].map((side) => {
            // On the line (0), or on either side of it, just far enough along its normal that the box does not touch it.
            const offset = side * (Math.abs(normalX) * width + Math.abs(normalY) * height) * 0.5 + side * 2;
            const box = {
              x: start.x + (end.x - start.x) * fraction + normalX * offset - width / 2,
              y: start.y + (end.y - start.y) * fraction + normalY * offset - height / 2,
              ...{ width, height },
            };
            return { box, cost: computeCost(box) + ((side === 0) === isShort ? 0.5 : 0) };
          }),
        );
      })
      .toSorted((a, b) => a.cost - b.cost);
    placed.push(best!.box);
    return best!.box;
  });
}

/** Where labels may be on a line, as fractions of its length; the middle first. */
const labelFractions = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8];

/** The width of bold letters in wide fonts. */
function measureLabelWidth(label: string, { font }: BoardSize): number {
  const width = [...label].reduce((sum, letter) => sum + (letter === '%' ? 1 : 0.7), 0);
  return width * font + 8;
}

/** How much of a box another one covers. */
function measureOverlap(box: Box, other: Box): number {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}

/** The unit normal of a line. */
function computeNormal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** The parts of a line, from 0 to 1, between which it is inside a box; the first is greater if it never is. */
function findInside(from: Point, to: Point, { x, y, width, height }: Box): readonly [enters: number, leaves: number] {
  const clip = (start: number, change: number, low: number, high: number): readonly [number, number] => {
    if (change === 0) return start < low || start > high ? [Infinity, -Infinity] : [-Infinity, Infinity];
    const [a, b] = [(low - start) / change, (high - start) / change];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const across = clip(from.x, to.x - from.x, x, x + width);
  const down = clip(from.y, to.y - from.y, y, y + height);
  return [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
}

function crosses(start: Point, end: Point, box: Box): boolean {
  const [enters, leaves] = findInside(start, end, box);
  return enters <= leaves && leaves >= 0 && enters <= 1;
}

function renderArrow(from: Point, tip: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const getCorner = (side: number): string =>
    `${roundToTenth(tip.x - ux * 9 - uy * side)} ${roundToTenth(tip.y - uy * 9 + ux * side)}`;
  return `M${roundToTenth(tip.x)} ${roundToTenth(tip.y)}L${getCorner(4)}L${getCorner(-4)}Z`;
}
