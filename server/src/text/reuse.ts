/** Finds chunks of the previous file that can be reused. */
import type { Change } from './range';
import type { Chunk } from './chunk';
import type { SourceFile } from './document';
import type { DocumentPieces, Piece, Role } from './scan';

export interface ReusableChunks {
  /**
   * Returns the previous chunk with the same text. Each chunk is returned at most once.
   * @param index of the chunk range in the text
   */
  take(piece: Piece, index: number): Chunk | undefined;
}

/**
 * Chunks that are equal from the start and from the end are matched by position, the few between them by their text.
 * @param previous the file before the edit
 * @param change the difference from `previous`: text outside it is not compared
 */
export function reusable(
  text: string,
  documents: readonly DocumentPieces[],
  previous: SourceFile | undefined,
  change: Change | undefined,
): ReusableChunks {
  if (!previous || !change) return { take: () => undefined };
  const pieces = joined(documents.map((document) => document.pieces));
  // A file has one chunk for each range of its cuts, in the same order.
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
  const between = chunksByText(old.slice(head, tail + moved), chunks.slice(head, tail + moved), previous.text);
  return {
    take(piece, index) {
      if (index < head) return chunks[index];
      if (index >= tail) return chunks[index + moved];
      return between(piece.role).get(text.slice(piece.from, piece.to))?.shift();
    },
  };
}

/** Avoids a copy for the usual case of a single document. */
function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.length === 1 ? lists[0]! : lists.flat();
}

/** True if a range is outside the change, and so equals the old range that began at `oldFrom`. */
function isOutside({ from, before, after }: Change, piece: Piece, known: number): boolean {
  const isBefore = piece.to <= from && piece.from === known;
  return isBefore || (piece.from >= after && piece.from - after === known - before);
}

/** Chunks of a role by text, in order. Indexed per role on demand. */
function chunksByText(pieces: readonly Piece[], chunks: readonly Chunk[], text: string) {
  const known = new Map<Role, Map<string, Chunk[]>>();
  return (role: Role): Map<string, Chunk[]> => {
    let byText = known.get(role);
    if (byText) return byText;
    known.set(role, (byText = new Map<string, Chunk[]>()));
    for (const [index, piece] of pieces.entries()) {
      if (piece.role !== role) continue;
      const key = text.slice(piece.from, piece.to);
      const list = byText.get(key);
      if (list) list.push(chunks[index]!);
      else byText.set(key, [chunks[index]!]);
    }
    return byText;
  };
}
