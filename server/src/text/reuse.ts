/** Finds the parsed pieces of the file before an edit that a text still holds. */
import type { Change } from './range';
import type { Chunk } from './chunk';
import type { SourceFile } from './document';
import type { DocumentPieces, Piece, Role } from './scan';

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
  const between = chunksByText(old.slice(head, tail + moved), chunks.slice(head, tail + moved), previous.text);
  return {
    take(piece, index) {
      if (index < head) return chunks[index];
      if (index >= tail) return chunks[index + moved];
      return between(piece.role).get(text.slice(piece.from, piece.to))?.shift();
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

/** Chunks of a role by the texts of their pieces, in order: of a role that nobody asks for no text is read. */
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
