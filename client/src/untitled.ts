/** Untitled scenarios: their names end like a scenario's, so that Asdic stays active after saving. */
import { Range, type TextDocument, type TextEditor, Uri, ViewColumn, window, workspace, WorkspaceEdit } from 'vscode';
import { completeStep } from './first-steps';
import { languageId } from './options';

/** Schemes for which VS Code saves an untitled file with a path without asking. Elsewhere it chooses a name of its own. */
const savableSchemes = new Set(['file', 'vscode-remote']);

/**
 * Opens a text as an untitled file of the open folder. Opens it beside tabs that are no files, such as the walkthrough.
 * @param title in words; the file name is derived from it
 */
export async function openScenario(
  { text, title }: { readonly text: string; readonly title: string },
  viewColumn = findColumn(),
): Promise<TextEditor> {
  const editor = await window.showTextDocument(
    (await openInFolder(text, title)) ?? (await openUntitled(text, title)),
    viewColumn,
  );
  completeStep('hasOpened');
  return editor;
}

/** The column for a new file: beside a page that is no file, such as the walkthrough, so that it stays in view; otherwise the active column. */
export function findColumn(): ViewColumn {
  const { activeTab, viewColumn } = window.tabGroups.activeTabGroup;
  return activeTab && activeTab.input === undefined ? findColumnBeside(viewColumn) : ViewColumn.Active;
}

/** The next column if there is one, else the previous one; a new column only beside a single column, since three are too narrow to read. */
export function findColumnBeside(column: ViewColumn): ViewColumn {
  const columns = window.tabGroups.all.map(({ viewColumn }) => viewColumn);
  return [column + 1, column - 1].find((neighbour) => columns.includes(neighbour)) ?? Math.min(column + 1, 9);
}

/** Opens an untitled file in the open folder. Returns undefined if there is no folder to save into. */
async function openInFolder(text: string, title: string): Promise<TextDocument | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  if (!folder || !savableSchemes.has(folder.scheme)) return undefined;
  const uri = (await findFreeFile(folder, title)).with({ scheme: 'untitled', authority: '' });
  const document = await workspace.openTextDocument(uri);
  const edit = new WorkspaceEdit();
  // A closed document of the same name may still be in memory with its text.
  edit.replace(uri, new Range(0, 0, document.lineCount, 0), text);
  await workspace.applyEdit(edit);
  return document;
}

/** Without a folder VS Code asks for a location when saving, and derives the name from the first line. */
function openUntitled(text: string, title: string): Thenable<TextDocument> {
  return workspace.openTextDocument({ language: languageId, content: `# ${title}\n${text}` });
}

/** The first free file name, with `-2` and so on; neither existing nor open. */
async function findFreeFile(folder: Uri, title: string): Promise<Uri> {
  const openPaths = new Set(workspace.textDocuments.map(({ uri }) => uri.path));
  const stem = toFileStem(title);
  for (let number = 1; ; number++) {
    const uri = Uri.joinPath(folder, `${stem}${number === 1 ? '' : `-${number}`}.scenario.yaml`);
    if (!openPaths.has(uri.path) && !(await exists(uri))) return uri;
  }
}

/** `Germany against the US` is `germany-against-the-us`. */
function toFileStem(title: string): string {
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
