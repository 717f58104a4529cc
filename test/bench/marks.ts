/** Requests of the visible text besides problems and lenses: semantic tokens, hints and formatting. */
import type { LanguageServer } from './language-server';

/** Lines that a window shows. */
const screen = 60;

/** @param edit changes a digit @param line a line in the middle of the file */
export function measureMarks(server: LanguageServer, edit: () => void, line: number) {
  let previousResultId: string | undefined;
  const tokens = async (method: string) => {
    const { answer, milliseconds } = await server.ask(`textDocument/semanticTokens/${method}`, undefined, {
      previousResultId,
    });
    previousResultId = (answer as { readonly resultId?: string } | null)?.resultId;
    return milliseconds;
  };
  const range = { start: { line, character: 0 }, end: { line: line + screen, character: 0 } };
  return {
    /** Indents by another number of spaces than the file, so that nearly every line changes. */
    formatting: async () =>
      (await server.ask('textDocument/formatting', undefined, { options: { tabSize: 4, insertSpaces: true } }))
        .milliseconds,
    tokens: () => tokens('full'),
    tokensAfterEdit: () => {
      edit();
      return tokens('full/delta');
    },
    hints: async () => (await server.ask('textDocument/inlayHint', undefined, { range })).milliseconds,
  };
}
