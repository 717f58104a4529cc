import assert from 'node:assert/strict';
import { ProgressType } from 'vscode-languageserver/node';
import type { Diagnostic, WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { eventually } from '../client';
import { biscay, createUnmet, uri } from '../scenario';
import { broken, faulty, folder, sound } from '../workspace-on-disk';
import { anyEditor, describeRows, scenarioFile } from './rows';

const { diagnostic: _, ...withoutPull } = anyEditor.textDocument!;

describeRows('Problems', (editor, row) => {
  row('pushes problems, with the version of the text, to editors that do not ask for them', async () => {
    await editor.start(broken, { capabilities: { ...anyEditor, textDocument: withoutPull } });
    const published = await eventually(() => editor.client.published.find(({ diagnostics }) => diagnostics.length > 0));
    assert.deepEqual([published!.uri, published!.version], [uri, 1]);
  });

  row('answers editors that ask for problems, and says when they have not changed', async () => {
    await editor.start(broken);
    const { items, resultId } = await editor.ask<{ items: Diagnostic[]; resultId: string }>('textDocument/diagnostic', {
      textDocument: editor.textDocument,
    });
    assert.deepEqual(
      items.map(({ code }) => code),
      ['schema/unknown-key'],
    );
    const again = { textDocument: editor.textDocument, previousResultId: resultId };
    assert.deepEqual(await editor.ask('textDocument/diagnostic', again), { kind: 'unchanged', resultId });
  });

  row('tells of problems in files that are not open, in parts as they come', async () => {
    editor.disk.set(faulty, broken);
    await editor.start();
    const reports: string[] = [];
    const parts = new ProgressType<WorkspaceDiagnosticReport>();
    editor.client.connection.onProgress(parts, 'parts', ({ items }) => {
      for (const report of items) if (report.kind === 'full') reports.push(`${report.uri} ${report.items.length}`);
    });
    const answer = editor.ask('workspace/diagnostic', { previousResultIds: [], partialResultToken: 'parts' });
    await eventually(() => reports.length === 1);
    await editor.write(faulty, biscay);
    await eventually(() => reports.length === 2);
    assert.deepEqual(reports, [`${faulty} 1`, `${faulty} 0`]);
    answer.catch(() => undefined);
  });

  row('asks to be asked again when slow checks are done', async () => {
    await editor.start(createUnmet(5));
    assert.deepEqual(await editor.listProblems(), []);
    await eventually(() => editor.serverMessages.refreshes > 0);
    assert.equal((await editor.listProblems()).length, 5);
  });

  row('links a problem to the page of its rule, and to the place that it follows from', async () => {
    await editor.start(biscay.replace('id: flotilla-1,', 'id: flotilla-7,').replace('section: 3', 'section: 9'), {
      options: { site: 'https://example.org/asdic' },
    });
    const problems = await editor.listProblems();
    for (const { codeDescription } of problems)
      assert.match(codeDescription?.href ?? '', /^https:\/\/example\.org\/asdic\/(codes|rules)\//);
    const related = problems.flatMap(({ relatedInformation = [] }) => relatedInformation);
    assert.deepEqual(
      related.map(({ location }) => [location.uri, location.range.start.line]),
      [[uri, biscay.split('\n').findIndex((line) => line.includes('id: flotilla-7'))]],
    );
  });

  row('silences a problem by a comment, and greys out a comment that silences nothing', async () => {
    await editor.start(biscay.replace('action: naval', 'action: pass'));
    const [problem] = await editor.listProblems();
    const silencing = (await editor.findActionsIn(problem!.range, 'quickfix')).find(({ title }) =>
      title.startsWith('Ignore'),
    );
    assert.match(await editor.resolveEdit(silencing), /asdic-ignore/);
    await editor.client.change(uri, 'pass', 'naval');
    await editor.client.change(uri, 'weather: rain', 'weather: rain # asdic-ignore wif-ssw/owner-passed');
    assert.deepEqual(
      (await editor.listProblems()).map(({ tags }) => tags),
      [[1]],
    );
  });

  row('takes severities from the settings, whether it asks for them or is sent them', async () => {
    const hint = { severity: { 'schema/unknown-key': 'hint' } };
    const listSeverities = async () => (await editor.listProblems()).map(({ severity }) => severity);
    editor.settings = hint;
    await editor.start(broken);
    assert.deepEqual(await listSeverities(), [4]);
    await editor.client.stop();
    await editor.start(broken, {
      capabilities: { ...anyEditor, workspace: { ...anyEditor.workspace, configuration: false } },
    });
    assert.deepEqual(await listSeverities(), [1]);
    await editor.client.connection.sendNotification('workspace/didChangeConfiguration', { settings: { asdic: hint } });
    await eventually(listSeverities, ([severity]) => severity === 4);
  });

  row('checks an open file again when a table changes on disk', async () => {
    const table = `${folder}/modifiers.yaml`;
    editor.disk.set(
      table,
      "source: my box\nfine: { '1': -3, '2': -1, '3': 0, '4': 0 }\nrain: { '1': -4, '2': -2, '3': -1, '4': 0 }\nsnow: { '1': -5, '2': -3, '3': -1, '4': 0 }\n",
    );
    await editor.start(biscay.replace('engagements:', 'tables: { sectionModifiers: modifiers.yaml }\nengagements:'));
    assert.deepEqual(await editor.listProblems(), []);
    assert.ok(editor.serverMessages.registered.includes('workspace/didChangeWatchedFiles'));
    await editor.write(table, undefined);
    await eventually(editor.listProblems, (problems) => problems.length > 0);
  });

  row('checks the files of folders that are added, and forgets those of removed ones', async () => {
    editor.disk.set('file:///other/faulty.scenario.yaml', broken);
    let folders = [folder, 'file:///other'];
    await editor.start(biscay, {
      prepare: (connection) =>
        connection.onRequest('workspace/workspaceFolders', () =>
          folders.map((address) => ({ uri: address, name: '' })),
        ),
    });
    const announceChange = () =>
      editor.client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
        event: { added: [], removed: [] },
      });
    const pull = async (previousResultIds: object[] = []) =>
      (await editor.ask<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds })).items;
    await announceChange();
    const [report] = await pull();
    assert.equal(report!.uri, 'file:///other/faulty.scenario.yaml');
    folders = [folder];
    await announceChange();
    const [withdrawn] = await pull([{ uri: report!.uri, value: report!.resultId }]);
    assert.deepEqual(withdrawn?.kind === 'full' && withdrawn.items, []);
  });

  row('leaves out the files that asdic.config.yaml excludes', async () => {
    editor.disk.set(scenarioFile('old'), broken);
    editor.disk.set(sound, biscay);
    editor.disk.set(`${folder}/asdic.config.yaml`, 'exclude: [old.*]\n');
    await editor.start();
    const findSymbols = () => editor.ask<{ location: { uri: string } }[]>('workspace/symbol', { query: 'flotilla-7' });
    const symbols = await eventually(findSymbols, (list) => list.length === 2);
    assert.deepEqual(symbols.map(({ location }) => location.uri).sort(), [uri, sound].sort());
  });
});
