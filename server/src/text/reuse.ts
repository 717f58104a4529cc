/** Finds the parsed pieces of the file before an edit that a text still holds. */
import type { Change } from './range';
import type { Chunk } from './chunk';
import type { SourceFile } from './document';
import type { DocumentPieces, Piece } from './scan';

export interface ReusableChunks {
  /** The chunk of an equal piece before the edit; each is given out once, to one piece. */
  take(piece: Piece): Chunk | undefined;
}

interface PlacedChunk {
  readonly chunk: Chunk;
  readonly from: number;
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
  const pieces = documents.flatMap((document) => document.pieces);
  const old = previous.documents.flatMap(({ chunks, bases }) =>
    chunks.map((chunk): PlacedChunk => ({ chunk, from: bases.get(chunk.base)! })),
  );
  const same = (piece: Piece | undefined, known: PlacedChunk | undefined) =>
    piece !== undefined &&
    known !== undefined &&
    piece.role === known.chunk.role &&
    piece.to - piece.from === known.chunk.base.length &&
    (isOutside(change, piece, known.from) ||
      text.slice(piece.from, piece.to) === previous.text.slice(known.from, known.from + known.chunk.base.length));

  const matched = new Map<Piece, Chunk>();
  let head = 0;
  while (same(pieces[head], old[head])) matched.set(pieces[head]!, old[head++]!.chunk);
  let tail = 0;
  const fromEnd = <T>(list: readonly T[]) => (tail < list.length - head ? list[list.length - 1 - tail] : undefined);
  while (same(fromEnd(pieces), fromEnd(old))) {
    matched.set(fromEnd(pieces)!, fromEnd(old)!.chunk);
    tail++;
  }
  const between = byText(old.slice(head, old.length - tail), previous.text);
  return {
    take: (piece) => matched.get(piece) ?? between.get(`${piece.role} ${text.slice(piece.from, piece.to)}`)?.shift(),
  };
}

/** Whether a piece is known to be what began at an offset before the change, for it lies before the change or behind it. */
function isOutside({ from, before, after }: Change, piece: Piece, known: number): boolean {
  const isBefore = piece.to <= from && piece.from === known;
  return isBefore || (piece.from >= after && piece.from - after === known - before);
}

function byText(old: readonly PlacedChunk[], text: string): Map<string, Chunk[]> {
  const result = new Map<string, Chunk[]>();
  for (const { chunk, from } of old) {
    const key = `${chunk.role} ${text.slice(from, from + chunk.base.length)}`;
    const list = result.get(key);
    if (list) list.push(chunk);
    else result.set(key, [chunk]);
  }
  return result;
}
