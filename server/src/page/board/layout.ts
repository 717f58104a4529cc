/** Places the counters of a board: two columns, a row for each shelf or band, cards from the middle to the edges. */
import type { BoardCounter, BoardLink, BoardRow, BoardZone, ReportBoard } from '../../protocol';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes in drawing units, which are about as large as pixels. */
export interface BoardSize {
  readonly width: number;
  /** Between the columns, where the labels of links are. */
  readonly gap: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Cards side by side in a column. */
  readonly perLine: number;
  readonly font: number;
  /** Lines for the names of counters. */
  readonly labelLines: 1 | 2;
}

export const boardSizes = {
  wide: { width: 680, gap: 76, card: { width: 69, height: 72 }, perLine: 4, font: 11, labelLines: 1 },
  narrow: { width: 286, gap: 30, card: { width: 58, height: 70 }, perLine: 2, font: 10, labelLines: 1 },
} as const satisfies Readonly<Record<string, BoardSize>>;

/** The left edge of a counter, in the colour of its power. */
export const stripe = 6;

/** The room for the name of a counter. */
export function measureLabelRoom({ card, font }: BoardSize): { readonly width: number; readonly characters: number } {
  const width = card.width - stripe - 5;
  return { width, characters: Math.floor(width / ((font - 1) * 0.54)) };
}

/** Names too long for one line get a second one, for which all counters of the board grow. */
function fitLabels({ rows }: Pick<ReportBoard, 'rows'>, size: BoardSize): BoardSize {
  const { characters } = measureLabelRoom(size);
  if (listCounters(rows).every(({ label }) => label.length <= characters)) return size;
  return { ...size, labelLines: 2, card: { ...size.card, height: size.card.height + size.font } };
}

/** A name in one line or two, which break between its words. */
export function wrapLabel(label: string, characters: number, lines: number): readonly string[] {
  if (label.length <= characters || lines === 1) return [label];
  const breaks = [...label.matchAll(/(?<=[\w.])[ _-]+(?=\w)/g)].map(({ index, 0: { length } }) => ({
    first: label.slice(0, index),
    second: label.slice(index + length),
  }));
  const measure = ({ first, second }: (typeof breaks)[number]): number => Math.max(first.length, second.length);
  const [best] = breaks.toSorted((a, b) => measure(a) - measure(b));
  return best ? [best.first, best.second] : [label];
}

export interface PlacedCounter extends Box {
  readonly counter: BoardCounter;
}

export interface PlacedZone extends Box {
  readonly zone: BoardZone;
  readonly counters: readonly PlacedCounter[];
  /** The height of the line between screens and those behind them. */
  readonly screenLine?: number;
}

export interface PlacedRow extends Box {
  readonly row: BoardRow;
  readonly zones: readonly PlacedZone[];
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PlacedRow[];
  /** The sizes with room for the names of these counters. */
  readonly size: BoardSize;
}

export const headHeight = 36;
/** Between cards, and around them. */
const space = 5;
/** The height of a line of text above the cards. */
const captionHeight = 17;
const screenGap = 15;

export function placeBoard(board: Pick<ReportBoard, 'rows'>, baseSize: BoardSize): BoardLayout {
  const { rows } = board;
  const size = fitLabels(board, baseSize);
  let top = headHeight;
  const placed = rows.map((row): PlacedRow => {
    const head = fitsBesideTitle(row, size) ? space : captionHeight;
    const zones = row.zones.map((zone, column) => placeZone(zone, column, top + head, size));
    const height = Math.max(captionHeight + space, head + Math.max(...zones.map((zone) => zone.height)));
    // The zones of a row are as high as the row.
    const result = { row, x: 0, y: top, width: size.width, height, zones: zones.map((zone) => ({ ...zone, y: top })) };
    top += height + 2;
    return { ...result, zones: result.zones.map((zone) => ({ ...zone, height })) };
  });
  return { width: size.width, height: top, rows: placed, size };
}

/** Whether the title of a row fits between the edge and its cards, so that it needs no line of its own. */
function fitsBesideTitle({ title, zones }: BoardRow, { width, gap, card, perLine, font }: BoardSize): boolean {
  const cards = Math.min(perLine, zones[0]?.counters.length ?? 0);
  const free = (width - gap) / 2 - cards * (card.width + space);
  return zones.every((zone) => zone.title === undefined) && title.length * font * 0.62 + space < free;
}

function placeZone(zone: BoardZone, column: number, top: number, size: BoardSize): PlacedZone {
  const width = (size.width - size.gap) / 2;
  const x = column === 0 ? 0 : size.width - width;
  const front = zone.counters.filter(({ isScreened }) => isScreened !== true);
  const behind = zone.counters.filter(({ isScreened }) => isScreened === true);
  const counters = placeLines(front, column, { x, width }, top, size);
  const middle = top + measureLines(front.length, size);
  const hasScreenLine = front.length > 0 && behind.length > 0;
  const screened = placeLines(behind, column, { x, width }, middle + (hasScreenLine ? screenGap : 0), size);
  return {
    ...{ zone, x, y: top, width, counters: [...counters, ...screened] },
    height: middle - top + measureLines(behind.length, size) + (hasScreenLine ? screenGap : 0),
    ...(hasScreenLine && { screenLine: middle + 4 }),
  };
}

function measureLines(count: number, { perLine, card }: BoardSize): number {
  return Math.ceil(count / perLine) * (card.height + space);
}

/** The first card is next to the middle, where the enemy is. */
function placeLines(
  counters: readonly BoardCounter[],
  column: number,
  { x, width }: Pick<Box, 'x' | 'width'>,
  top: number,
  { card, perLine }: BoardSize,
): readonly PlacedCounter[] {
  return counters.map((counter, index) => {
    const fromMiddle = (index % perLine) * (card.width + space) + space / 2;
    return {
      ...{ counter, width: card.width, height: card.height },
      x: column === 0 ? x + width - fromMiddle - card.width : x + fromMiddle,
      y: top + Math.floor(index / perLine) * (card.height + space),
    };
  });
}

export function listCounters(rows: ReportBoard['rows']): readonly BoardCounter[] {
  return rows.flatMap(({ zones }) => zones.flatMap(({ counters }) => counters));
}

/** A link between counters that are in the combat. */
export interface ShownLink extends BoardLink {
  /** It is for all ships of a zone together: they are one target. */
  readonly isForAll: boolean;
}

/** The links of a frame, between the counters that are in the combat then. Links of a search leave out targets that have been found. */
export function listLinksAt({ rows, links, frames }: ReportBoard, frameIndex: number): readonly ShownLink[] {
  const frame = frames[frameIndex] ?? {};
  const isPresent = ({ id, count }: BoardCounter): boolean => {
    const { lost = 0, away = 0 } = frame[id] ?? {};
    return lost + away < count;
  };
  const zones = rows.flatMap((row) =>
    row.zones.map(({ counters }) =>
      counters.filter((counter) => counter.isShield !== true && isPresent(counter)).map(({ id }) => id),
    ),
  );
  const presentIds = new Set(listCounters(rows).flatMap((counter) => (isPresent(counter) ? [counter.id] : [])));
  return links
    .filter(({ until = Infinity }) => frameIndex < until)
    .map((link) => {
      const to = link.to.filter((id) => presentIds.has(id) && (link.kind === 'strike' || frame[id]?.isHidden === true));
      const isWhole = (zone: readonly string[]): boolean =>
        zone.length === to.length && zone.every((id) => to.includes(id));
      return {
        ...link,
        to,
        from: link.from.filter((id) => presentIds.has(id)),
        isForAll: to.length > 1 && zones.some(isWhole),
      };
    });
}

/** The frame around the zone of a counter: that of a group, else one around its cards. */
export function findZoneFrame({ rows }: BoardLayout, id: string): (Box & { readonly isDrawn: boolean }) | undefined {
  const zones = rows.flatMap((row) => row.zones);
  const placed = zones.find(({ counters }) => counters.some(({ counter }) => counter.id === id));
  if (!placed) return undefined;
  const { zone, counters } = placed;
  if (zone.title !== undefined) return { ...frameZone(placed), isDrawn: true };
  const corner = { x: Math.min(...counters.map(({ x }) => x)), y: Math.min(...counters.map(({ y }) => y)) };
  const margin = space / 2;
  return {
    ...{ x: corner.x - margin, y: corner.y - margin, isDrawn: false },
    width: Math.max(...counters.map(({ x, width }) => x + width)) - corner.x + 2 * margin,
    height: Math.max(...counters.map(({ y, height }) => y + height)) - corner.y + 2 * margin,
  };
}

/** The frame of a group. */
export function frameZone({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}

/** All counters by id. */
export function indexCounters({ rows }: BoardLayout): ReadonlyMap<string, PlacedCounter> {
  return new Map(
    rows.flatMap(({ zones }) =>
      zones.flatMap(({ counters }) => counters.map((placed) => [placed.counter.id, placed] as const)),
    ),
  );
}
