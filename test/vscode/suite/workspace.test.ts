import assert from 'node:assert/strict';
import { commands, languages, Range, Selection, TextEditorRevealType, window, workspace } from 'vscode';
import type { CompletionList, Location, SymbolInformation, WorkspaceEdit } from 'vscode';
import { closeAll, getFixtureUri, openFixture, findPosition } from '../support/documents';
import { waitForDiagnostics } from '../support/editor';
import { eventually } from '../support/eventually';
import { renameTo } from '../support/menus';
import { needsUi, screenshot } from '../support/ui';

const encode = (text: string) => new TextEncoder().encode(text);

describe('a workspace', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('reports problems in closed files until they are fixed', async () => {
    await openFixture('fixtures/biscay.scenario.yaml');
    const file = getFixtureUri('fixtures/closed.scenario.yaml');
    const text = new TextDecoder().decode(await workspace.fs.readFile(getFixtureUri('fixtures/biscay.scenario.yaml')));
    const listProblems = () => languages.getDiagnostics(file);
    try {
      await workspace.fs.writeFile(file, encode(text.replace('weather:', 'wether:')));
      const [problem] = await eventually(listProblems, (diagnostics) => diagnostics.length > 0);
      assert.match(problem!.message, /wether/);
      assert.equal(
        workspace.textDocuments.some(({ uri }) => uri.toString() === file.toString()),
        false,
      );
      await commands.executeCommand('workbench.actions.view.problems');
      await screenshot('problems of a closed file');
      await workspace.fs.writeFile(file, encode(text));
      await eventually(listProblems, (diagnostics) => diagnostics.length === 0);
    } finally {
      await workspace.fs.delete(file);
      await commands.executeCommand('workbench.action.closePanel');
    }
  });

  it('finds the names in scenarios by the symbol search of the workspace', async () => {
    await openFixture('fixtures/biscay.scenario.yaml');
    const matches = await eventually(
      () => commands.executeCommand<SymbolInformation[]>('vscode.executeWorkspaceSymbolProvider', 'akagi'),
      (symbols) => symbols.some(({ name }) => name === 'akagi'),
    );
    const ships = matches.filter(({ name }) => name === 'akagi');
    assert.ok(ships.every(({ location }) => location.uri.path.includes('/awaw/')));
  });

  it('provides problems, completion and definitions in table files', async () => {
    const { document } = await openFixture('fixtures/table.scenario.yaml');
    const table = getFixtureUri('fixtures/tables/sections.yaml');
    const position = findPosition(document, 'tables/sections.yaml', 3);
    const [place] = await eventually(
      () => commands.executeCommand<Location[]>('vscode.executeDefinitionProvider', document.uri, position),
      (places) => places.length > 0,
    );
    assert.equal(place!.uri.toString(), table.toString());
    const editor = await window.showTextDocument(await workspace.openTextDocument(table));
    await editor.edit((edit) => edit.insert(findPosition(editor.document, 'rain:'), 'rian: {}\n'));
    await eventually(
      () => languages.getDiagnostics(table),
      (diagnostics) => diagnostics.some(({ message }) => message.includes('rian')),
    );
    await screenshot('a table with a problem');
    const items = await eventually(
      () =>
        commands.executeCommand<CompletionList>(
          'vscode.executeCompletionItemProvider',
          table,
          findPosition(editor.document, 'rian', 1),
        ),
      (list) => list.items.some(({ label }) => label === 'source'),
    );
    assert.ok(items.items.length > 0);
    await commands.executeCommand('undo');
    await waitForDiagnostics(document, (diagnostics) => diagnostics.length === 0);
  });
});

describe('renaming', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('renames an id also in labels of dice and expectations', async () => {
    const editor = await openFixture('samples/awaw/pearl-harbor.scenario.yaml');
    const { document } = editor;
    const before = document.getText();
    const position = findPosition(document, 'air-attack.arizona', 13);
    // Nothing is renamed before the server has started.
    const edit = await eventually(
      () =>
        commands
          .executeCommand<WorkspaceEdit>('vscode.executeDocumentRenameProvider', document.uri, position, 'uss-arizona')
          .then(
            (renameEdit) => renameEdit,
            () => undefined,
          ),
      (renameEdit) => renameEdit !== undefined && renameEdit.size > 0,
    );
    assert.ok(edit);
    assert.ok(await workspace.applyEdit(edit));
    assert.equal(document.getText(), before.replaceAll(/\barizona\b/g, 'uss-arizona'));
    await waitForDiagnostics(document, (diagnostics) => diagnostics.length === 0);
    editor.revealRange(new Range(position, position), TextEditorRevealType.InCenter);
    await screenshot('renamed');
  });

  it('renames a strike inside a round with the rename box of VS Code', async function () {
    needsUi(this);
    const editor = await openFixture('samples/awaw/midway.scenario.yaml');
    const { document } = editor;
    const before = document.getText();
    const position = findPosition(document, 'dauntlesses', 3);
    editor.selection = new Selection(position, position);
    editor.revealRange(new Range(position, position), TextEditorRevealType.InCenter);
    await window.showTextDocument(document);
    await renameTo('first-wave', 'rename a strike');
    await eventually(
      () => document.getText(),
      (text) => text.includes('- id: first-wave'),
    );
    // The dice of its seed are unchanged.
    assert.equal(
      document.getText(),
      `${before.replace('dauntlesses', 'first-wave').trimEnd()}\nformerIds: { first-wave: dauntlesses }\n`,
    );
    await waitForDiagnostics(document, (diagnostics) => diagnostics.length === 0);
    await screenshot('renamed a strike');
  });
});
