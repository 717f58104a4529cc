import assert from 'node:assert/strict';
import type { Position, TextDocument, TextEditor } from 'vscode';
import { commands, languages, Range, Uri, window, workspace, WorkspaceEdit } from 'vscode';
import { eventually, succeeds } from './eventually';

/** A file of the workspace of the suite, which holds copies: `samples/...`, `tutorials/...` (docs/tutorials) and `fixtures/...` (test/vscode/fixtures). */
export function getFixtureUri(name: string): Uri {
  const folder = workspace.workspaceFolders?.[0];
  assert.ok(folder, 'this window has no folder');
  return Uri.joinPath(folder.uri, name);
}

/**
 * Opens a file of the workspace of the suite in an editor. No fixture has problems: earlier diagnostics of a closed file
 * are cleared first.
 */
export async function openFixture(name: string): Promise<TextEditor> {
  const editor = await window.showTextDocument(await workspace.openTextDocument(getFixtureUri(name)));
  await eventually(
    () => languages.getDiagnostics(editor.document.uri),
    ({ length }) => length === 0,
  );
  return editor;
}

/** Opens an untitled scenario. */
export async function openUntitled(text: string, language = 'asdic-scenario'): Promise<TextEditor> {
  return window.showTextDocument(await workspace.openTextDocument({ language, content: text }));
}

/**
 * The position of the first occurrence of a text.
 * @param inside how far into the text
 */
export function findPosition(document: TextDocument, text: string, inside = 0): Position {
  const at = document.getText().indexOf(text);
  assert.ok(at >= 0, `"${text}" does not occur in ${document.fileName}`);
  return document.positionAt(at + inside);
}

/** Replaces the first occurrence of a text, as one step to undo. */
export async function replaceText(document: TextDocument, text: string, replacement: string): Promise<void> {
  const start = findPosition(document, text);
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(start, findPosition(document, text, text.length)), replacement);
  assert.ok(await workspace.applyEdit(edit), 'the edit was refused');
}

/** Closes all editors without saving, also hidden ones. */
export async function closeAll(): Promise<void> {
  // VS Code may be saving settings, or opening another editor: then once more.
  await eventually(async () => {
    const unsaved = workspace.textDocuments.find(({ isDirty }) => isDirty);
    if (unsaved === undefined) return true;
    if (await succeeds(window.showTextDocument(unsaved)))
      await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    return false;
  });
  await commands.executeCommand('workbench.action.closeAllEditors');
}
