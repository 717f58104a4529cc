/** Navigation from the report to the scenario. */
import { Range, Selection, type Uri, ViewColumn, window, workspace } from 'vscode';

/** @param line from 1; clamped to the last one */
export async function goToLine(uri: Uri, line: number): Promise<void> {
  const document = await workspace.openTextDocument(uri);
  const shown = window.visibleTextEditors.find((editor) => editor.document === document);
  const at = document.lineAt(Math.min(line, document.lineCount) - 1).range.start;
  const editor = await window.showTextDocument(document, { viewColumn: shown?.viewColumn ?? ViewColumn.One });
  const start = document.lineAt(at.line).firstNonWhitespaceCharacterIndex;
  editor.selection = new Selection(at.line, start, at.line, start);
  editor.revealRange(new Range(at, at));
}
