import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { CloseAction, ErrorAction } from 'vscode-languageclient';
import { createServerLifecycle } from '../../client/src/server-lifecycle';
import { clientCommands } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';

describe('the server', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date'] }));
  afterEach(() => mock.timers.reset());

  function start() {
    const reasons: string[] = [];
    const warnings: string[] = [];
    const channel = { warn: (message: string) => warnings.push(message) };
    const lifecycle = createServerLifecycle(channel as never, (why) => reasons.push(why));
    return {
      lifecycle,
      reasons,
      warnings,
      /** The server ends. @returns whether it is started again */
      endServer: async () => {
        const { action, message } = await lifecycle.errorHandler.closed();
        assert.equal(message === undefined, action === CloseAction.Restart);
        return action === CloseAction.Restart;
      },
      listLenses: () => desk.codeLensProvider!.provideCodeLenses() as { command: { command: string } }[],
    };
  }

  it('the server is started again four times within three minutes, and no fifth time', async () => {
    const { endServer, listLenses, reasons, warnings } = start();
    for (let times = 0; times < 4; times++) assert.equal(await endServer(), true);
    assert.deepEqual([warnings.length, listLenses(), desk.dialogs], [4, [], []]);
    mock.timers.tick(3 * 60 * 1000 - 1);
    assert.equal(await endServer(), false);
    const why = 'Its server ended 5 times within three minutes.';
    assert.deepEqual(reasons, [why]);
    assert.deepEqual(
      desk.dialogs.map(({ text, labels }) => [text, labels]),
      [[`Asdic has stopped. ${why}`, ['Restart', 'Show Output']]],
    );
    for (let times = 0; times < 4; times++) assert.equal(await endServer(), true, 'after a restart by the user');
    assert.equal(await endServer(), false);
  });

  it('the server is started again however often it ends, if that takes longer', async () => {
    const { endServer } = start();
    for (let times = 0; times < 4; times++) await endServer();
    mock.timers.tick(3 * 60 * 1000);
    assert.equal(await endServer(), true);
  });

  it('the server that has stopped shows a lens that restarts it, until it runs again', () => {
    const { lifecycle, listLenses } = start();
    let changeCount = 0;
    desk.codeLensProvider!.onDidChangeCodeLenses!(() => changeCount++);
    lifecycle.markStopped('No Node.');
    assert.equal(changeCount, 1);
    assert.deepEqual(
      listLenses().map(({ command }) => command.command),
      [clientCommands.restart],
    );
    lifecycle.markRunning();
    assert.equal(changeCount, 2);
    assert.deepEqual(listLenses(), []);
  });

  it('the server is given up after more than three errors in a row of one message', async () => {
    const { lifecycle } = start();
    const getAction = async (count: number | undefined) =>
      (await lifecycle.errorHandler.error(new Error(''), undefined, count)).action;
    assert.equal(await getAction(undefined), ErrorAction.Continue);
    assert.equal(await getAction(3), ErrorAction.Continue);
    assert.equal(await getAction(4), ErrorAction.Shutdown);
  });
});
