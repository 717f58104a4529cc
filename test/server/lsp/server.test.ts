import assert from 'node:assert/strict';
import { SymbolKind } from 'vscode-languageserver/node';
import type {
  CodeLens,
  CompletionItem,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  SymbolInformation,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { ableClient, eventually, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

describe('the language server', () => {
  let client: TestClient;
  async function start(options: ClientOptions = {}, text = biscay): Promise<void> {
    client = await startClient(options);
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const textDocument = { uri };
  const createParams = (text: string, inside = 1) => ({
    textDocument,
    position: positionAt(client.text(uri), text, inside),
  });
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const readHover = async (text: string): Promise<string> => {
    const hover = await ask<Hover | null>('textDocument/hover', createParams(text));
    return hover ? (hover.contents as { value: string }).value : '';
  };
  const requestLenses = (): Promise<CodeLens[]> => ask('textDocument/codeLens', { textDocument });

  it('explains a value by its arithmetic in a hover', async () => {
    await start({ options: { clientCommands: true } });
    const text = await readHover('rain');
    assert.match(
      text,
      /highest section of a participating submarine: 4 \(flotilla-1, \[line 15\]\(file:[^)]*#L15\)\) \| -4/,
    );
    assert.match(text, /search\*\* \| \*\*0\*\* \| six surprise points/);
    assert.match(text, /command:asdic\.showRule/);
  });

  it('explains the current text, however fast it changes', async () => {
    await start();
    await client.change(uri, 'search.subs: 4', 'search.subs: 9');
    await client.change(uri, 'weather: rain', 'weather: storm');
    assert.match(await readHover('storm'), /^\*\*Storm\*\*/);
  });

  it('returns nothing for documents that are not open and positions outside of the text', async () => {
    await start();
    const nowhere = { uri: 'file:///work/other.scenario.yaml' };
    assert.equal(await ask('textDocument/hover', { textDocument: nowhere, position: { line: 0, character: 0 } }), null);
    assert.deepEqual(await ask('textDocument/codeLens', { textDocument: nowhere }), []);
    assert.deepEqual(await ask('textDocument/diagnostic', { textDocument: nowhere }), { kind: 'full', items: [] });
    assert.equal(await ask('textDocument/hover', { textDocument, position: { line: 999, character: 9 } }), null);
  });

  it('uses client commands in lenses when the client has them, otherwise server commands', async () => {
    await start({ options: { clientCommands: true } });
    const [resolve, advise] = await requestLenses();
    assert.equal(resolve!.command!.title, 'Resolve (dice from the file)');
    assert.equal(resolve!.command!.command, 'asdic.resolve');
    assert.deepEqual(resolve!.command!.arguments, [{ uri, document: 0, id: 'biscay' }]);
    assert.equal(advise!.command!.command, 'asdic.advise');
    await client.stop();
    await start();
    assert.deepEqual(
      (await requestLenses()).map(({ command }) => command!.command),
      ['asdic.server.resolve', 'asdic.server.advise', 'asdic.server.odds'],
    );
  });

  it('shows no lenses when the setting disables them', async () => {
    const settings = { lenses: { enabled: false } };
    await start({
      capabilities: { ...ableClient, workspace: { ...ableClient.workspace, configuration: true } },
      prepare: (connection) =>
        connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => settings)),
    });
    assert.deepEqual(await requestLenses(), []);
  });

  it('requests the settings again when the client reports a change', async () => {
    let enabled = true;
    await start({
      capabilities: { ...ableClient, workspace: { ...ableClient.workspace, configuration: true } },
      prepare: (connection) =>
        connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
          items.map(() => ({ lenses: { enabled } })),
        ),
    });
    assert.equal((await requestLenses()).length, 3);
    enabled = false;
    assert.equal((await requestLenses()).length, 3, 'settings are kept until the client says that they changed');
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    assert.deepEqual(await requestLenses(), []);
  });

  it('accepts pushed settings, with or without the name of the extension', async () => {
    await start();
    assert.equal((await requestLenses()).length, 3);
    const pushSettings = (settings: object) =>
      client.connection.sendNotification('workspace/didChangeConfiguration', { settings });
    const off = { lenses: { enabled: false } };
    await pushSettings({ asdic: off });
    assert.deepEqual(await requestLenses(), []);
    await pushSettings({});
    assert.equal((await requestLenses()).length, 3, 'a setting that is absent has its default');
    await pushSettings(off);
    assert.deepEqual(await requestLenses(), []);
  });

  it('sends the outline and folding ranges of a file', async () => {
    await start();
    const [scenario] = await ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
    assert.equal(scenario!.name, 'Condors over Biscay');
    const combat = scenario!.children!.find(({ kind }) => kind === SymbolKind.Event);
    assert.equal(combat!.name, 'biscay');
    const ranges = await ask<FoldingRange[]>('textDocument/foldingRange', { textDocument });
    assert.ok(ranges.some(({ startLine, endLine }) => startLine === 7 && endLine === 21));
  });

  it('limits the outline by the setting, and shows a message without waiting for an answer', async () => {
    const shownMessages: string[] = [];
    const requests: string[] = [];
    await start({
      capabilities: { ...ableClient, workspace: { configuration: true } },
      prepare: (connection) => {
        connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
          items.map(() => ({ outline: { maxSymbols: 3 } })),
        );
        connection.onNotification(
          'window/showMessage',
          ({ message }: { message: string }) => void shownMessages.push(message),
        );
        connection.onRequest('window/showMessageRequest', () => void requests.push('for an answer'));
      },
    });
    for (let time = 0; time < 2; time++) await ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
    await eventually(() => shownMessages.length > 0);
    assert.match(
      shownMessages.join(),
      /^The outline of [^ ]+ shows its first 3 entries\. Raise `asdic\.outline\.maxSymbols`/,
    );
    assert.deepEqual(requests, []);
  });

  it('sends plain text and a flat outline to a client without Markdown and without a hierarchy', async () => {
    await start({ capabilities: { textDocument: { hover: { contentFormat: ['plaintext'] } } } });
    const { contents } = await ask<{ contents: { kind: string; value: string } }>(
      'textDocument/hover',
      createParams('rain', 1),
    );
    assert.equal(contents.kind, 'plaintext');
    assert.match(contents.value, /^Rain/);
    assert.doesNotMatch(contents.value, /\*\*|\]\(|---/);
    const flat = await ask<SymbolInformation[]>('textDocument/documentSymbol', { textDocument });
    const unit = flat.find(({ name }) => name === 'flotilla-7')!;
    assert.deepEqual(unit.location.uri, uri);
    assert.ok(flat.some(({ name }) => name === unit.containerName));
    const items = await ask<CompletionItem[]>('textDocument/completion', createParams('weather: rain', 9));
    assert.ok(items.every(({ documentation }) => (documentation as { kind: string } | undefined)?.kind !== 'markdown'));
  });

  it('rejects an unknown command', async () => {
    await start();
    const unknown = { command: 'asdic.server.nothing', arguments: [] };
    await assert.rejects(ask('workspace/executeCommand', unknown), /There is no command asdic\.server\.nothing/);
  });

  it('finds the declaration and references of an id, and renames it', async () => {
    await start();
    const [start1, start2] = [positionAt(biscay, '  germany:', 2), positionAt(biscay, 'power: germany', 7)];
    const declared = await ask<Location>('textDocument/definition', createParams('power: germany', 8));
    assert.deepEqual(declared.range.start, start1);
    const used = await ask<Location[]>('textDocument/references', {
      ...createParams('power: germany', 8),
      context: { includeDeclaration: false },
    });
    assert.ok(used.some(({ range }) => range.start.line === start2.line && range.start.character === start2.character));
    const edit = await ask<WorkspaceEdit>('textDocument/rename', {
      ...createParams('id: condor', 5),
      newName: 'kondor',
    });
    assert.equal((edit.documentChanges as TextDocumentEdit[])[0]!.edits.length, 1);
    await assert.rejects(
      ask('textDocument/rename', { ...createParams('power: germany', 8), newName: 'reich' }),
      /would change more than a name: The rules know Germany/,
    );
    await assert.rejects(
      ask('textDocument/rename', { ...createParams('power: germany', 8), newName: 'cw' }),
      /already/,
    );
  });

  it('completes keys and values, the likeliest first', async () => {
    await start({}, biscay.replace('weather: rain', 'weather: '));
    const complete = async (text: string, inside: number): Promise<CompletionItem[]> =>
      ask('textDocument/completion', createParams(text, inside));
    const values = await complete('weather: ', 9);
    assert.deepEqual(
      values.map(({ label }) => label),
      ['fine', 'rain', 'snow', 'storm', 'blizzard'],
    );
    assert.deepEqual(
      values.map(({ sortText }) => sortText),
      values.map(({ sortText }) => sortText).sort(),
    );
    await client.change(uri, 'weather: ', 'weather: rain\n    ');
    const keys = await complete('weather: rain\n    ', 18);
    const lands = keys.find(({ label }) => label === 'expect');
    assert.deepEqual((lands!.textEdit as TextEdit).range.start, { line: 10, character: 4 });
  });

  it('reads tables through the client, only within the workspace folder, and follows their changes', async () => {
    const requests: string[] = [];
    let modifier = '-2';
    await start(
      {
        folders: ['file:///work'],
        options: { readFile: true },
        prepare: (connection) =>
          connection.onRequest('asdic/readFile', (params: { uri: string }) => {
            requests.push(params.uri);
            if (!params.uri.endsWith('sections.yaml')) return null;
            return `fine: { 1: -2, 2: -1, 3: 0, 4: 0 }\nrain: { 1: -4, 2: -3, 3: ${modifier}, 4: 0 }\nsnow: { 1: -4, 2: -3, 3: -2, 4: 0 }\n`;
          }),
      },
      biscay.replace(
        'engagements:',
        'tables: { sectionModifiers: tables/sections.yaml, navalCombatChart: ../../chart.yaml }\nengagements:',
      ),
    );
    assert.match(await readHover('rain'), /submarines in section 3 attack at -2/);
    modifier = '-3';
    const changes = [{ uri: 'file:///work/tables/sections.yaml', type: 2 }];
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    assert.match(await readHover('rain'), /submarines in section 3 attack at -3/);
    const tables = requests.filter((file) => file.includes('/tables/'));
    assert.deepEqual(tables, ['file:///work/tables/sections.yaml', 'file:///work/tables/sections.yaml']);
    assert.ok(requests.every((file) => file.startsWith('file:///work/')));
  });

  it('reads files of its host itself, with links, and follows changes of the workspace folders', async () => {
    const requests: string[] = [];
    const sections =
      'fine: { 1: -2, 2: -1, 3: 0, 4: 0 }\nrain: { 1: -4, 2: -3, 3: -2, 4: 0 }\nsnow: { 1: -4, 2: -3, 3: -2, 4: 0 }\n';
    await start(
      {
        capabilities: { ...ableClient, workspace: { ...ableClient.workspace, workspaceFolders: true } },
        options: { readFile: true },
        runtime: {
          readFile: (file, folder) => {
            requests.push(`${file} in ${folder}`);
            return Promise.resolve(file.endsWith('sections.yaml') ? sections : undefined);
          },
        },
        prepare: (connection) =>
          connection.onRequest('workspace/workspaceFolders', () => [{ uri: 'file:///', name: 'all' }]),
      },
      biscay.replace('engagements:', 'tables: { sectionModifiers: ../tables/sections.yaml }\nengagements:'),
    );
    await readHover('rain');
    assert.deepEqual(requests, ['file:///work/asdic.config.yaml in file:///work/']);
    const event = { added: [{ uri: 'file:///', name: 'all' }], removed: [] };
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await eventually(
      () => readHover('rain'),
      (hover) => hover.includes('submarines in section 3 attack at -2'),
    );
    assert.ok(requests.includes('file:///tables/sections.yaml in file:///'), requests.join());
  });
});

describe('errors inside the language server', () => {
  it('logs an error and continues', async () => {
    const client = await startClient({
      options: { notifications: true },
      runtime: {
        now() {
          throw new Error('the clock has stopped');
        },
      },
    });
    await client.open(uri, biscay);
    await eventually(() => client.errors.length > 0);
    assert.match(client.errors[0]!, /Refreshing after a change failed: Error: the clock has stopped/);
    const position = positionAt(biscay, 'rain', 1);
    const hover = await client.connection.sendRequest<Hover>('textDocument/hover', { textDocument: { uri }, position });
    assert.ok(hover.contents);
    await client.stop();
  });
});
