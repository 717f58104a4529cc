/** Formatting of a document, of a range, or of the line that was just typed. */
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { type OffsetTextEdit, formatDocument, formatOnType } from '../features';
import type { DocumentHandlerFactory } from './document-handler';
import { toOffset, toOffsets, toTextEdit } from './convert';
import type { DocumentSnapshot } from './documents';

export function createFormattingHandlers(documentHandler: DocumentHandlerFactory) {
  const toTextEdits = (current: DocumentSnapshot, edits: readonly OffsetTextEdit[]) =>
    edits.map((edit) => toTextEdit(current, edit));
  return {
    formatting: documentHandler<DocumentFormattingParams, TextEdit[]>('Formatting', [], (current, { options }) =>
      toTextEdits(current, formatDocument(current.analysis, options)),
    ),

    rangeFormatting: documentHandler<DocumentRangeFormattingParams, TextEdit[]>(
      'Formatting',
      [],
      (current, { options, range }) =>
        toTextEdits(current, formatDocument(current.analysis, options, toOffsets(current, range))),
    ),

    onTypeFormatting: documentHandler<DocumentOnTypeFormattingParams, TextEdit[]>(
      'Formatting while typing',
      [],
      (current, { position, ch, options }) =>
        toTextEdits(current, formatOnType(current.analysis, toOffset(current, position), ch, options)),
    ),
  };
}
