import assert from 'node:assert/strict';
import { renderBoard, renderPicture } from '../../../../server/src/page/board/board';
import { boardSizes } from '../../../../server/src/page/board/layout';
import type { ReportBoard } from '../../../../server/src/protocol';
import { boardOfSample, drawnCombats, listBoardCounters } from '../../../support/boards';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { liveContext, renderContext, renderHtml } from '../support';

const wolfpack = boardOfSample('aare/wolfpack', 'north-sea');
const draw = (board: ReportBoard, name: keyof typeof boardSizes, at = board.frames.length - 1): string =>
  renderHtml(renderPicture(renderContext, board, at, { name, size: boardSizes[name] }));

const numbers = (html: string, pattern: RegExp): number[][] =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups.map(Number));

/** The boxes of the cards. */
function readCards(html: string): readonly { x: number; y: number; width: number; height: number }[] {
  return numbers(
    html,
    /<g class="counter[^>]*translate\(([\d.]+) ([\d.]+)\)"[^>]*>.*?width="([\d.]+)" height="([\d.]+)"/g,
  ).map(([x, y, width, height]) => ({ x: x!, y: y!, width: width!, height: height! }));
}

describe('drawing of boards', () => {
  it('keeps every counter of every sample inside the drawing and off the others, in both widths', () => {
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
      for (const { board } of drawnCombats(analysisOfFile(file)))
        for (const name of ['wide', 'narrow'] as const) {
          const html = draw(board, name);
          const [[width, height]] = numbers(html, /viewBox="0 0 ([\d.]+) ([\d.]+)"/g) as [[number, number]];
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
    assert.match(words, /search for the submarines, and detect them with 88%/);
  });

  it('leaves rows without counters out of the words', () => {
    const row = { ...wolfpack.rows[0]!, title: 'the empty row', zones: [{ title: '', counters: [] }] };
    const words = renderHtml(renderBoard(renderContext, { ...wolfpack, rows: [...wolfpack.rows, row] }));
    assert.ok(!words.slice(words.indexOf('<details')).includes('the empty row'));
  });

  it('writes that a counter strikes first in the middle of a badge', () => {
    const badges = numbers(
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

  it('writes the label of a line in the middle between the columns, in a box that is as wide as its words', () => {
    for (const name of ['wide', 'narrow'] as const) {
      const { font, gap } = boardSizes[name];
      for (const label of ['12%', '88% hit', 'a label that is much too long for the gap between two columns']) {
        const html = draw({ ...wolfpack, links: [{ ...wolfpack.links[0]!, label }] }, name, 0);
        const [[width]] = numbers(html, /viewBox="0 0 ([\d.]+) /g) as [[number]];
        const [box, ...more] = numbers(
          html,
          /class="link-label [^"]*" transform="translate\(([\d.]+) [\d.]+\)"[^>]*><rect x="(-[\d.]+)"[^>]*width="([\d.]+)"/g,
        );
        const [middle, boxAt, boxWidth] = box as [number, number, number];
        assert.equal(more.length, 0);
        assert.equal(middle, width / 2);
        assert.ok(Math.abs(boxAt + boxWidth / 2) < 0.1, `${boxAt} ${boxWidth}`);
        assert.ok(boxWidth < gap, `${boxWidth} of ${gap}`);
        // A digit is about 0.6 as wide as it is high.
        const words = label.length * font * 0.6;
        if (words < gap / 2) assert.ok(boxWidth > words && boxWidth < words + font, `${boxWidth} for ${words}`);
        else assert.ok(boxWidth > gap / 2);
      }
    }
  });

  it('writes the labels of several lines beside each other, and in the middle where no place is free', () => {
    const link = { ...wolfpack.links[0]!, label: '1' };
    const places = numbers(
      draw({ ...wolfpack, links: Array.from({ length: 8 }, () => link) }, 'wide', 0),
      /class="link-label [^"]*" transform="translate\(([\d.]+) ([\d.]+)\)"/g,
    ).map(([x, y]) => `${x} ${y}`);
    assert.equal(new Set(places.slice(0, 5)).size, 5);
    assert.deepEqual(places.slice(5), Array(3).fill(places[0]));
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
function click(node: unknown, look: string): void {
  const listeners: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null && 'props' in value) {
      const { class: name, onClick, children } = (value as { props: Record<string, unknown> }).props;
      if (typeof name === 'string' && name.startsWith(look) && typeof onClick === 'function')
        listeners.push(onClick as () => void);
      visit(children);
    }
  };
  visit(node);
  listeners.at(-1)!();
}
