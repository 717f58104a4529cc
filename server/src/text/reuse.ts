/** Finds the parsed pieces of the file before an edit that a text still holds. */
import type { Change } from './range';
import type { Chunk } from './chunk';
import type { SourceFile } from './document';
import type { DocumentPieces, Piece } from './scan';

export interface ReusableChunks {
  /**
   * The chunk of an equal piece before the edit; each is given out once, to one piece.
   * @param index of the piece among all of the text
   */
  take(piece: Piece, index: number): Chunk | undefined;
}

/**
 * Pieces equal from the start, and from the end, are matched in order; those between (few, after one edit) by their text.
 * @param previous the file before the edit
 * @param change how the text differs from that of `previous`: outside of it nothing is compared again
 */
export function reusable(
  text: string,
  documents: readonly DocumentPieces[],
  previous: SourceFile | undefined,
  change: Change | undefined,
): ReusableChunks {
  if (!previous || !change) return { take: () => undefined };
  const pieces = joined(documents.map((document) => document.pieces));
  // The pieces of a file and its chunks are the same in number and order.
  const old = joined(previous.cuts.map((document) => document.pieces));
  const chunks = joined(previous.documents.map((document) => document.chunks));
  const most = Math.min(pieces.length, old.length);
  const same = (piece: Piece, known: Piece) =>
    piece.role === known.role &&
    piece.to - piece.from === known.to - known.from &&
    (isOutside(change, piece, known.from) ||
      text.slice(piece.from, piece.to) === previous.text.slice(known.from, known.to));

  let head = 0;
  while (head < most && same(pieces[head]!, old[head]!)) head++;
  const moved = old.length - pieces.length;
  let tail = pieces.length;
  while (tail > head && tail + moved > head && same(pieces[tail - 1]!, old[tail - 1 + moved]!)) tail--;
  const between = byText(old.slice(head, tail + moved), chunks.slice(head, tail + moved), previous.text);
  return {
    take(piece, index) {
      if (index < head) return chunks[index];
      if (index >= tail) return chunks[index + moved];
      return between.get(`${piece.role} ${text.slice(piece.from, piece.to)}`)?.shift();
    },
  };
}

/** Of one document, as nearly all texts are, nothing is copied. */
function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.length === 1 ? lists[0]! : lists.flat();
}

/** Whether a piece is known to be what began at an offset before the change, for it lies before the change or behind it. */
function isOutside({ from, before, after }: Change, piece: Piece, known: number): boolean {
  const isBefore = piece.to <= from && piece.from === known;
  return isBefore || (piece.from >= after && piece.from - after === known - before);
}

/** Chunks by the texts of their pieces, in order. */
function byText(pieces: readonly Piece[], chunks: readonly Chunk[], text: string): Map<string, Chunk[]> {
  const result = new Map<string, Chunk[]>();
  for (const [index, { role, from, to }] of pieces.entries()) {
    const key = `${role} ${text.slice(from, to)}`;
    const list = result.get(key);
    if (list) list.push(chunks[index]!);
    else result.set(key, [chunks[index]!]);
  }
  return result;
}
