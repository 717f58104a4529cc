import assert from 'node:assert/strict';
import type { LanguageClientOptions } from 'vscode-languageclient';
import { start, stop } from '../../client/src/start';
import {
  type AsdicInitializationOptions,
  clientCommands,
  statusNotification,
  inlineNotification,
  readFileRequest,
} from '../../server/src/protocol';
import { createClient, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';
import { Uri } from '../support/vscode/values';

const uri = 'file:///a.scenario.yaml';

describe('the start of the extension', () => {
  /** @param serverStart starts the server @param worker address of its worker */
  async function begin(serverStart: () => Promise<void> = () => Promise.resolve(), worker?: string) {
    const { client } = createClient({ tests: [], combats: [], newScenario: { games: [] } });
    const handlers = new Map<unknown, (params: object) => unknown>();
    const listen = (type: unknown, handler: (params: object) => unknown) => {
      handlers.set(type, handler);
      return { dispose: () => undefined };
    };
    let options: LanguageClientOptions | undefined;
    let isRunning = true;
    Object.assign(client, {
      onNotification: listen,
      onRequest: listen,
      start: serverStart,
      needsStop: () => isRunning,
      stop: () => Promise.resolve(void (isRunning = false)),
    });
    const memento = { get: (_key: string, fallback: unknown) => fallback, update: () => Promise.resolve() };
    const context = {
      extensionUri: Uri.parse('file:///asdic'),
      extension: { id: 'asdic.asdic', extensionUri: Uri.parse('file:///asdic') },
      globalState: memento,
      workspaceState: memento,
      subscriptions: [] as { dispose(): void }[],
    };
    const host = {
      makeClient(clientOptions: LanguageClientOptions) {
        options = clientOptions;
        return client;
      },
      runtime: { name: 'Node', platform: 'linux' },
      ...(worker !== undefined && { worker }),
    };
    const api = start(context as never, host);
    await settle();
    return { api, context, options: options!, send: (type: unknown, params: object) => handlers.get(type)!(params) };
  }

  it('registers every command, and takes what the server sends', async () => {
    const editor = new Editor(new Document(uri, 'combats:\n- id: north'));
    Object.assign(desk, { activeEditor: editor, visibleEditors: [editor], documents: [editor.document] });
    const { api, context, send } = await begin();
    for (const command of Object.values(clientCommands)) assert.ok(desk.registered.has(command), command);
    assert.equal(desk.statusItem.busy, false);
    send(statusNotification, {
      uri,
      rulesets: [{ id: 'aare', title: 'Enhanced' }],
      scenarios: 1,
      combats: 1,
      problems: 0,
      milliseconds: 1,
    });
    assert.equal(desk.statusItem.text, 'Enhanced');
    send(inlineNotification, {
      uri,
      version: 1,
      results: [{ document: 0, id: 'north', line: 1, text: '61%', whole: '', stale: false }],
    });
    assert.equal(editor.decorations.length, 1);
    desk.folders = [{ uri: Uri.parse('file:///'), name: 'all' }];
    assert.equal(await send(readFileRequest, { uri }), 'combats:\n- id: north');
    assert.deepEqual([api.errors(), api.warnings()], [[], []]);
    for (const each of context.subscriptions) each.dispose();
  });

  it('says why the server does not start, and keeps the error for a report', async () => {
    const { api, options } = await begin(() => Promise.reject(new Error('No Node.')));
    assert.deepEqual(api.errors(), ['Error: No Node.']);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['Asdic has stopped. No Node.'],
    );
    assert.deepEqual([desk.statusItem.text, desk.statusItem.detail], ['Asdic has stopped', 'No Node.']);
    options.outputChannel!.error('more');
    options.outputChannel!.warn('careful');
    assert.deepEqual([api.errors()[1], api.warnings()], ['more', ['careful']]);
    assert.equal((options.initializationFailedHandler as () => boolean)(), false, 'the error is shown once');
  });

  it('tells a server in a worker where its own worker is', async () => {
    const getWorker = async (worker?: string) =>
      ((await begin(undefined, worker)).options.initializationOptions as AsdicInitializationOptions).worker;
    assert.equal(await getWorker('https://host/worker.js'), 'https://host/worker.js');
    assert.equal(await getWorker(), undefined);
  });

  it('the start of the extension is undone with the end of the server, once', async () => {
    await begin();
    assert.ok(stop());
    assert.equal(stop(), undefined);
  });
});
