import type { Completion } from '../../../../../server/src/features';

/** The text after a completion was accepted: each tab stop has its first value, or stays empty. */
export function acceptCompletion(text: string, { range, snippet }: Completion): string {
  return text.slice(0, range.from) + acceptSnippet(snippet) + text.slice(range.to);
}

/** The text of a snippet. */
export function acceptSnippet(snippet: string): string {
  return snippet
    .replaceAll(/(?<!\\)\$\{\d+\|((?:[^|\\]|\\.)*?)(?:,(?:[^|\\]|\\.)*)?\|\}/g, '$1')
    .replaceAll(/(?<!\\)\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/(?<!\\)\$\d+/g, '')
    .replaceAll(/\\([\\$}])/g, '$1');
}
