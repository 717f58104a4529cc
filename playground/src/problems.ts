/** Diagnostics as squiggles in the editor, and as a list below it, as touch devices cannot hover a squiggle. */
import * as monaco from 'monaco-editor/editor';
import { toMarkerData } from 'monaco-languageserver-types';
import {
  type Diagnostic,
  DiagnosticSeverity,
  PublishDiagnosticsNotification,
} from 'vscode-languageserver-protocol/browser';
import { pluralize } from '../../server/src/model/wording';
import { createNode } from './dialog';
import type { Server } from './server';

const severityTitles: Readonly<Record<DiagnosticSeverity, string>> = {
  [DiagnosticSeverity.Error]: 'Error',
  [DiagnosticSeverity.Warning]: 'Warning',
  [DiagnosticSeverity.Information]: 'Note',
  [DiagnosticSeverity.Hint]: 'Hint',
};

/**
 * @param list contains a `summary` and a `ul`
 * @returns a function that gives the latest diagnostics of a model
 */
export function connectProblemList(
  editor: monaco.editor.IStandaloneCodeEditor,
  server: Server,
  list: HTMLElement,
): (uri: string) => readonly Diagnostic[] {
  const problemsByUri = new Map<string, readonly Diagnostic[]>();
  const [summary, items] = [list.querySelector('summary')!, list.querySelector('ul')!];

  function show(): void {
    const model = editor.getModel();
    const reported = model === null ? undefined : problemsByUri.get(model.uri.toString());
    const problems = reported ?? [];
    const placeholder = reported ? 'No problems' : 'Checking…';
    summary.textContent = problems.length === 0 ? placeholder : pluralize(problems.length, 'problem');
    list.classList.toggle('clean', problems.length === 0);
    items.replaceChildren(...problems.map(createItem));
  }

  function createItem({ range, message, severity = DiagnosticSeverity.Error }: Diagnostic): HTMLElement {
    const text = typeof message === 'string' ? message : message.value;
    const label = `${severityTitles[severity]}, line ${range.start.line + 1}: ${text}`;
    const button = createNode('button', { type: 'button', className: severityTitles[severity].toLowerCase() }, label);
    button.addEventListener('click', () => moveCursorTo(editor, range.start.line + 1, range.start.character + 1));
    return createNode('li', {}, button);
  }

  server.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
    const model = monaco.editor.getModel(monaco.Uri.parse(uri));
    if (!model || (version !== undefined && version !== model.getVersionId())) return;
    problemsByUri.set(uri, diagnostics);
    const markers = diagnostics.map((diagnostic) => toMarkerData(diagnostic));
    monaco.editor.setModelMarkers(model, 'asdic', markers);
    show();
  });
  editor.onDidChangeModel(show);
  return (uri) => problemsByUri.get(uri) ?? [];
}

/** Moves the cursor; line and column from 1. */
export function moveCursorTo(editor: monaco.editor.IStandaloneCodeEditor, lineNumber: number, column: number): void {
  editor.setPosition({ lineNumber, column });
  editor.revealLineInCenter(lineNumber);
  editor.focus();
}
