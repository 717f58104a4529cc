/** Features of the editor for a document, requested as the editor itself requests them. */
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

/** The fixes of a problem, once there are any: VS Code finds none while extensions are still registering what they offer. */
export function fixesOf(document: TextDocument, { range }: Diagnostic): Promise<CodeAction[]> {
  return eventually(
    () =>
      commands.executeCommand<CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range, 'quickfix', 10),
    ({ length }) => length > 0,
  );
}

export function lensesOf(document: TextDocument): Thenable<CodeLens[]> {
  return commands.executeCommand('vscode.executeCodeLensProvider', document.uri, 100);
}

export async function lensTitles(document: TextDocument): Promise<string[]> {
  return (await lensesOf(document)).map(({ command }) => command?.title ?? '');
}

/** The outline, once there is one: until then VS Code answers nothing at all. */
export async function symbolsOf(document: TextDocument): Promise<DocumentSymbol[]> {
  const found = await eventually(() =>
    commands.executeCommand<DocumentSymbol[] | undefined>('vscode.executeDocumentSymbolProvider', document.uri),
  );
  return found ?? [];
}

/** The hover on the first occurrence of a text, as Markdown, once there is one. */
export function hoverOn(document: TextDocument, text: string, inside = 1): Promise<string> {
  const at = positionOf(document, text, inside);
  return eventually(async () => {
    const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', document.uri, at);
    return hovers
      .flatMap(({ contents }) => contents.map((content) => (typeof content === 'string' ? content : content.value)))
      .join('\n');
  });
}
