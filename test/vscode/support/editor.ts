/** Features of the editor for a document, requested as the editor itself requests them. */
import { commands, languages } from 'vscode';
import type { CodeAction, CodeLens, Diagnostic, DocumentSymbol, Hover, TextDocument } from 'vscode';
import { findPosition } from './documents';
import { eventually } from './eventually';

export function listDiagnostics(document: TextDocument): readonly Diagnostic[] {
  return languages.getDiagnostics(document.uri);
}

/** Waits for the expected diagnostics; without a condition, for any. */
export function waitForDiagnostics(
  document: TextDocument,
  isRight: (diagnostics: readonly Diagnostic[]) => boolean = (diagnostics) => diagnostics.length > 0,
): Promise<readonly Diagnostic[]> {
  return eventually(() => listDiagnostics(document), isRight);
}

export const isClean = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.length === 0;

export function getDiagnosticCode({ code }: Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

/** Waits for the fixes of a problem: VS Code has none while extensions are still registering their providers. */
export function waitForFixes(document: TextDocument, { range }: Diagnostic): Promise<CodeAction[]> {
  return eventually(
    () =>
      commands.executeCommand<CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range, 'quickfix', 10),
    ({ length }) => length > 0,
  );
}

export function listLenses(document: TextDocument): Thenable<CodeLens[]> {
  return commands.executeCommand('vscode.executeCodeLensProvider', document.uri, 100);
}

export async function listLensTitles(document: TextDocument): Promise<string[]> {
  return (await listLenses(document)).map(({ command }) => command?.title ?? '');
}

/** Waits for the outline: VS Code returns undefined before there is one. */
export async function waitForSymbols(document: TextDocument): Promise<DocumentSymbol[]> {
  const outline = await eventually(() =>
    commands.executeCommand<DocumentSymbol[] | undefined>('vscode.executeDocumentSymbolProvider', document.uri),
  );
  return outline ?? [];
}

/** Waits for the hover on the first occurrence of a text. @returns it as Markdown */
export function readHover(document: TextDocument, text: string, inside = 1): Promise<string> {
  const at = findPosition(document, text, inside);
  return eventually(async () => {
    const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', document.uri, at);
    return hovers
      .flatMap(({ contents }) => contents.map((content) => (typeof content === 'string' ? content : content.value)))
      .join('\n');
  });
}
