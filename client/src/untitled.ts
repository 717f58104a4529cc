/** Scenarios that are in no file yet: each has a name that ends as scenarios do, so that saving it keeps all that Asdic does. */
import { Range, Uri, ViewColumn, window, workspace, WorkspaceEdit } from 'vscode';
import type { TextDocument, TextEditor } from 'vscode';
import { noteStep } from './first-steps';
import { languageId } from './options';

/** Where VS Code saves a file of a name that is known without asking for a place. Elsewhere it would take one of its own. */
const savedInPlace = new Set(['file', 'vscode-remote']);

/**
 * Opens a text under a name: a folder that is open is where it is saved. Beside what is no file itself, such as the walkthrough, which goes on.
 * @param title in words: its file name is made from it
 */
export async function openScenario(text: string, title: string): Promise<TextEditor> {
  const { activeTab } = window.tabGroups.activeTabGroup;
  const viewColumn = activeTab && activeTab.input === undefined ? ViewColumn.Beside : ViewColumn.Active;
  const editor = await window.showTextDocument((await named(text, title)) ?? (await unnamed(text, title)), viewColumn);
  noteStep('hasOpened');
  return editor;
}

/** In the folder that is open; undefined where there is none to save into. */
async function named(text: string, title: string): Promise<TextDocument | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  if (!folder || !savedInPlace.has(folder.scheme)) return undefined;
  const uri = (await freeFile(folder, title)).with({ scheme: 'untitled', authority: '' });
  const document = await workspace.openTextDocument(uri);
  const edit = new WorkspaceEdit();
  // One of the same name that was just closed may still be there, with its text.
  edit.replace(uri, new Range(0, 0, document.lineCount, 0), text);
  await workspace.applyEdit(edit);
  return document;
}

/** Without a folder VS Code asks where it is to be saved, and makes a name of the first line. */
function unnamed(text: string, title: string): Thenable<TextDocument> {
  return workspace.openTextDocument({ language: languageId, content: `# ${title}\n${text}` });
}

/** The name, with `-2` and so on behind it where need be: the first that neither is there nor is being written. */
async function freeFile(folder: Uri, title: string): Promise<Uri> {
  const open = new Set(workspace.textDocuments.map(({ uri }) => uri.path));
  const stem = fileStem(title);
  for (let number = 1; ; number++) {
    const uri = Uri.joinPath(folder, `${stem}${number === 1 ? '' : `-${number}`}.scenario.yaml`);
    if (!open.has(uri.path) && !(await exists(uri))) return uri;
  }
}

/** `Germany against the US` is `germany-against-the-us`. */
function fileStem(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 60) ?? 'scenario';
}

export function exists(uri: Uri): Thenable<boolean> {
  return workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}
