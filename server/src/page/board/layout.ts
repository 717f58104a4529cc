/** Places the counters of a board: two columns, a row for each shelf or band, cards from the middle to the edges. */
import type { BoardCounter, BoardRow, BoardZone, ReportBoard } from '../../protocol';

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
  readonly perLine: number;
  readonly font: number;
  /** Lines for the names of counters. */
  readonly labelLines: 1 | 2;
}

export const boardSizes = {
  wide: { width: 680, gap: 76, card: { width: 69, height: 72 }, perLine: 4, font: 11, labelLines: 1 },
  narrow: { width: 280, gap: 24, card: { width: 58, height: 70 }, perLine: 2, font: 10, labelLines: 1 },
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
const space = 5;
/** The line of a caption. */
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
  const divides = front.length > 0 && behind.length > 0;
  const screened = placeLines(behind, column, { x, width }, middle + (divides ? screenGap : 0), size);
  return {
    ...{ zone, x, y: top, width, counters: [...counters, ...screened] },
    height: middle - top + measureLines(behind.length, size) + (divides ? screenGap : 0),
    ...(divides && { screenLine: middle + 4 }),
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

/** All counters by id. */
export function indexCounters({ rows }: BoardLayout): ReadonlyMap<string, PlacedCounter> {
  return new Map(
    rows.flatMap(({ zones }) =>
      zones.flatMap(({ counters }) => counters.map((placed) => [placed.counter.id, placed] as const)),
    ),
  );
}
