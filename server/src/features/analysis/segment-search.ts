/** Searches the text of a file by segments: its chunks, cached while they are unchanged, and the text between them. */
import type { Range } from '../../text';
import type { Chunk } from '../../text/chunk';
import type { Analysis } from './analysis';

type AnalyzedText = Pick<Analysis, 'text' | 'file'>;

/** A segment of a text with a search result. */
export interface Segment<T> extends Range {
  readonly result: T;
}

/**
 * Creates a search over the segments of a text; an unchanged chunk is searched only once.
 * @param search gets the text of one segment, and returns undefined if it finds nothing
 * @returns a function that returns the segments with a result, in document order
 */
export function createSegmentSearch<T>(
  search: (text: string) => T | undefined,
): (file: AnalyzedText) => readonly Segment<T>[] {
  const resultCache = new WeakMap<Chunk, { readonly result: T | undefined }>();
  const searchChunk = (chunk: Chunk, text: string, from: number): T | undefined => {
    let cached = resultCache.get(chunk);
    if (!cached) resultCache.set(chunk, (cached = { result: search(text.slice(from, from + chunk.origin.length)) }));
    return cached.result;
  };
  return ({ text, file }) => {
    const all: Segment<T>[] = [];
    const addSegment = (from: number, to: number, result: T | undefined) => {
      if (result !== undefined) all.push({ from, to, result });
    };
    // Comments before the first key of a document belong to no chunk.
    const searchBetween = (from: number, to: number) => {
      if (to > from) addSegment(from, to, search(text.slice(from, to)));
    };
    let end = 0;
    for (const [index, { chunks }] of file.documents.entries()) {
      let from = file.scannedDocuments[index]!.ranges[0]!.from;
      searchBetween(end, from);
      for (const chunk of chunks) {
        addSegment(from, from + chunk.origin.length, searchChunk(chunk, text, from));
        from += chunk.origin.length;
      }
      end = from;
    }
    searchBetween(end, text.length);
    return all;
  };
}
