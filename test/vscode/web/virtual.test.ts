import assert from 'node:assert/strict';
import { commands, workspace } from 'vscode';
import type { SymbolInformation } from 'vscode';
import { resolve } from '../support/combats';
import { closeAll, getFixtureUri, openFixture, replaceText } from '../support/documents';
import { getDiagnosticCode, readHover, isClean, listDiagnostics, waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';

const fixture = 'fixtures/biscay.scenario.yaml';

describe('a virtual folder', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('knows the scenarios of a folder that is not on disk', async () => {
    await openFixture(fixture);
    assert.equal(workspace.workspaceFolders?.[0]?.uri.toString(), 'memory:/scenarios');
    const matches = await eventually(
      () => commands.executeCommand<SymbolInformation[]>('vscode.executeWorkspaceSymbolProvider', 'flotilla-7'),
      (symbols) => symbols.length > 0,
    );
    assert.ok(matches.every(({ location }) => location.uri.scheme === 'memory'));
  });

  it('provides problems, hovers, odds and results in a virtual folder', async () => {
    const { document } = await openFixture(fixture);
    await replaceText(document, 'weather: rain', 'wether: rain');
    const [problem] = await waitForDiagnostics(document);
    assert.ok(problem);
    assert.equal(getDiagnosticCode(problem), 'schema/unknown-key');
    await commands.executeCommand('undo');
    await waitForDiagnostics(document, isClean);
    assert.match(await readHover(document, 'rain'), /section 3/);
    const report = await resolve(fixture, 'biscay');
    assert.equal(report.odds?.exact, true);
    assert.equal(await commands.executeCommand('asdic.writeResult'), true);
    assert.match(document.getText(), /^ {4}result:$/m);
  });

  it('reads tables in separate files of a virtual folder', async () => {
    const { document } = await openFixture('fixtures/table.scenario.yaml');
    await eventually(
      () => readHover(document, 'rain'),
      (text) => text.includes('section 3 attack at -2'),
    );
    assert.deepEqual(listDiagnostics(document), []);
    const table = getFixtureUri('fixtures/tables/sections.yaml');
    const before = await workspace.fs.readFile(table);
    const text = new TextDecoder().decode(before);
    await workspace.fs.writeFile(table, new TextEncoder().encode(text.replace('3: -2', '3: two')));
    try {
      const [problem] = await waitForDiagnostics(document);
      assert.match(problem?.message ?? '', /sections\.yaml, line 4/);
    } finally {
      await workspace.fs.writeFile(table, before);
    }
    await waitForDiagnostics(document, isClean);
  });
});
