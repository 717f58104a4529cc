import assert from 'node:assert/strict';
import { createBoardHover } from '../../client/src/board-hover';
import type { CombatReport } from '../../server/src/protocol';
import { findSampleBoard } from '../support/boards';
import { createClient } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { Hover, Position } from '../support/vscode/values';
import { report } from '../server/page/support';

describe('the hover of a combat', () => {
  let board: CombatReport['board'];
  before(() => (board = findSampleBoard('aare/wolfpack', 'north-sea')));

  const lines = ['combats:', '  - id: north', '  - { id: south }', '    title: x'];
  const words = new Hover('About the combat');

  /** The contents of the hover of a line. @param answer of the server: the combat there */
  async function hover(line: number, answer: unknown, shownWords: Hover | null = words) {
    const { client, server } = createClient({ combat: answer });
    const document = new Document('file:///a.scenario.yaml', lines.join('\n'));
    const { provideHover } = createBoardHover(() => client);
    const shown = await provideHover!(
      document as never,
      new Position(line, 4) as never,
      {} as never,
      () => shownWords as never,
    );
    return {
      contents: shown?.contents.map((content) =>
        typeof content === 'string' ? content : (content as { value: string }).value,
      ),
      server,
    };
  }
  const createReport = (line: number, more: object = {}) =>
    ({
      ...report,
      board,
      range: { start: { line, character: 2 }, end: { line, character: 9 } },
      ...more,
    }) as CombatReport;

  it('begins with its board, in the colours of the theme', async () => {
    const drawings = new Map<number, string>();
    for (const theme of [1, 2, 3, 4]) {
      desk.colorTheme = theme;
      const { contents, server } = await hover(1, createReport(1, { title: 'SZ [49]' }));
      assert.equal(contents!.length, 2);
      assert.match(contents![0]!, /^!\[The board of SZ 49\]\(data:image\/svg\+xml,[^()]*\)$/);
      assert.equal(contents![1], 'About the combat');
      assert.deepEqual(server.getLastArgument(), {
        uri: 'file:///a.scenario.yaml',
        position: { line: 1, character: 4 },
      });
      drawings.set(theme, contents![0]!);
    }
    const [light, dark, highContrast, highContrastLight] = [...drawings.values()];
    assert.notEqual(light, dark);
    assert.deepEqual([highContrast, highContrastLight], [dark, light]);
  });

  it('the hover of a combat is the board alone where there are no words', async () => {
    const { contents } = await hover(2, createReport(2), null);
    assert.equal(contents!.length, 1);
  });

  it('the hover of a combat has no board off the id of a combat, and where there is none to draw', async () => {
    for (const line of [0, 3]) {
      const { contents, server } = await hover(line, createReport(line));
      assert.deepEqual([contents, server.requests], [['About the combat'], []]);
    }
    const large = 'x'.repeat(90_000);
    for (const answer of [
      null,
      { refused: 'No.' },
      createReport(2),
      createReport(1, { board: undefined }),
      createReport(1, { title: large }),
    ])
      assert.deepEqual((await hover(1, answer)).contents, ['About the combat']);
  });

  it('completes a step of the walkthrough, if it says anything', async () => {
    await hover(0, null, null);
    assert.deepEqual(desk.executed, []);
    await hover(0, null);
    assert.deepEqual(desk.executed[0], ['setContext', 'asdic.hasHovered', true]);
  });
});
