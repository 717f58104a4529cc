/** The text of a file in stretches: its pieces, which stay what they are while others are edited, and what stands between them. */
import type { Range } from '../text';
import type { Chunk } from '../text/chunk';
import type { Analysis } from './analysis';

type Text = Pick<Analysis, 'text' | 'file'>;

/** A stretch of a text in which something was found. */
export interface Stretch<T> extends Range {
  readonly found: T;
}

/**
 * What a search finds in each stretch of a text; a piece is searched once, as long as it stays as it is.
 * @param search gets the text of a stretch by itself, and gives undefined where it finds nothing
 * @returns the stretches in which something was found, in the order of the text
 */
export function inStretches<T>(search: (text: string) => T | undefined): (file: Text) => readonly Stretch<T>[] {
  const known = new WeakMap<Chunk, { readonly found: T | undefined }>();
  const foundIn = (chunk: Chunk, text: string, from: number): T | undefined => {
    let kept = known.get(chunk);
    if (!kept) known.set(chunk, (kept = { found: search(text.slice(from, from + chunk.base.length)) }));
    return kept.found;
  };
  return ({ text, file }) => {
    const all: Stretch<T>[] = [];
    const add = (from: number, to: number, found: T | undefined) => {
      if (found !== undefined) all.push({ from, to, found });
    };
    // Comments before the first key of a document are no part of it.
    const addBetween = (from: number, to: number) => {
      if (to > from) add(from, to, search(text.slice(from, to)));
    };
    let end = 0;
    for (const [index, { chunks }] of file.documents.entries()) {
      let from = file.cuts[index]!.pieces[0]!.from;
      addBetween(end, from);
      for (const chunk of chunks) {
        add(from, from + chunk.base.length, foundIn(chunk, text, from));
        from += chunk.base.length;
      }
      end = from;
    }
    addBetween(end, text.length);
    return all;
  };
}
