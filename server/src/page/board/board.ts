/** The board of a combat: a picture of both sides where they fight, and the same in words. */
import { truncate } from '../../model/wording';
import type { BoardCounter, ReportBoard } from '../../protocol';
import { roundToTenth } from '../chart';
import { createElement } from '../element';
import type { Child, RenderedNode } from '../element';
import { renderLineLink } from '../links';
import { formatHeading, getSideColour, formatSide } from '../render-context';
import type { RenderContext } from '../render-context';
import { renderCounter } from './counter';
import { describeCounter, summarizeBoard } from './describe';
import { boardSizes, frameZone, indexCounters, listCounters, listLinksAt, placeBoard } from './layout';
import type { BoardSize, PlacedRow, PlacedZone } from './layout';
import { renderLinks } from './links';

/** The board with its key and its text. @param frameIndex the frame to show; by default the last: the end of the combat */
export function renderBoard(
  context: RenderContext,
  board: ReportBoard,
  frameIndex = board.frames.length - 1,
): RenderedNode {
  return createElement(
    'div',
    { class: 'board' },
    Object.entries(boardSizes).map(([name, size]) => renderPicture(context, board, frameIndex, { name, size })),
    renderKey(board, frameIndex),
    renderWords(context, board, frameIndex),
  );
}

/** The picture alone. */
export function renderPicture(
  context: RenderContext,
  board: ReportBoard,
  frameIndex: number,
  { name, size: baseSize }: { readonly name: string; readonly size: BoardSize },
): RenderedNode {
  const layout = placeBoard(board, baseSize);
  const { size } = layout;
  const counters = indexCounters(layout);
  const links = renderLinks(listLinksAt(board, frameIndex), layout, counters, size);
  const frame = board.frames[frameIndex] ?? {};
  return createElement(
    'svg',
    { class: name, viewBox: `0 0 ${layout.width} ${roundToTenth(layout.height)}`, role: 'img', key: name },
    createElement('title', {}, formatHeading(context, board.title)),
    createElement('desc', {}, summarizeBoard(context, board, frameIndex)),
    board.sides.map((side, column) => renderHead(context, side, column, size)),
    layout.rows.map((row) => renderRow(row, size)),
    links.lines,
    layout.rows.map(({ zones }) =>
      zones.map((zone, column) =>
        zone.counters.map((placed) => renderCounter(context, placed, frame[placed.counter.id], column, size)),
      ),
    ),
    links.labels,
  );
}

function renderHead(
  context: RenderContext,
  { side, about }: ReportBoard['sides'][number],
  column: number,
  { width, gap, font }: BoardSize,
): RenderedNode {
  const x = column === 0 ? 2 : width - 2;
  const characters = Math.floor((width - gap) / 2 / (font * 0.6));
  const anchor = column === 0 ? 'start' : 'end';
  const name = formatHeading(context, formatSide(context, side));
  return createElement(
    'g',
    { class: `head ${getSideColour(context, side)}` },
    createElement(
      'text',
      { x, y: 15, class: 'side', 'text-anchor': anchor, 'font-size': font + 3 },
      truncate(name, characters),
    ),
    about !== undefined &&
      createElement(
        'text',
        { x, y: 29, class: 'quiet', 'text-anchor': anchor, 'font-size': font },
        truncate(about, characters + 4),
      ),
  );
}

function renderRow({ row, x, y, width, height, zones }: PlacedRow, { font }: BoardSize): RenderedNode {
  const framed = zones.some(({ zone }) => zone.title !== undefined);
  return createElement(
    'g',
    { class: `row ${row.scene}` },
    createElement('rect', { class: 'band', x, y, width, height }),
    !framed && createElement('text', { x: 6, y: y + 12, class: 'row-title', 'font-size': font }, row.title),
    zones.map((zone, column) => renderZone(zone, column, font)),
  );
}

function renderZone({ zone, x, y, width, height, screenLine }: PlacedZone, column: number, font: number): Child {
  const edge = column === 0 ? x + 6 : x + width - 6;
  const anchor = column === 0 ? 'start' : 'end';
  return [
    zone.title !== undefined && [
      createElement('rect', { class: 'group', ...frameZone({ x, y, width, height }), rx: 5 }),
      createElement(
        'text',
        { x: edge, y: y + 13, class: 'row-title', 'text-anchor': anchor, 'font-size': font },
        zone.title,
      ),
    ],
    screenLine !== undefined && [
      createElement('line', { class: 'screen', x1: x + 4, x2: x + width - 4, y1: screenLine, y2: screenLine }),
      createElement(
        'text',
        { x: edge, y: screenLine + 9, class: 'quiet', 'text-anchor': anchor, 'font-size': font - 1 },
        'screened',
      ),
    ],
  ];
}

/** What letters and marks mean, as far as the board has them. */
function renderKey({ rows, frames, notes }: ReportBoard, frameIndex: number): RenderedNode {
  const counters = listCounters(rows);
  const marks = Object.values(frames[frameIndex] ?? {});
  const factors = new Map(
    counters.flatMap(({ factors: all }) =>
      all.map(({ sign, title, isDie }) => [isDie ? '\u25a2' : sign, title] as const),
    ),
  );
  const entries = [
    ...notes,
    ...[...factors].map(([sign, title]) => `${sign} ${title}${sign === '\u25a2' ? ' this or less' : ''}`),
    counters.some(({ first }) => first !== undefined) && '1st strikes first',
    counters.some(({ idle }) => idle !== undefined) && 'faint: takes no part',
    marks.some(({ lost = 0 }) => lost > 0) && '\u2715 out of the combat',
    marks.some(({ damaged = 0 }) => damaged > 0) && '\u25d0 or a crack: damaged',
    marks.some(({ away = 0 }) => away > 0) && '\u25cb withdrawn',
    marks.some(({ isHidden }) => isHidden) && 'waves: not detected',
  ];
  return createElement(
    'p',
    { class: 'board-key' },
    entries.filter(Boolean).map((entry) => createElement('span', {}, entry as string)),
  );
}

/** The same as text, with links to the lines that keys can follow. */
function renderWords(context: RenderContext, board: ReportBoard, frameIndex: number): RenderedNode {
  const { rows, frames } = board;
  const frame = frames[frameIndex] ?? {};
  const links = listLinksAt(board, frameIndex);
  const renderItem = (counter: BoardCounter): RenderedNode =>
    createElement(
      'li',
      { key: counter.id },
      describeCounter(counter, frame[counter.id]),
      counter.line !== undefined && [' (', renderLineLink(context, counter.line), ')'],
    );
  return createElement(
    'details',
    { class: 'folded board-words' },
    createElement('summary', {}, 'The board in words'),
    rows
      .filter(({ zones }) => zones.some(({ counters }) => counters.length > 0))
      .map(({ title, zones }) => [
        createElement(
          'p',
          { class: 'board-row' },
          [title, ...zones.map((zone) => zone.title)].filter(Boolean).join(' \u00b7 '),
        ),
        createElement(
          'ul',
          {},
          zones.flatMap(({ counters }) => counters.map(renderItem)),
        ),
      ]),
    links.length > 0 &&
      createElement(
        'ul',
        {},
        links.map(({ text }) => createElement('li', {}, formatHeading(context, text))),
      ),
  );
}
