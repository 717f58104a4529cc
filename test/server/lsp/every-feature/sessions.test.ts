import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver/node';
import type { Hover, ResponseError } from 'vscode-languageserver/node';
import { serverCommands } from '../../../../server/src/protocol';
import type { StartWorker } from '../../../../server/src/work/threaded';
import { eventually, positionAt } from '../client';
import { biscay, uri } from '../scenario';
import { broken } from '../workspace-on-disk';
import { anyEditor, describeRows, listSections, sections } from './rows';

/** A worker that starts and never finishes. */
const startEndlessWorker: StartWorker = ({ onMessage }) => ({
  post: ({ type, id }) => {
    if (type === 'start') onMessage({ type: 'progress', id, progress: { done: 1, total: 4, unit: 'steps' } });
    if (type === 'cancel') onMessage({ type: 'cancelled', id });
  },
  terminate: () => undefined,
});

const isCancelled = ({ code }: ResponseError): boolean => code === LSPErrorCodes.RequestCancelled;

describeRows('Sessions', (editor, row) => {
  const { textDocument } = editor;
  const startEndless = () =>
    editor.start(biscay, { runtime: { loadWorkerStarter: () => Promise.resolve(startEndlessWorker) } });

  row('shows the progress of a long calculation, which the user can cancel', async () => {
    const progress: { token: string; value: { kind: string; cancellable?: boolean } }[] = [];
    await editor.start(biscay, {
      runtime: { loadWorkerStarter: () => Promise.resolve(startEndlessWorker) },
      prepare: (connection) =>
        connection.onNotification('$/progress', (params: (typeof progress)[number]) => void progress.push(params)),
    });
    const rounds = editor.run(serverCommands.rounds);
    rounds.catch(() => undefined);
    const begun = await eventually(() => progress[0]);
    assert.equal(begun!.value.cancellable, true);
    await editor.client.connection.sendNotification('window/workDoneProgress/cancel', { token: begun!.token });
    await assert.rejects(rounds, isCancelled);
    await eventually(() => progress.at(-1)!.value.kind === 'end');
  });

  row('answers during a calculation, and ends it when the editor cancels the request', async () => {
    await startEndless();
    const source = new CancellationTokenSource();
    const params = { command: serverCommands.rounds, arguments: [{ uri }] };
    const rounds = editor.client.connection.sendRequest('workspace/executeCommand', params, source.token);
    assert.ok((await editor.ask<Hover>('textDocument/hover', editor.positionIn('weather: rain', 10))).contents);
    source.cancel();
    await assert.rejects(rounds, isCancelled);
  });

  row('follows edits, whether it is sent the change or the whole text', async () => {
    await editor.start(broken);
    await editor.client.change(uri, 'wether', 'weather');
    assert.deepEqual(await editor.listProblems(), []);
    await editor.client.connection.sendNotification('textDocument/didChange', {
      textDocument: { ...textDocument, version: 3 },
      contentChanges: [{ text: broken }],
    });
    assert.equal((await editor.listProblems()).length, 1);
  });

  row('counts positions in UTF-8, UTF-16 or UTF-32, as the editor prefers', async () => {
    const text = biscay.replace('side: axis, action: naval', 'side: axis, "🌧": 1, action: navl');
    const { line, character } = positionAt(text, 'navl');
    for (const [encoding, more] of [
      ['utf-8', 2],
      ['utf-16', 0],
      ['utf-32', -1],
    ] as const) {
      if (encoding !== 'utf-8') await editor.client.stop();
      await editor.start(text, { capabilities: { ...anyEditor, general: { positionEncodings: [encoding] } } });
      assert.equal(editor.client.initializeResult.capabilities.positionEncoding, encoding);
      const problem = (await editor.listProblems()).find(({ message }) => (message as string).includes('navl'));
      assert.deepEqual(problem!.range.start, { line, character: character + more });
    }
  });

  row('ends when the editor shuts it down, and answers nothing after that', async () => {
    await editor.start();
    await editor.ask('shutdown');
    await assert.rejects(editor.listProblems(), /shut down/);
    await editor.client.stop().catch(() => undefined);
    await editor.start();
  });

  row(
    'has no call or type hierarchy, declaration, implementation, type definition, inline values or monikers',
    async () => {
      await editor.start();
      for (const method of [
        'prepareCallHierarchy',
        'prepareTypeHierarchy',
        'declaration',
        'implementation',
        'typeDefinition',
        'inlineValue',
        'moniker',
      ])
        await assert.rejects(
          editor.ask(`textDocument/${method}`, editor.positionIn('flotilla-7')),
          ({ code }: ResponseError) => code === -32601,
          method,
        );
    },
  );

  row('speaks English in every locale', async () => {
    await editor.start(broken, { locale: 'de' });
    const [problem] = await editor.listProblems();
    assert.match(problem!.message as string, /Did you mean/);
  });
});

describe('the list of what is supported', () => {
  it('every section of it has tests', () => {
    assert.deepEqual(listSections(), sections);
  });
});
