/** In an empty scenario, ghost text names the keys to press. It is a decoration that disappears with the first character. */
import {
  type Disposable,
  l10n,
  Range,
  type TextDocument,
  type TextEditor,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import { languageId } from './options';

const ghostText = l10n.t('Press Ctrl+Space for a scenario of your game, or F1 and "Asdic: New Scenario".');

export function createGhostText(): Disposable {
  const style = window.createTextEditorDecorationType({
    after: { contentText: ghostText, color: new ThemeColor('editorGhostText.foreground'), fontStyle: 'italic' },
  });
  const documentsWithGhostText = new WeakSet<TextDocument>();
  const draw = (editor: TextEditor): void => {
    const { document } = editor;
    if (document.languageId !== languageId) return;
    const isEmpty = document.lineCount === 1 && document.lineAt(0).isEmptyOrWhitespace;
    if (isEmpty) documentsWithGhostText.add(document);
    else documentsWithGhostText.delete(document);
    editor.setDecorations(style, isEmpty ? [new Range(0, 0, 0, 0)] : []);
  };
  const drawAll = (): void => window.visibleTextEditors.forEach(draw);
  drawAll();
  const disposables = [
    style,
    window.onDidChangeVisibleTextEditors(drawAll),
    workspace.onDidOpenTextDocument(drawAll),
    workspace.onDidChangeTextDocument(({ document }) => {
      // Skip other documents on every keystroke.
      if (documentsWithGhostText.has(document) || (document.languageId === languageId && document.lineCount === 1))
        window.visibleTextEditors.filter((editor) => editor.document === document).forEach(draw);
    }),
  ];
  return { dispose: () => disposables.forEach((disposable) => void disposable.dispose()) };
}
