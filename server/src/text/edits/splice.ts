/** Edits made one after the other, given as edits of the text before the first. */
import type { TextEdit } from '../range';

/** A text as stretches of the first text and what was put between them; a stretch has an empty `insert`, an insertion is empty in the first text. */
type Pieces = readonly TextEdit[];

export function untouched(length: number): Pieces {
  return [{ from: 0, to: length, insert: '' }];
}

/** The pieces after more edits, whose offsets are those of the text that the pieces make. They do not overlap. */
export function spliced(pieces: Pieces, edits: readonly TextEdit[]): Pieces {
  const result: TextEdit[] = [];
  let index = 0;
  /** Where the piece at the index begins in the text that the pieces make, and how far that text was gone through. */
  let start = 0;
  let at = 0;
  const goTo = (to: number, isKept: boolean) => {
    while (at < to && index < pieces.length) {
      const piece = pieces[index]!;
      const end = start + lengthOf(piece);
      const until = Math.min(to, end);
      if (isKept) result.push(part(piece, at - start, until - start));
      at = until;
      if (until < end) continue;
      start = end;
      index++;
    }
  };
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    goTo(from, true);
    result.push({ from: 0, to: 0, insert });
    goTo(to, false);
  }
  goTo(Infinity, true);
  return result.filter((piece) => lengthOf(piece) > 0);
}

function lengthOf(piece: TextEdit): number {
  return piece.insert.length + piece.to - piece.from;
}

function part(piece: TextEdit, from: number, to: number): TextEdit {
  if (piece.insert !== '') return { ...piece, insert: piece.insert.slice(from, to) };
  return { from: piece.from + from, to: piece.from + to, insert: '' };
}

/** What the first text must undergo to become the text of the pieces. */
export function editsOf(pieces: Pieces, length: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let insert = '';
  const flush = (to: number) => {
    if (insert !== '' || to > at) edits.push({ from: at, to, insert });
    insert = '';
  };
  for (const piece of pieces) {
    if (piece.insert !== '') insert += piece.insert;
    else {
      flush(piece.from);
      at = piece.to;
    }
  }
  flush(length);
  return edits;
}
