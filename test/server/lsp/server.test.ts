import assert from 'node:assert/strict';
import { DiagnosticSeverity, DocumentDiagnosticReportKind, SymbolKind } from 'vscode-languageserver/node';
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  DocumentDiagnosticReport,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
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
  const at = (text: string, inside = 1) => ({ textDocument, position: positionAt(client.text(uri), text, inside) });
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const pull = (previousResultId?: string): Promise<DocumentDiagnosticReport> =>
    ask('textDocument/diagnostic', { textDocument, previousResultId });
  const itemsOf = (report: DocumentDiagnosticReport) =>
    report.kind === DocumentDiagnosticReportKind.Full ? report.items : undefined;
  const hoverOn = async (text: string): Promise<string> => {
    const found = await ask<Hover | null>('textDocument/hover', at(text));
    return found ? (found.contents as { value: string }).value : '';
  };
  const lenses = (): Promise<CodeLens[]> => ask('textDocument/codeLens', { textDocument });
  const actions = (text: string, only?: string[]): Promise<CodeAction[]> => {
    const position = positionAt(client.text(uri), text, 1);
    return ask('textDocument/codeAction', {
      textDocument,
      range: { start: position, end: position },
      context: { diagnostics: [], only },
    });
  };

  describe('with a client that can pull', () => {
    it('answers problems when it is asked, and pushes none', async () => {
      await start({}, biscay.replace('weather: rain', 'wether: rain'));
      const [problem, ...others] = itemsOf(await pull())!;
      assert.deepEqual(others, []);
      assert.equal(problem!.code, 'schema/unknown-key');
      assert.equal(problem!.source, 'asdic');
      assert.equal(problem!.severity, DiagnosticSeverity.Error);
      assert.deepEqual(problem!.range, { start: { line: 9, character: 4 }, end: { line: 9, character: 10 } });
      assert.deepEqual(client.published, []);
    });

    it('answers that nothing has changed while the problems are the same', async () => {
      await start();
      const first = await pull();
      await client.change(uri, 'Condors over', 'Condors above');
      assert.deepEqual(await pull(first.resultId), { kind: 'unchanged', resultId: first.resultId });
      await client.change(uri, 'weather: rain', 'weather: hail');
      const second = await pull(first.resultId);
      assert.equal(second.kind, 'full');
      assert.notEqual(second.resultId, first.resultId);
    });

    it('leads from a problem to the page of its rule, where the client can open it', async () => {
      await start({}, biscay.replace('action: naval', 'action: pass'));
      const [problem] = itemsOf(await pull())!;
      assert.deepEqual(problem!.codeDescription, { href: 'asdic-rule:/wif-ssw/owner-acted.md' });
      assert.equal(problem!.relatedInformation?.[0]?.location.uri, uri);
      const { text } = await ask<{ text: string }>('workspace/textDocumentContent', {
        uri: problem!.codeDescription.href,
      });
      assert.match(text, /^# The owner must have taken an action/);
      assert.match(text, /\]\(\.\.\/wif-ssw\/index\.md\)/);
    });
  });

  describe('with a client that cannot pull', () => {
    const pushes = { capabilities: { textDocument: {} } };

    it('pushes problems with the version, and takes them back when the document is closed', async () => {
      await start(pushes);
      assert.equal(client.answer.capabilities.diagnosticProvider, undefined);
      await eventually(() => client.published.length > 0);
      assert.deepEqual(client.published.at(-1), { uri, version: 1, diagnostics: [] });
      await client.change(uri, 'weather: rain', 'wether: rain');
      const received = await eventually(
        () => client.published.find(({ version }) => version === 2),
        (found) => found !== undefined,
      );
      assert.equal(received!.diagnostics.length, 1);
      assert.equal(received!.diagnostics[0]!.codeDescription, undefined);
      await client.close(uri);
      await eventually(() => client.published.at(-1)!.version === undefined);
      assert.deepEqual(client.published.at(-1)!.diagnostics, []);
    });

    it('never pushes an older version after a newer one', async () => {
      await start(pushes);
      for (let points = 13; points < 40; points++)
        await client.change(uri, `convoyPoints: ${points - 1}`, `convoyPoints: ${points}`);
      await eventually(() => client.published.at(-1)?.version === 28);
      const versions = client.published.map(({ version }) => version!);
      assert.deepEqual(
        versions,
        [...versions].sort((a, b) => a - b),
      );
    });
  });

  it('explains a value by its arithmetic', async () => {
    await start({ options: { clientCommands: true } });
    const text = await hoverOn('rain');
    assert.match(text, /highest section of a participating submarine: 4 \(flotilla-1, line 15\) \| -4/);
    assert.match(text, /\*\*total\*\* \| \*\*0\*\* \| six surprise points/);
    assert.match(text, /command:asdic\.showRule/);
  });

  it('explains the current text, however fast it changes', async () => {
    await start();
    await client.change(uri, 'search.subs: 4', 'search.subs: 9');
    await client.change(uri, 'weather: rain', 'weather: storm');
    assert.match(await hoverOn('storm'), /^\*\*Storm\*\*/);
  });

  it('has nothing to say of documents that are not open, and of places beyond the text', async () => {
    await start();
    const nowhere = { uri: 'file:///work/other.scenario.yaml' };
    assert.equal(await ask('textDocument/hover', { textDocument: nowhere, position: { line: 0, character: 0 } }), null);
    assert.deepEqual(await ask('textDocument/codeLens', { textDocument: nowhere }), []);
    assert.deepEqual(await ask('textDocument/diagnostic', { textDocument: nowhere }), { kind: 'full', items: [] });
    assert.equal(await ask('textDocument/hover', { textDocument, position: { line: 999, character: 9 } }), null);
  });

  it('calls the client with its lenses where the client has the commands, else the server', async () => {
    await start({ options: { clientCommands: true } });
    const [resolve, odds] = await lenses();
    assert.equal(resolve!.command!.title, 'Resolve with table dice');
    assert.equal(resolve!.command!.command, 'asdic.resolve');
    assert.deepEqual(resolve!.command!.arguments, [{ uri, document: 0, id: 'biscay' }]);
    assert.equal(odds!.command!.command, 'asdic.odds');
    await client.stop();
    await start();
    assert.deepEqual(
      (await lenses()).map(({ command }) => command!.command),
      ['asdic.server.resolve', 'asdic.server.odds'],
    );
  });

  it('shows no lenses where the setting forbids them', async () => {
    const settings = { lenses: { enabled: false } };
    await start({
      capabilities: { ...ableClient, workspace: { ...ableClient.workspace, configuration: true } },
      prepare: (connection) =>
        connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => settings)),
    });
    assert.deepEqual(await lenses(), []);
  });

  it('offers fixes without their edits, and resolves these when one is chosen', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    assert.equal(fix!.edit, undefined);
    assert.equal(fix!.isPreferred, true);
    const { edit } = await ask<CodeAction>('codeAction/resolve', fix!);
    const [change] = edit!.documentChanges as TextDocumentEdit[];
    assert.deepEqual(change!.textDocument, { uri, version: 1 });
    assert.equal(change!.edits.length, 1);
  });

  it('resolves no fix of a text that has changed since', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    await client.change(uri, 'title:', '# a line more\ntitle:');
    assert.equal((await ask<CodeAction>('codeAction/resolve', fix!)).edit, undefined);
  });

  it('gives the edits at once to a client that cannot resolve them', async () => {
    await start({ capabilities: {} }, biscay.replace('weather: rain', 'wether: rain'));
    const [fix] = await actions('wether', ['quickfix']);
    assert.ok(fix!.edit!.changes![uri]);
  });

  it('fixes all problems of a file only when that is asked for', async () => {
    await start({}, biscay.replace('weather: rain', 'wether: rain'));
    assert.ok((await actions('wether')).every(({ kind }) => !kind!.startsWith('source')));
    const [all, ...others] = await actions('title', ['source.fixAll']);
    assert.equal(all!.kind, 'source.fixAll.asdic');
    assert.deepEqual(others, []);
  });

  it('offers the actions of the combat at the cursor', async () => {
    await start({ options: { clientCommands: true } });
    const found = (await actions('flotilla-7')).map(({ command }) => command?.command);
    assert.deepEqual(found, ['asdic.resolve', 'asdic.odds']);
  });

  it('outlines and folds the file', async () => {
    await start();
    const [scenario] = await ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
    assert.equal(scenario!.name, 'Condors over Biscay');
    const combat = scenario!.children!.find(({ kind }) => kind === SymbolKind.Event);
    assert.equal(combat!.name, 'biscay');
    const ranges = await ask<FoldingRange[]>('textDocument/foldingRange', { textDocument });
    assert.ok(ranges.some(({ startLine, endLine }) => startLine === 7 && endLine === 21));
  });

  it('finds where an id is declared and used, and renames it', async () => {
    await start();
    const [start1, start2] = [positionAt(biscay, '  germany:', 2), positionAt(biscay, 'power: germany', 7)];
    const declared = await ask<Location>('textDocument/definition', at('power: germany', 8));
    assert.deepEqual(declared.range.start, start1);
    const used = await ask<Location[]>('textDocument/references', {
      ...at('power: germany', 8),
      context: { includeDeclaration: false },
    });
    assert.ok(used.some(({ range }) => range.start.line === start2.line && range.start.character === start2.character));
    const edit = await ask<WorkspaceEdit>('textDocument/rename', { ...at('power: germany', 8), newName: 'reich' });
    assert.equal((edit.documentChanges as TextDocumentEdit[])[0]!.edits.length, used.length + 1);
    await assert.rejects(ask('textDocument/rename', { ...at('power: germany', 8), newName: 'cw' }), /already/);
  });

  it('completes keys and values, the likeliest first', async () => {
    await start({}, biscay.replace('weather: rain', 'weather: '));
    const complete = async (text: string, inside: number): Promise<CompletionItem[]> =>
      ask('textDocument/completion', at(text, inside));
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

  it('reads tables through the client, within the workspace folder alone, and follows their changes', async () => {
    const asked: string[] = [];
    let modifier = '-2';
    await start(
      {
        folders: ['file:///work'],
        options: { readFile: true },
        prepare: (connection) =>
          connection.onRequest('asdic/readFile', (params: { uri: string }) => {
            asked.push(params.uri);
            return `fine: { 1: -2, 2: -1, 3: 0, 4: 0 }\nrain: { 1: -4, 2: -3, 3: ${modifier}, 4: 0 }\nsnow: { 1: -4, 2: -3, 3: -2, 4: 0 }\n`;
          }),
      },
      biscay.replace(
        'engagements:',
        'tables: { sectionModifiers: tables/sections.yaml, navalCombatChart: ../../chart.yaml }\nengagements:',
      ),
    );
    assert.match(await hoverOn('rain'), /submarines in section 3 attack at -2/);
    modifier = '-3';
    const changes = [{ uri: 'file:///work/tables/sections.yaml', type: 2 }];
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    assert.match(await hoverOn('rain'), /submarines in section 3 attack at -3/);
    assert.deepEqual(asked, ['file:///work/tables/sections.yaml', 'file:///work/tables/sections.yaml']);
  });

  it('reads files of its own host itself, which follows links, and follows a change of the workspace folders', async () => {
    const asked: string[] = [];
    const sections =
      'fine: { 1: -2, 2: -1, 3: 0, 4: 0 }\nrain: { 1: -4, 2: -3, 3: -2, 4: 0 }\nsnow: { 1: -4, 2: -3, 3: -2, 4: 0 }\n';
    await start(
      {
        capabilities: { ...ableClient, workspace: { ...ableClient.workspace, workspaceFolders: true } },
        options: { readFile: true },
        runtime: {
          readFile: (file, folder) => {
            asked.push(`${file} in ${folder}`);
            return Promise.resolve(sections);
          },
        },
        prepare: (connection) =>
          connection.onRequest('workspace/workspaceFolders', () => [{ uri: 'file:///work', name: 'work' }]),
      },
      biscay.replace('engagements:', 'tables: { sectionModifiers: tables/sections.yaml }\nengagements:'),
    );
    await hoverOn('rain');
    assert.deepEqual(asked, []);
    const event = { added: [{ uri: 'file:///work', name: 'work' }], removed: [] };
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    await eventually(
      () => hoverOn('rain'),
      (said) => said.includes('submarines in section 3 attack at -2'),
    );
    assert.deepEqual(asked, ['file:///work/tables/sections.yaml in file:///work/']);
  });
});

describe('the language server, when something fails in it', () => {
  it('logs an error and goes on', async () => {
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
    assert.match(client.errors[0]!, /Following a change failed: Error: the clock has stopped/);
    const position = positionAt(biscay, 'rain', 1);
    const found = await client.connection.sendRequest<Hover>('textDocument/hover', { textDocument: { uri }, position });
    assert.ok(found.contents);
    await client.stop();
  });
});
