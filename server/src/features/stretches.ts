/** Searches the text of a file by segments: its chunks, cached while they are unchanged, and the text between them. */
import type { Range } from '../text';
import type { Chunk } from '../text/chunk';
import type { Analysis } from './analysis';

type Text = Pick<Analysis, 'text' | 'file'>;

/** A segment of a text with a search result. */
export interface Stretch<T> extends Range {
  readonly found: T;
}

/**
 * Creates a search over the segments of a text; an unchanged chunk is searched only once.
 * @param search gets the text of one segment, and returns undefined if it finds nothing
 * @returns a function that returns the segments with a result, in document order
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
    // Comments before the first key of a document belong to no chunk.
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
