/** Text and range of a completion. */
import type { Completion } from './completion';
import type { Spot } from './spot';

/** Converts a snippet to an insertion; directly after a colon it adds the blank that YAML requires. */
export function written({ as, word, afterColon }: Spot, snippet: string): Pick<Completion, 'snippet' | 'range'> {
  return { snippet: as === 'value' && afterColon ? ` ${snippet}` : snippet, range: word };
}

/** Escapes a text for a snippet. */
export function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
