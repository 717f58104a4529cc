/** Requests of the visible text besides problems and lenses: semantic tokens, hints and formatting. */
import type { LanguageServer } from './language-server';

/** Lines that a window shows. */
const screenLines = 60;

/** Creates the measurements of these requests. @param edit changes a digit @param line a line in the middle of the file */
export function createMarkMeasurements(server: LanguageServer, edit: () => void, line: number) {
  let previousResultId: string | undefined;
  const measureTokens = async (method: string) => {
    const { answer, milliseconds } = await server.ask(`textDocument/semanticTokens/${method}`, undefined, {
      previousResultId,
    });
    previousResultId = (answer as { readonly resultId?: string } | null)?.resultId;
    return milliseconds;
  };
  const range = { start: { line, character: 0 }, end: { line: line + screenLines, character: 0 } };
  return {
    /** Indents by another number of spaces than the file, so that nearly every line changes. */
    formatting: async () =>
      (await server.ask('textDocument/formatting', undefined, { options: { tabSize: 4, insertSpaces: true } }))
        .milliseconds,
    tokens: () => measureTokens('full'),
    tokensAfterEdit: () => {
      edit();
      return measureTokens('full/delta');
    },
    hints: async () => (await server.ask('textDocument/inlayHint', undefined, { range })).milliseconds,
  };
}
