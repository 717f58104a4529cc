import type { Completion } from '../../../../../server/src/features';

/** The text after a completion was accepted, with its tab stops empty. */
export function acceptCompletion(text: string, { range, snippet }: Completion): string {
  const plain = snippet
    .replaceAll(/(?<!\\)\$\{\d+\|((?:[^|\\]|\\.)*?)(?:,(?:[^|\\]|\\.)*)?\|\}/g, '$1')
    .replaceAll(/(?<!\\)\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/(?<!\\)\$\d+/g, '')
    .replaceAll(/\\([\\$}])/g, '$1');
  return text.slice(0, range.from) + plain + text.slice(range.to);
}
