/** Text and range of a completion. */
import type { Completion } from './completion';
import type { CompletionContext } from './completion-context';

/** Converts a snippet to an insertion; directly after a colon it adds the blank that YAML requires. */
export function toInsertText(
  { position, word, afterColon }: CompletionContext,
  snippet: string,
): Pick<Completion, 'snippet' | 'range'> {
  return { snippet: position === 'value' && afterColon ? ` ${snippet}` : snippet, range: word };
}

/** Escapes a text for a snippet. */
export function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
