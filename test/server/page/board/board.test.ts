import assert from 'node:assert/strict';
import { renderBoard, renderPicture } from '../../../../server/src/page/board/board';
import { boardSizes } from '../../../../server/src/page/board/layout';
import type { BoardCounter, BoardMark, ReportBoard } from '../../../../server/src/protocol';
import { findSampleBoard, listDrawnCombats, listBoardCounters } from '../../../support/boards';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { liveContext, renderContext, renderHtml } from '../support';

const wolfpack = findSampleBoard('aare/wolfpack', 'north-sea');
const draw = (board: ReportBoard, name: keyof typeof boardSizes, frameIndex = board.frames.length - 1): string =>
  renderHtml(renderPicture(renderContext, board, frameIndex, { name, size: boardSizes[name] }));

const readNumbers = (html: string, pattern: RegExp): number[][] =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups.map(Number));

/** The boxes of the cards. */
function readCards(html: string): readonly { x: number; y: number; width: number; height: number }[] {
  return readNumbers(
    html,
    /<g class="counter[^>]*translate\(([\d.]+) ([\d.]+)\)"[^>]*>.*?width="([\d.]+)" height="([\d.]+)"/g,
  ).map(([x, y, width, height]) => ({ x: x!, y: y!, width: width!, height: height! }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function readArrows(html: string): readonly { readonly start: Point; readonly end: Point }[] {
  return readNumbers(html, /class="link-line [^"]*" x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)"/g).map(
    ([x1, y1, x2, y2]) => ({ start: { x: x1!, y: y1! }, end: { x: x2!, y: y2! } }),
  );
}

/** The labels of links, with their middle. */
function readLabels(html: string): readonly (Point & { readonly width: number; readonly label: string })[] {
  const pattern =
    /class="link-label [^"]*" transform="translate\(([\d.]+) ([\d.]+)\)"[^>]*><rect [^>]*?width="([\d.]+)"[^>]*><\/rect><text[^>]*>([^<]*)</g;
  return [...html.matchAll(pattern)].map(([, x, y, width, label]) => ({
    ...{ x: Number(x), y: Number(y), width: Number(width), label: label! },
  }));
}

function isOnEdge({ x, y }: Point, box: Point & { readonly width: number; readonly height: number }): boolean {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.2;
  const isWithin = x > box.x - 0.2 && x < box.x + box.width + 0.2 && y > box.y - 0.2 && y < box.y + box.height + 0.2;
  return (
    isWithin && (isNear(x, box.x) || isNear(x, box.x + box.width) || isNear(y, box.y) || isNear(y, box.y + box.height))
  );
}

/** Every board of every sample. */
const listSampleBoards = memoize(() =>
  scenarioFiles('samples')
    .filter((file) => !file.includes('broken'))
    .flatMap((file) => listDrawnCombats(analysisOfFile(file)).map(({ board }) => ({ file, board }))),
);

/** The first frame of each board with links, in both widths. */
function listLinkedFrames() {
  return listSampleBoards()
    .filter(({ board }) => board.links.length > 0)
    .flatMap(({ board }) => (['wide', 'narrow'] as const).map((name) => ({ board, name, frameIndex: 0 })));
}

function memoize<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}

describe('drawing of boards', () => {
  it('keeps every counter of every sample inside the drawing and off the others, in both widths', () => {
    for (const { file, board } of listSampleBoards())
      for (const name of ['wide', 'narrow'] as const) {
        const html = draw(board, name);
        const [[width, height]] = readNumbers(html, /viewBox="0 0 ([\d.]+) ([\d.]+)"/g) as [[number, number]];
        const cards = readCards(html);
        assert.equal(cards.length, listBoardCounters(board).length, file);
        for (const [index, card] of cards.entries()) {
          assert.ok(card.x >= 0 && card.x + card.width <= width && card.y + card.height <= height, `${file} ${name}`);
          for (const other of cards.slice(index + 1))
            assert.ok(
              card.x + card.width <= other.x ||
                other.x + other.width <= card.x ||
                card.y + card.height <= other.y ||
                other.y + other.height <= card.y,
              `${file} ${name}`,
            );
        }
      }
  });

  it('cuts no name of a counter that two lines can hold', () => {
    const rename = (label: string): ReportBoard => ({
      ...wolfpack,
      rows: wolfpack.rows.map((row) => ({
        ...row,
        zones: row.zones.map((zone) => ({
          ...zone,
          counters: zone.counters.map((counter) => ({ ...counter, label })),
        })),
      })),
    });
    for (const name of ['wide', 'narrow'] as const) {
      const html = draw(rename('american-battleship-1'), name);
      assert.match(html, /class="unit"[^>]*>american<.*class="unit"[^>]*>battleship-1</, name);
      assert.doesNotMatch(draw(rename('dd'), name), /textLength/);
    }
  });

  it('names the picture and says the same as it in words', () => {
    const html = renderHtml(renderBoard(renderContext, wolfpack));
    assert.match(html, /<svg class="wide"[^>]* role="img"><title>The battle in SZ 6<\/title><desc>[^<]+<\/desc>/);
    const words = html.slice(html.indexOf('<details'));
    for (const { title } of listBoardCounters(wolfpack)) assert.ok(words.includes(title), title);
    assert.match(words, /submarines, 4; hits with 2 or less; strikes first while undetected; 2 out of the combat/);
    const atStart = renderHtml(renderBoard(renderContext, wolfpack, 0));
    assert.match(atStart, /search for the submarines, and detect them with a chance of 88%/);
  });

  it('leaves rows without counters out of the words', () => {
    const row = { ...wolfpack.rows[0]!, title: 'the empty row', zones: [{ title: '', counters: [] }] };
    const words = renderHtml(renderBoard(renderContext, { ...wolfpack, rows: [...wolfpack.rows, row] }));
    assert.ok(!words.slice(words.indexOf('<details')).includes('the empty row'));
  });

  it('writes that a counter strikes first in the middle of a badge', () => {
    const badges = readNumbers(
      draw(wolfpack, 'wide'),
      /class="badge" x="([\d.]+)"[^>]*width="([\d.]+)"[^>]*><\/rect><text x="([\d.]+)"/g,
    );
    assert.ok(badges.length > 0);
    for (const [x, width, middle] of badges) assert.equal(x! + width! / 2, middle);
  });

  it('titles every counter with its words, and writes the letters of its power beside the colour', () => {
    const html = draw(wolfpack, 'wide');
    assert.equal([...html.matchAll(/<g class="counter/g)].length, [...html.matchAll(/class="letters"/g)].length);
    assert.match(html, /<title>Germany: submarines, 4; [^<]*\(line 16\)<\/title>/);
  });

  it('tells the sides, hits and fog apart by shapes and not by colour alone', () => {
    assert.equal([...draw(wolfpack, 'wide').matchAll(/class="hatch"/g)].length, 2);
    assert.match(draw(wolfpack, 'wide'), /class="cross"/);
    assert.doesNotMatch(draw(wolfpack, 'wide', 0), /class="cross"|class="pip crossed"/);
    assert.match(draw(wolfpack, 'wide', 0), /class="fog"/);
  });

  /** The board with a single counter in its first zone. */
  const withCounter = (change: Partial<BoardCounter>, mark: BoardMark): ReportBoard => {
    const [counter] = listBoardCounters(wolfpack) as [BoardCounter];
    const zones = [{ counters: [{ ...counter, id: 'x', ...change }] }, { counters: [] }];
    return { ...wolfpack, rows: [{ ...wolfpack.rows[0]!, zones }], links: [], frames: [{ x: mark }] };
  };

  it('has a pip for each of up to six units, whole, cracked, hollow or crossed, and counts more of them', () => {
    const listPips = (count: number, mark: BoardMark) => {
      const html = draw(withCounter({ count }, mark), 'wide');
      const pips = [...html.matchAll(/class="pip ?(\w*)"/g)].map(([, kind]) => (kind === '' ? 'half' : kind));
      return [...pips, ...[...html.matchAll(/class="tally"[^>]*>([^<]*)</g)].map(([, words]) => words)];
    };
    assert.deepEqual(listPips(1, { damaged: 1 }), []);
    assert.deepEqual(listPips(6, {}), Array(6).fill('whole'));
    assert.deepEqual(listPips(5, { lost: 1, away: 1, damaged: 1 }), [
      ...['whole', 'whole', 'hollow', 'half', 'hollow', 'crossed'],
    ]);
    assert.deepEqual(listPips(2, { lost: 2 }), ['crossed', 'crossed']);
    assert.deepEqual(listPips(7, {}), []);
    assert.deepEqual(listPips(7, { lost: 2, damaged: 2 }), ['2 out']);
    assert.deepEqual(listPips(7, { damaged: 3, away: 3 }), ['3 hit']);
    assert.deepEqual(listPips(7, { away: 4 }), ['4 away']);
  });

  it('crosses a counter out from corner to corner once all of its units are lost', () => {
    const html = draw(withCounter({ count: 2 }, { lost: 2 }), 'wide');
    const [card] = readCards(html);
    const { width, height } = card!;
    const [cross] = readNumbers(
      html,
      /class="cross" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/g,
    );
    assert.deepEqual(cross, [3, 3, width - 3, height - 3, width - 3, 3, 3, height - 3]);
    for (const mark of [{ lost: 1 }, { lost: 1, away: 1 }, { damaged: 2 }])
      assert.doesNotMatch(draw(withCounter({ count: 2 }, mark), 'wide'), /class="cross"/);
  });

  it('links each counter in words to its line, if it has one', () => {
    const readItem = (line: number | undefined) =>
      /<li>(.*?)<\/li>/.exec(renderHtml(renderBoard(renderContext, withCounter({ line }, {}), 0)))![1]!;
    assert.match(readItem(12), / \(.*line 12.*\)$/);
    assert.doesNotMatch(readItem(undefined), /\(|line/);
  });

  it('explains the marks that it has, and no others', () => {
    const readKey = (mark: BoardMark) =>
      ['out of the combat', 'damaged', 'withdrawn', 'not detected'].filter((words) => {
        const html = renderHtml(renderBoard(renderContext, withCounter({ count: 9 }, mark), 0));
        const key = html.slice(html.lastIndexOf('</svg>'), html.indexOf('<details'));
        return key.includes(words);
      });
    assert.deepEqual(readKey({}), []);
    assert.deepEqual(readKey({ lost: 1 }), ['out of the combat']);
    assert.deepEqual(readKey({ damaged: 1 }), ['damaged']);
    assert.deepEqual(readKey({ away: 1 }), ['withdrawn']);
    assert.deepEqual(readKey({ isHidden: true }), ['not detected']);
    const [counter] = listBoardCounters(wolfpack) as [BoardCounter];
    const board = withCounter({}, {});
    const zones = [{ counters: ['x', 'y'].map((id) => ({ ...counter, id })) }, { counters: [] }];
    const html = renderHtml(
      renderBoard(
        renderContext,
        { ...board, rows: [{ ...board.rows[0]!, zones }], frames: [{ x: { lost: 1 }, y: { damaged: 1 } }] },
        0,
      ),
    );
    assert.match(html, /out of the combat/);
    assert.match(html, /a crack: damaged/);
  });

  it('draws each arrow from the edge of a counter to the edge of another, or to the frame of a group that is attacked as a whole', () => {
    for (const { board, frameIndex, name } of listLinkedFrames()) {
      const html = draw(board, name, frameIndex);
      const cards = readCards(html);
      const frames = readNumbers(
        html,
        /class="(?:group|link-frame[^"]*)" x="([-\d.]+)" y="([\d.]+)"[^>]*? width="([\d.]+)" height="([\d.]+)"|class="link-frame[^"]*" x="([-\d.]+)" y="([\d.]+)" rx="5" width="([\d.]+)" height="([\d.]+)"/g,
      ).map(([x, y, width, height]) => ({ x: x!, y: y!, width: width!, height: height! }));
      for (const { start, end } of readArrows(html)) {
        assert.ok(
          cards.some((card) => isOnEdge(start, card)),
          `${board.title} ${name}: start`,
        );
        assert.ok(
          [...cards, ...frames].some((box) => isOnEdge(end, box)),
          `${board.title} ${name}: end`,
        );
      }
    }
  });

  it('draws one arrow to a group that is attacked as a whole', () => {
    const board = findSampleBoard('awaw/midway', 'midway');
    const [group] = board.rows.flatMap(({ zones }) => zones.filter(({ title }) => title?.startsWith('Group 1')));
    const to = group!.counters.filter(({ isShield }) => isShield !== true).map(({ id }) => id);
    const count = (targets: readonly string[]) =>
      readArrows(draw({ ...board, links: [{ ...board.links[0]!, to: targets }] }, 'wide', 0)).length;
    assert.ok(to.length > 3);
    assert.equal(count(to), 1);
    assert.equal(count(to.slice(1)), to.length - 1);
  });

  it('draws all arrows of a link, or those from its first counter alone where there are more than twelve', () => {
    const [counter] = listBoardCounters(wolfpack) as [BoardCounter];
    const listIds = (side: string, count: number) => Array.from({ length: count }, (_, index) => `${side}${index}`);
    const countArrows = (from: number, to: number): number => {
      const zones = [listIds('a', from), [...listIds('d', to), 'spared']].map((ids) => ({
        counters: ids.map((id) => ({ ...counter, id })),
      }));
      const link = { ...wolfpack.links[0]!, kind: 'strike', from: listIds('a', from), to: listIds('d', to), label: '' };
      const board = { ...wolfpack, rows: [{ ...wolfpack.rows[0]!, zones }], links: [link], frames: [{}] };
      return readArrows(draw(board as ReportBoard, 'wide')).length;
    };
    assert.deepEqual([countArrows(3, 4), countArrows(4, 3), countArrows(1, 13)], [12, 12, 13]);
    assert.deepEqual([countArrows(13, 1), countArrows(4, 4), countArrows(7, 2)], [1, 4, 2]);
  });

  it('writes each label off the counters and off the arrows of others, in a box that is wider than bold letters', () => {
    let count = 0;
    for (const { board, frameIndex, name } of listLinkedFrames()) {
      const html = draw(board, name, frameIndex);
      const boxes = readLabels(html);
      const { font } = boardSizes[name];
      for (const [index, box] of boxes.entries()) {
        count++;
        const letters = [...box.label].reduce((sum, letter) => sum + (letter === '%' ? 1 : 0.7), 0);
        assert.ok(box.width >= letters * font + 4, `${board.title} ${name}: ${box.width} for ${box.label}`);
        for (const other of boxes.slice(index + 1))
          assert.ok(
            Math.abs(box.x - other.x) >= (box.width + other.width) / 2 - 0.2 || Math.abs(box.y - other.y) >= font + 3.8,
            `${board.title} ${name}: ${box.label} on ${other.label}`,
          );
      }
    }
    assert.ok(count > 20, String(count));
  });

  it('writes labels inside the drawing, also on arrows along its edges', () => {
    const [counter] = listBoardCounters(wolfpack) as [BoardCounter];
    for (const name of ['wide', 'narrow'] as const) {
      const size = boardSizes[name];
      const listIds = (row: number, side: string) =>
        Array.from({ length: size.perLine }, (_, at) => `${row}${side}${at}`);
      const rows = [0, 1].map((row) => ({
        ...wolfpack.rows[0]!,
        zones: ['a', 'd'].map((side) => ({ counters: listIds(row, side).map((id) => ({ ...counter, id })) })),
      }));
      // The last counter of a line is next to the edge.
      const links = ['a', 'd'].map((side) => ({
        ...wolfpack.links[0]!,
        ...{ kind: 'strike' as const, label: 'x'.repeat(10) },
        ...{ from: [listIds(0, side).at(-1)!], to: [listIds(1, side).at(-1)!] },
      }));
      const labels = readLabels(draw({ ...wolfpack, rows, links, frames: [{}] }, name));
      assert.equal(labels.length, 2);
      for (const { x, width } of labels)
        assert.ok(x - width / 2 >= 0 && x + width / 2 <= size.width, `${name}: ${x - width / 2} to ${x + width / 2}`);
    }
  });

  it('draws arrows that join the same counters beside each other', () => {
    const link = { ...wolfpack.links[0]!, from: wolfpack.links[0]!.from.slice(0, 1), label: '1' };
    const html = draw({ ...wolfpack, links: [link, link, link] }, 'wide', 0);
    const ends = readArrows(html).map(({ start, end }) => JSON.stringify([start, end]));
    assert.equal(ends.length, 3);
    assert.equal(new Set(ends).size, 3);
    assert.equal(new Set(readLabels(html).map(({ x, y }) => `${x} ${y}`)).size, 3);
  });

  it('draws a search only while it lasts, only to counters that are not detected, and only from counters in the combat', () => {
    const [link] = wolfpack.links;
    assert.equal(readArrows(draw(wolfpack, 'wide', 0)).length, 2);
    assert.equal(readArrows(draw(wolfpack, 'wide', link!.until)).length, 0);
    assert.doesNotMatch(renderHtml(renderBoard(renderContext, wolfpack)), /search for the submarines/);
    const [lost] = link!.from;
    const frames = [{ ...wolfpack.frames[0], [lost!]: { lost: 9 } }];
    assert.equal(readArrows(draw({ ...wolfpack, frames }, 'wide', 0)).length, 1);
    assert.equal(readArrows(draw({ ...wolfpack, frames: [{}] }, 'wide', 0)).length, 0);
  });

  it('draws waves over no name, number or pip of what is not detected', () => {
    for (const name of ['wide', 'narrow'] as const) {
      const html = draw(wolfpack, name, 0);
      const waves = [...html.matchAll(/class="fog" d="([^"]+)"/g)].flatMap(([, path]) =>
        readNumbers(path!, /M[\d.]+ ([\d.]+)q/g).flat(),
      );
      const { font } = boardSizes[name];
      // The first baseline, the pips, and the top of the name in the lowest cards.
      const nameTop = boardSizes[name].card.height - font - 8 - font;
      assert.ok(waves.length > 0);
      for (const wave of waves) {
        assert.ok(wave - 2 > font + 2 - 0.5, `${wave}`);
        assert.ok(wave + 2 < 40 - 2.6 || wave - 2 > 40 + 2.6, `${wave}`);
        assert.ok(wave + 2 < nameTop, `${wave}`);
      }
    }
  });

  it('leads from a counter to its line', () => {
    const sent: unknown[] = [];
    const context = { ...liveContext, send: (message: unknown) => void sent.push(message) };
    const node = renderPicture(context, wolfpack, 0, { name: 'wide', size: boardSizes.wide });
    click(node, 'counter');
    assert.deepEqual(sent, [{ type: 'line', line: 16 }]);
  });
});

/** Clicks on the last element of a class that listens. */
function click(node: unknown, className: string): void {
  const listeners: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null && 'props' in value) {
      const { class: name, onClick, children } = (value as { props: Record<string, unknown> }).props;
      if (typeof name === 'string' && name.startsWith(className) && typeof onClick === 'function')
        listeners.push(onClick as () => void);
      visit(children);
    }
  };
  visit(node);
  listeners.at(-1)!();
}
