/** A completion item. */
import type { Range } from '../../../text';
import type { CompletionContext } from './completion-context';
import { displayLimits } from '../../scenario/display-limits';

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'id' | 'item';
  /** Short description, shown after the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** Inserted text: an LSP snippet. */
  readonly snippet: string;
  /** Replaced range. */
  readonly range: Range;
  /** Text to filter by; the label if absent. */
  readonly filter?: string;
  /** Completion can continue at its end. */
  readonly hasCompletableEnd?: boolean;
  /** The text at the cursor is already this completion. */
  readonly isWritten?: boolean;
}

/** @param snippet directly after a colon it gets the space that YAML requires */
export function createCompletion(
  { position, word, isAfterColon }: CompletionContext,
  snippet: string,
  content: Omit<Completion, 'snippet' | 'range'>,
): Completion {
  return { ...content, snippet: position === 'value' && isAfterColon ? ` ${snippet}` : snippet, range: word };
}

/** Whether the first tab stop is empty, so that its values are listed at once. */
export function hasEmptyStop(snippet: string): boolean {
  return /(?<!\\)\$1(?!\d)/.test(snippet);
}

/** Escapes a text for a snippet. */
export function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}

/** Whether completions may have been omitted, so that the client must ask again after more typing. */
export function isTruncated(completions: readonly unknown[]): boolean {
  return completions.length >= displayLimits.completions;
}

/** Returns all completions if they can be displayed; otherwise the first that contain the typed text. */
export function truncateCompletions<Item extends { readonly label: string }>(
  completions: readonly Item[],
  typedText: string,
): readonly Item[] {
  if (!isTruncated(completions)) return completions;
  const part = typedText.toLowerCase();
  return completions.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, displayLimits.completions);
}

/**
 * If the text at the cursor is one of the completions, offers all of them and preselects that one, so that Enter leaves it unchanged.
 * Without the filter text, clients would show only the completions that begin like it.
 */
export function markWritten(completions: readonly Completion[], text: string): readonly Completion[] {
  const isWritten = ({ snippet, range }: Completion): boolean =>
    range.from < range.to && withoutQuotes(snippet) === withoutQuotes(text.slice(range.from, range.to));
  // There is nothing to choose.
  if (completions.length === 1 && isWritten(completions[0]!)) return [];
  return completions.some(isWritten)
    ? completions.map((completion) => ({
        ...completion,
        filter: text.slice(completion.range.from, completion.range.to),
        ...(isWritten(completion) && { isWritten: true }),
      }))
    : completions;
}

function withoutQuotes(scalar: string): string {
  return scalar.replace(/^(['"])(.*)\1$/, '$2');
}
