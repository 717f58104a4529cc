/** Finds chunks of the previous file that can be reused. */
import { findChange } from './change';
import type { Change } from './range';
import type { Chunk } from './chunk';
import type { SourceFile } from './document';
import type { ScannedDocument, ChunkRange, ChunkRole } from './scan';

export interface ReusableChunks {
  /**
   * The previous chunk with the same text. Each chunk is returned at most once.
   * @param index of the chunk range in the text
   */
  take(range: ChunkRange, index: number): Chunk | undefined;
}

/**
 * Matches the longest equal runs of chunks at the start and at the end by position, and the few chunks between them by their text. Text outside
 * the difference between the two files is not compared.
 * @param previous the file before the edit
 */
export function findReusable(
  text: string,
  documents: readonly ScannedDocument[],
  previous: SourceFile | undefined,
): ReusableChunks {
  if (!previous) return { take: () => undefined };
  const change = findChange(previous.text, text);
  const ranges = concatenate(documents.map((document) => document.ranges));
  // A file has one chunk for each chunk range of its documents, in the same order.
  const oldRanges = concatenate(previous.scannedDocuments.map((document) => document.ranges));
  const chunks = concatenate(previous.documents.map((document) => document.chunks));
  const shorter = Math.min(ranges.length, oldRanges.length);
  const isSame = (range: ChunkRange, oldRange: ChunkRange) =>
    range.role === oldRange.role &&
    range.to - range.from === oldRange.to - oldRange.from &&
    (isOutside(change, range, oldRange.from) ||
      text.slice(range.from, range.to) === previous.text.slice(oldRange.from, oldRange.to));

  let head = 0;
  while (head < shorter && isSame(ranges[head]!, oldRanges[head]!)) head++;
  const oldIndexOffset = oldRanges.length - ranges.length;
  let tail = ranges.length;
  while (
    tail > head &&
    tail + oldIndexOffset > head &&
    isSame(ranges[tail - 1]!, oldRanges[tail - 1 + oldIndexOffset]!)
  )
    tail--;
  const getMiddleChunks = createChunkIndex(
    oldRanges.slice(head, tail + oldIndexOffset),
    chunks.slice(head, tail + oldIndexOffset),
    previous.text,
  );
  return {
    take(range, index) {
      if (index < head) return chunks[index];
      if (index >= tail) return chunks[index + oldIndexOffset];
      return getMiddleChunks(range.role).get(text.slice(range.from, range.to))?.shift();
    },
  };
}

/** Avoids a copy for the usual case of a single document. */
function concatenate<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.length === 1 ? lists[0]! : lists.flat();
}

/** True if a range is outside the change, and so equals the old range that began at `oldFrom`. */
function isOutside({ from, oldEnd, newEnd }: Change, range: ChunkRange, oldFrom: number): boolean {
  const isBefore = range.to <= from && range.from === oldFrom;
  return isBefore || (range.from >= newEnd && range.from - newEnd === oldFrom - oldEnd);
}

/** Chunks of a role by text, in order. Indexed per role on demand. */
function createChunkIndex(ranges: readonly ChunkRange[], chunks: readonly Chunk[], text: string) {
  const byRole = new Map<ChunkRole, Map<string, Chunk[]>>();
  return (role: ChunkRole): Map<string, Chunk[]> => {
    let byText = byRole.get(role);
    if (byText) return byText;
    byRole.set(role, (byText = new Map<string, Chunk[]>()));
    for (const [index, range] of ranges.entries()) {
      if (range.role !== role) continue;
      const key = text.slice(range.from, range.to);
      const list = byText.get(key);
      if (list) list.push(chunks[index]!);
      else byText.set(key, [chunks[index]!]);
    }
    return byText;
  };
}
