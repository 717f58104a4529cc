import assert from 'node:assert/strict';
import { ProgressType, SymbolKind } from 'vscode-languageserver/node';
import type {
  CompletionItem,
  DocumentDiagnosticReport,
  Hover,
  Location,
  SymbolInformation,
  WorkspaceDiagnosticReport,
} from 'vscode-languageserver/node';
import { eventually, positionAt } from './client';
import type { ClientOptions } from './client';
import { biscay } from './scenario';
import { broken, faulty, folder, sound, createWorkspaceOnDisk } from './workspace-on-disk';

describe('workspace diagnostics and symbols', () => {
  const workspace = createWorkspaceOnDisk();
  const { start, ask, pull, listItems, writeFile } = workspace;

  it('reports the diagnostics of files that are not open', async () => {
    await start();
    const [report, ...others] = listItems(await pull());
    assert.deepEqual(
      [report!.uri, report!.version, report!.items.map(({ code }) => code)],
      [faulty, null, ['schema/unknown-key']],
    );
    assert.deepEqual(others, []);
  });

  it('answers a workspace pull only after a change, with the changed files', async () => {
    await start();
    const [report] = listItems(await pull());
    let answered = false;
    const pendingAnswer = pull([{ uri: faulty, value: report!.resultId! }]).then((answer) => {
      answered = true;
      return answer;
    });
    await writeFile(sound, biscay.replace('rain', 'storm'));
    await ask('workspace/symbol', { query: '' });
    assert.equal(answered, false);
    await writeFile(faulty, biscay);
    assert.deepEqual(
      listItems(await pendingAnswer).map(({ uri, items: diagnostics }) => [uri, diagnostics.length]),
      [[faulty, 0]],
    );
  });

  it('streams partial results to a client that supports them, until it cancels', async () => {
    await start();
    const seen: string[] = [];
    workspace.client.connection.onProgress(
      new ProgressType<WorkspaceDiagnosticReport>(),
      'part',
      (part: WorkspaceDiagnosticReport) => {
        for (const { uri, items: diagnostics } of listItems(part)) seen.push(`${uri} ${diagnostics.length}`);
      },
    );
    const answer = ask('workspace/diagnostic', { previousResultIds: [], partialResultToken: 'part' });
    await eventually(() => seen.length === 1);
    await writeFile(faulty, undefined);
    await eventually(() => seen.length === 2);
    assert.deepEqual(seen, [`${faulty} 1`, `${faulty} 0`]);
    void answer.catch(() => undefined);
  });

  it('skips an open file, and includes it again after it is closed', async () => {
    await start();
    await workspace.client.open(faulty, biscay);
    const report = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri: faulty } });
    assert.deepEqual(report.kind === 'full' && report.items, []);
    await workspace.client.close(faulty);
    const closed = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri: faulty } });
    assert.equal(closed.kind === 'full' && closed.items.length, 1);
  });

  it('includes neither excluded files nor, by the setting, files that are not open', async () => {
    const createOptions = (workspace: object): ClientOptions => ({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { configuration: true } },
      prepare: (connection) => connection.onRequest('workspace/configuration', () => [{ workspace }]),
    });
    await start(createOptions({ diagnostics: 'openFiles' }));
    assert.deepEqual(await ask('workspace/symbol', { query: '' }), []);
    await workspace.client.stop();
    workspace.disk.set(`${folder}/old/faulty.scenario.yaml`, broken);
    await start(createOptions({ exclude: ['faulty.*', 'old'] }));
    await eventually(
      async () => (await ask<SymbolInformation[]>('workspace/symbol', { query: 'flotilla-7' })).length === 1,
    );
  });

  it('shows a message when the workspace has more files than are checked', async () => {
    const shownMessages: string[] = [];
    await start({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { configuration: true } },
      prepare: (connection) => {
        connection.onRequest('workspace/configuration', () => [{ workspace: { maxFiles: 1 } }]);
        connection.onNotification(
          'window/showMessage',
          ({ message }: { message: string }) => void shownMessages.push(message),
        );
      },
    });
    await eventually(() => shownMessages.length === 1);
    assert.match(shownMessages[0]!, /checks the first 1 scenarios .* `asdic.workspace.maxFiles`/);
  });

  it('pushes workspace diagnostics to a client that does not pull', async () => {
    await start({ capabilities: {} });
    await eventually(() => workspace.client.published.length > 0);
    assert.deepEqual(
      workspace.client.published.map(({ uri, diagnostics }) => [uri, diagnostics.length]),
      [[faulty, 1]],
    );
  });

  it('finds the names of a file as they are on disk once it is closed without being saved', async () => {
    await start();
    const find = async (query: string) =>
      (await ask<SymbolInformation[]>('workspace/symbol', { query })).map(({ location }) => location.uri).toSorted();
    await eventually(
      () => find('flotilla-7'),
      (uris) => uris.length === 2,
    );
    await workspace.client.open(sound, biscay.replaceAll('flotilla-7', 'wolfpack'));
    await eventually(
      () => find('wolfpack'),
      (uris) => uris.length === 1,
    );
    await workspace.client.close(sound);
    assert.deepEqual(
      await eventually(
        () => find('flotilla-7'),
        (uris) => uris.length === 2,
      ),
      [faulty, sound],
    );
    assert.deepEqual(await find('wolfpack'), []);
  });

  it('finds declared names in open and closed scenarios', async () => {
    await start();
    await workspace.client.open(sound, biscay.replaceAll('flotilla-7', 'wolfpack'));
    const matches = await eventually(
      () => ask<SymbolInformation[]>('workspace/symbol', { query: 'wp' }),
      (symbols) => symbols.length === 1,
    );
    assert.deepEqual(
      [matches[0]!.name, matches[0]!.containerName, matches[0]!.location.uri],
      ['wolfpack', 'unit of Condors over Biscay', sound],
    );
    const [closed] = await eventually(
      () => ask<SymbolInformation[]>('workspace/symbol', { query: 'flotilla-7' }),
      (symbols) => symbols.length > 0,
    );
    assert.deepEqual([closed!.location.uri, closed!.location.range.start], [faulty, positionAt(broken, 'flotilla-7')]);
    const combats = await ask<SymbolInformation[]>('workspace/symbol', { query: 'biscay' });
    assert.ok(combats.some(({ name, kind }) => name === 'biscay' && kind === SymbolKind.Event));
  });

  describe('a table in a separate file', () => {
    const table = `${folder}/tables/modifiers.yaml`;
    const modifiers =
      "source: my box\nfine: { '1': -3, '2': -1, '3': 0, '4': 0 }\nrain: { '1': -4, '2': -2, '3': -1, '4': 0 }\nsnow: { '1': -5, '2': -3, '3': -1, '4': 0 }\n";
    const withTable = biscay.replace(
      'engagements:',
      'tables:\n  sectionModifiers: tables/modifiers.yaml\nengagements:',
    );

    beforeEach(() => {
      workspace.disk.set(sound, withTable);
      workspace.disk.delete(faulty);
      workspace.disk.set(table, modifiers);
    });

    it('reports the problems of a table in its own file', async () => {
      workspace.disk.set(table, modifiers.replace('source', 'sauce'));
      await start();
      const reports = listItems(await pull());
      const tableReport = reports.find(({ uri }) => uri === table)!;
      assert.deepEqual(tableReport.items[0]!.range, {
        start: { line: 0, character: 0 },
        end: { line: 0, character: 5 },
      });
      assert.ok(reports.some(({ uri }) => uri === sound));
      const pendingPull = pull(reports.map(({ uri, resultId }) => ({ uri, value: resultId! })));
      await writeFile(table, modifiers);
      assert.ok(listItems(await pendingPull).length > 0);
    });

    it('uses unsaved edits of an open table', async () => {
      await start();
      await workspace.client.open(sound, withTable);
      await workspace.client.open(table, modifiers, 'yaml');
      const countDiagnostics = async () => {
        const report = await ask<DocumentDiagnosticReport>('textDocument/diagnostic', { textDocument: { uri: sound } });
        return report.kind === 'full' ? report.items.length : undefined;
      };
      assert.equal(await countDiagnostics(), 0);
      await workspace.client.change(table, 'rain:', 'rainn:');
      await eventually(countDiagnostics, (count) => count !== undefined && count > 0);
      await workspace.client.change(table, 'rainn:', 'rain:');
      await eventually(countDiagnostics, (count) => count === 0);
    });

    it('completes the path of a table', async () => {
      const text = withTable.replace('tables/modifiers.yaml', '');
      workspace.disk.set(`${folder}/asdic.config.yaml`, '');
      await start();
      await workspace.client.open(sound, text);
      const position = positionAt(text, 'sectionModifiers: ', 'sectionModifiers: '.length);
      const completionItems = await ask<CompletionItem[]>('textDocument/completion', {
        textDocument: { uri: sound },
        position,
      });
      assert.ok(
        completionItems.some(({ label }) => label === 'tables/modifiers.yaml'),
        JSON.stringify(completionItems),
      );
    });

    it('goes from the path to the table, and links it', async () => {
      await start();
      await workspace.client.open(sound, withTable);
      const textDocument = { uri: sound };
      const position = positionAt(withTable, 'tables/modifiers', 3);
      const location = await ask<Location>('textDocument/definition', { textDocument, position });
      assert.equal(location.uri, table);
      const [link] = await ask<{ target: string; range: object }[]>('textDocument/documentLink', { textDocument });
      assert.equal(link!.target, table);
    });

    it('completes, explains and finds ids inside the table', async () => {
      await start();
      await workspace.client.open(sound, withTable);
      await ask('textDocument/diagnostic', { textDocument: { uri: sound } });
      await workspace.client.open(table, 'source: my box\n\n', 'yaml');
      const textDocument = { uri: table };
      const completionItems = await eventually(
        () => ask<CompletionItem[]>('textDocument/completion', { textDocument, position: { line: 1, character: 0 } }),
        (list) => list.length > 0,
      );
      const rain = completionItems.find(({ label }) => label === 'rain')!;
      assert.deepEqual((rain.textEdit as { range: object }).range, {
        start: { line: 1, character: 0 },
        end: { line: 1, character: 0 },
      });
      assert.doesNotMatch((rain.textEdit as { newText: string }).newText, /\n {3}/);
      const hover = await ask<Hover>('textDocument/hover', { textDocument, position: { line: 0, character: 2 } });
      assert.deepEqual(hover.range, { start: { line: 0, character: 0 }, end: { line: 0, character: 6 } });
    });
  });
});
