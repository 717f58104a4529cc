import assert from 'node:assert/strict';
import type { CompletionItem, Hover } from 'vscode-languageserver/node';
import { eventually, positionAt } from './client';
import { broken, faulty, folder, createWorkspaceOnDisk } from './workspace-on-disk';

describe('workspace folders and configurations', () => {
  const workspace = createWorkspaceOnDisk();
  const { start, ask, pull, listItems, writeFile } = workspace;

  it('excludes files by the configuration, until the configuration changes', async () => {
    workspace.disk.set(`${folder}/asdic.config.yaml`, 'exclude: [faulty.*, drafts/**]\n');
    workspace.disk.set(`${folder}/drafts/old.scenario.yaml`, broken);
    workspace.disk.set(`${folder}/other.scenario.yaml`, broken);
    await start();
    assert.deepEqual(
      listItems(await pull()).map(({ uri }) => uri),
      [`${folder}/other.scenario.yaml`],
    );
    await writeFile(`${folder}/asdic.config.yaml`, 'exclude: [other.*]\n');
    const uris = await eventually(
      async () => listItems(await pull()).map(({ uri }) => uri),
      (listed) => listed.length === 2,
    );
    assert.deepEqual([...uris].sort(), [`${folder}/drafts/old.scenario.yaml`, faulty]);
  });

  it('checks files in every workspace folder, each by its own configuration', async () => {
    const other = 'file:///other';
    workspace.disk.set(`${other}/asdic.config.yaml`, 'severity: { schema/unknown-key: hint }\n');
    workspace.disk.set(`${other}/faulty.scenario.yaml`, broken);
    await start({ folders: [folder, other] });
    const lines = await eventually(
      async () => listItems(await pull()).map(({ uri, items: [item] }) => `${uri} ${item?.severity}`),
      (list) => list.length === 2,
    );
    assert.deepEqual([...lines].sort(), [`${other}/faulty.scenario.yaml 4`, `${faulty} 1`].sort());
  });

  it('follows folders that change while the server is loading', async () => {
    const other = 'file:///other/faulty.scenario.yaml';
    workspace.disk.clear();
    workspace.disk.set(other, broken);
    let loading: (() => void)[] | undefined = [];
    await start({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { workspaceFolders: true } },
      runtime: { setImmediate: (callback) => void (loading ? loading.push(callback) : setImmediate(callback)) },
      prepare: (connection) =>
        connection.onRequest('workspace/workspaceFolders', () => [{ uri: 'file:///other', name: 'other' }]),
    });
    const event = { added: [], removed: [] };
    await workspace.client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await assert.rejects(ask('asdic/anything', {}), /Unhandled method/, 'all messages before it have been read');
    const callbacks = loading;
    loading = undefined;
    for (const callback of callbacks) callback();
    assert.deepEqual(
      listItems(await pull()).map(({ uri }) => uri),
      [other],
    );
  });

  it('lists and reads files through the client when the host has none', async () => {
    const [virtual, requested] = ['vscode-vfs://github/fleet', 'vscode-vfs://github/fleet/faulty.scenario.yaml'];
    const requests: unknown[] = [];
    await start({
      folders: [virtual],
      options: { readFile: true, listFiles: true },
      runtime: { readFile: undefined, listFiles: undefined },
      prepare: (connection) => {
        connection.onRequest('asdic/listFiles', (params) => {
          requests.push(params);
          return { uris: [requested], more: false };
        });
        connection.onRequest('asdic/readFile', ({ uri }: { uri: string }) => (uri === requested ? broken : null));
      },
    });
    assert.deepEqual(
      listItems(await pull()).map(({ uri }) => uri),
      [requested],
    );
    assert.deepEqual(requests, [
      { folder: virtual, exclude: ['**/node_modules/**', '**/.*/**'], most: 1_000, what: 'scenarios' },
    ]);
  });

  it('completes keys and values inside a configuration', async () => {
    await start();
    const uri = `${folder}/asdic.config.yaml`;
    const text = 'severity: { schema/value: warning }\ndefaults:\n  wif-ssw:\n    options:\n      emptyConvoy: \n';
    await workspace.client.open(uri, text, 'yaml');
    const textDocument = { uri };
    const completionItems = await ask<CompletionItem[]>('textDocument/completion', {
      textDocument,
      position: { line: 4, character: 19 },
    });
    assert.deepEqual(
      completionItems.map(({ label }) => label),
      ['no-target', 'one-ship'],
    );
    const hover = await ask<Hover>('textDocument/hover', {
      textDocument,
      position: positionAt(text, 'schema/value', 2),
    });
    assert.match((hover.contents as { value: string }).value, /A word is one of those/);
  });

  it('reports the problems of an open configuration without scenarios under it', async () => {
    workspace.disk.clear();
    await start();
    const uri = `${folder}/asdic.config.yaml`;
    const listCodes = async () =>
      listItems(await pull([{ uri: 'file:///none', value: '' }])).flatMap((report) =>
        report.items.map(({ code }) => code),
      );
    await workspace.client.open(uri, 'severity: { schema/value: loud }\n', 'yaml');
    assert.deepEqual(await eventually(listCodes, (reported) => reported.length > 0), ['schema/value']);
    await workspace.client.change(uri, 'loud', 'hint }\nsevrity: {');
    assert.deepEqual(await eventually(listCodes, (reported) => reported.includes('schema/unknown-key')), [
      'schema/unknown-key',
    ]);
    await workspace.client.close(uri);
    const previousResults = [{ uri, value: 'w0' }];
    const closed = await eventually(
      async () => listItems(await pull(previousResults)),
      (reports) => reports.every((report) => report.items.length === 0),
    );
    assert.equal(closed[0]?.uri, uri);
  });

  it('reports the problem of a configuration once, also when a scenario under it has it too', async () => {
    const uri = `${folder}/asdic.config.yaml`;
    const text = 'severity: { schema/value: loud }\n';
    workspace.disk.set(uri, text);
    await start();
    await workspace.client.open(uri, text, 'yaml');
    const pullDiagnostics = async () => listItems(await pull()).find((report) => report.uri === uri)?.items ?? [];
    assert.equal((await eventually(pullDiagnostics, (diagnostics) => diagnostics.length > 0)).length, 1);
  });
});
