/** The text of a file in stretches: its pieces, which stay what they are while others are edited, and what stands between them. */
import type { Range } from '../text';
import type { Chunk } from '../text/chunk';
import type { Analysis } from './analysis';

type Text = Pick<Analysis, 'text' | 'file'>;

/**
 * What a search finds in each stretch of a text; a piece is searched once, as long as it stays as it is.
 * @param search gets the text of a stretch by itself
 */
export function inStretches<T>(search: (text: string) => T): (file: Text) => Iterable<Range & { readonly found: T }> {
  const known = new WeakMap<Chunk, T>();
  return function* ({ text, file }) {
    let end = 0;
    for (const { chunks, bases } of file.documents)
      for (const chunk of chunks) {
        const from = bases.get(chunk.base)!;
        // Comments before the first key of a document are no part of it.
        if (from > end) yield { from: end, to: from, found: search(text.slice(end, from)) };
        end = from + chunk.base.length;
        let found = known.get(chunk);
        if (found === undefined) known.set(chunk, (found = search(text.slice(from, end))));
        yield { from, to: end, found };
      }
    if (text.length > end) yield { from: end, to: text.length, found: search(text.slice(end)) };
  };
}
