/** Synchronizes the editor's scenario with the server: open, change, close, and edits by the server. */
import type * as monaco from 'monaco-editor/editor';
import { fromRange, toRange } from 'monaco-languageserver-types';
import {
  ApplyWorkspaceEditRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type ProtocolConnection,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/browser';

type Editor = monaco.editor.IStandaloneCodeEditor;

/** Synchronizes the editor's current model with the server. */
export function synchronizeDocument(editor: Editor, connection: ProtocolConnection): void {
  let openDocument: { readonly uri: string; readonly changeListener: monaco.IDisposable } | undefined;

  function onModelShown(): void {
    const model = editor.getModel();
    if (openDocument) {
      openDocument.changeListener.dispose();
      void connection.sendNotification(DidCloseTextDocumentNotification.type, {
        textDocument: { uri: openDocument.uri },
      });
    }
    openDocument = undefined;
    if (!model) return;
    const uri = model.uri.toString();
    const textDocument = {
      uri,
      languageId: model.getLanguageId(),
      version: model.getVersionId(),
      text: model.getValue(),
    };
    void connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const changeListener = model.onDidChangeContent(({ changes, versionId }) => {
      void connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: versionId },
        contentChanges: changes.map(({ range, text }) => ({ range: fromRange(range), text })),
      });
    });
    openDocument = { uri, changeListener };
  }

  onModelShown();
  editor.onDidChangeModel(onModelShown);
  connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => ({ applied: applyEdit(editor, edit) }));
}

/** Applies an edit as one undo step. False if the text is of another version. */
function applyEdit(editor: Editor, edit: WorkspaceEdit): boolean {
  const model = editor.getModel();
  const uri = model?.uri.toString();
  const [change, ...others] = edit.documentChanges ?? [];
  if (!model || !change || others.length > 0 || !('textDocument' in change)) return false;
  if (change.textDocument.uri !== uri || change.textDocument.version !== model.getVersionId()) return false;
  editor.pushUndoStop();
  const edits = (change.edits as TextEdit[]).map(({ range, newText }) => ({ range: toRange(range), text: newText }));
  editor.executeEdits('asdic', edits);
  editor.pushUndoStop();
  return true;
}
