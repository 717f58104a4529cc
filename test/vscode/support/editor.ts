/** What the editor shows of a document, asked for as the editor itself asks. */
import { commands, languages } from 'vscode';
import type { CodeAction, CodeLens, Diagnostic, DocumentSymbol, Hover, TextDocument } from 'vscode';
import { positionOf } from './documents';
import { eventually } from './eventually';

export function problemsOf(document: TextDocument): readonly Diagnostic[] {
  return languages.getDiagnostics(document.uri);
}

/** The problems, once they are what is awaited; without a condition, once there are any. */
export function problemsWhen(
  document: TextDocument,
  isRight: (found: readonly Diagnostic[]) => boolean = (found) => found.length > 0,
): Promise<readonly Diagnostic[]> {
  return eventually(() => problemsOf(document), isRight);
}

export const isClean = (found: readonly Diagnostic[]): boolean => found.length === 0;

export function codeOf({ code }: Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

export function fixesOf(document: TextDocument, { range }: Diagnostic): Thenable<CodeAction[]> {
  return commands.executeCommand('vscode.executeCodeActionProvider', document.uri, range, 'quickfix', 10);
}

export function lensesOf(document: TextDocument): Thenable<CodeLens[]> {
  return commands.executeCommand('vscode.executeCodeLensProvider', document.uri, 100);
}

export async function lensTitles(document: TextDocument): Promise<string[]> {
  return (await lensesOf(document)).map(({ command }) => command?.title ?? '');
}

export function symbolsOf(document: TextDocument): Thenable<DocumentSymbol[]> {
  return commands.executeCommand('vscode.executeDocumentSymbolProvider', document.uri);
}

/** The hover on the first occurrence of a text, as Markdown. */
export async function hoverOn(document: TextDocument, text: string, inside = 1): Promise<string> {
  const at = positionOf(document, text, inside);
  const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', document.uri, at);
  return hovers
    .flatMap(({ contents }) => contents.map((content) => (typeof content === 'string' ? content : content.value)))
    .join('\n');
}
