/** What a completion puts into the text, and where. */
import type { Completion } from './completion';
import type { Spot } from './spot';

/** What a completion writes; a value right behind a colon gets the blank that YAML wants there. */
export function written({ as, word, afterColon }: Spot, snippet: string): Pick<Completion, 'snippet' | 'range'> {
  return { snippet: as === 'value' && afterColon ? ` ${snippet}` : snippet, range: word };
}

/** A text as a snippet, without stops. */
export function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
