/** Formatting of a document, of a range, or of the line that was just typed. */
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { formatting, formattingOnType } from '../features';
import type { OffsetTextEdit } from '../features';
import type { About } from './about';
import { toOffset, toOffsets, toTextEdit } from './convert';
import type { Current } from './documents';

export function formattingOf(about: About) {
  const converted = (current: Current, edits: readonly OffsetTextEdit[]) =>
    edits.map((edit) => toTextEdit(current, edit));
  return {
    formatting: about<DocumentFormattingParams, TextEdit[]>('Formatting', [], (current, { options }) =>
      converted(current, formatting(current.analysis, options)),
    ),

    rangeFormatting: about<DocumentRangeFormattingParams, TextEdit[]>('Formatting', [], (current, { options, range }) =>
      converted(current, formatting(current.analysis, options, toOffsets(current, range))),
    ),

    onTypeFormatting: about<DocumentOnTypeFormattingParams, TextEdit[]>(
      'Formatting while typing',
      [],
      (current, { position, ch, options }) =>
        converted(current, formattingOnType(current.analysis, toOffset(current, position), ch, options)),
    ),
  };
}
