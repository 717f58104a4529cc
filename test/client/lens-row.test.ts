import assert from 'node:assert/strict';
import type { CodeLens } from 'vscode';
import { createLensRow } from '../../client/src/lens-row';
import { clientCommands, type CombatReport } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';
import { report, trace } from '../server/page/support';

const resolved: CombatReport = { ...report, trace };

describe('the row of lenses above a combat', () => {
  /** A lens for each command, on the combat of the report or another one. */
  const createLenses = (commands: readonly string[], args: object = {}) =>
    commands.map(
      (command) =>
        ({ command: { command, arguments: [{ uri: report.uri, document: 0, id: report.id, ...args }] } }) as CodeLens,
    );
  const offered = [clientCommands.reroll, clientCommands.writeResult, clientCommands.history];

  /** A row, and the documents whose lenses were requested again. */
  function createRow() {
    const refreshed: string[] = [];
    const client = {
      getFeature: () => ({
        getProvider: ({ uri }: Document) => ({
          onDidChangeCodeLensEmitter: { fire: () => refreshed.push(uri.toString()) },
        }),
      }),
    };
    const row = createLensRow();
    const listShown = async (lenses: readonly CodeLens[] | undefined) => {
      const shown = await row.middleware.provideCodeLenses!({} as never, {} as never, () => lenses as CodeLens[]);
      return shown?.map(({ command }) => command?.command);
    };
    return {
      refreshed,
      listShown,
      setVisible: (visible?: CombatReport) => row.setVisibleReport(client as never, visible),
    };
  }

  it('leaves out what the visible report offers as buttons', async () => {
    const { listShown, setVisible } = createRow();
    setVisible(resolved);
    assert.deepEqual(await listShown(createLenses([clientCommands.resolve, ...offered])), [clientCommands.resolve]);
    setVisible(report);
    assert.deepEqual(await listShown(createLenses(offered)), offered, 'a report without a result has none of them');
  });

  it('offers no earlier result to write beside a play', async () => {
    const { listShown, setVisible } = createRow();
    const play = { moves: [], next: { kind: 'end', summary: 'Japan wins' }, courses: [] } as const;
    setVisible({ ...resolved, trace: { ...trace, wanted: 'roll 2d6' }, play });
    assert.deepEqual(await listShown(createLenses([clientCommands.play, ...offered])), [clientCommands.play]);
  });

  it('the row of lenses above a combat is whole for other combats, without a report, and where a lens has no command', async () => {
    const { listShown, setVisible } = createRow();
    assert.deepEqual(await listShown(createLenses(offered)), offered);
    setVisible(resolved);
    for (const other of [{ uri: 'file:///b.scenario.yaml' }, { document: 1 }, { id: 'leyte' }])
      assert.deepEqual(await listShown(createLenses(offered, other)), offered, JSON.stringify(other));
    assert.deepEqual(await listShown([{} as CodeLens]), [undefined]);
    assert.equal(await listShown(undefined), undefined);
  });

  it('the row of lenses above a combat is requested again in the scenarios of the former and of the new report, when the buttons change', () => {
    const { refreshed, setVisible } = createRow();
    const other = 'file:///b.scenario.yaml';
    desk.documents = [report.uri, other, 'file:///c.scenario.yaml'].map((uri) => new Document(uri));
    const listRefreshed = () => refreshed.splice(0);
    setVisible(resolved);
    assert.deepEqual(listRefreshed(), [report.uri]);
    setVisible({ ...resolved, version: 2 });
    assert.deepEqual(listRefreshed(), []);
    setVisible({ ...resolved, uri: other });
    assert.deepEqual(listRefreshed(), [report.uri, other]);
    setVisible(undefined);
    assert.deepEqual(listRefreshed(), [other]);
  });
});
