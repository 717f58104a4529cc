/** Inline results after the heads of combats, as decorations. */
import { type DecorationOptions, MarkdownString, Range, type TextEditor, ThemeColor, window } from 'vscode';
import type { InlineParams, InlineResult } from '../../server/src/protocol';

export type InlineResults = ReturnType<typeof createInlineResults>;

export function createInlineResults() {
  const resultsByUri = new Map<string, InlineParams>();
  const style = window.createTextEditorDecorationType({});

  const draw = (editor: TextEditor): void => {
    const uri = editor.document.uri.toString();
    const params = resultsByUri.get(uri);
    if (!params) editor.setDecorations(style, []);
    // Results of another version keep their decorations; current ones will arrive.
    else if (params.version === editor.document.version) {
      editor.setDecorations(
        style,
        params.results
          .filter(({ line }) => line < editor.document.lineCount)
          .map((result) => createDecoration(editor, result)),
      );
    }
  };
  const drawAll = (): void => window.visibleTextEditors.forEach(draw);
  const listener = window.onDidChangeVisibleTextEditors(drawAll);

  return {
    set(params: InlineParams): void {
      if (params.results.length > 0) resultsByUri.set(params.uri, params);
      else resultsByUri.delete(params.uri);
      drawAll();
    },
    clear(): void {
      resultsByUri.clear();
      drawAll();
    },
    dispose(): void {
      listener.dispose();
      style.dispose();
    },
  };
}

function createDecoration(editor: TextEditor, { line, text, whole, stale }: InlineResult): DecorationOptions {
  const end = editor.document.lineAt(line).range.end;
  return {
    range: new Range(end, end),
    hoverMessage: new MarkdownString().appendText(whole),
    renderOptions: {
      after: {
        contentText: text,
        color: new ThemeColor(stale ? 'disabledForeground' : 'editorCodeLens.foreground'),
        fontStyle: 'italic',
        margin: '0 0 0 2em',
      },
    },
  };
}
