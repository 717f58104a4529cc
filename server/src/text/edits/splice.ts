/** Edits made one after the other, given as edits of the text before the first. */
import type { TextEdit } from '../range';

/** A text as stretches of the first text and what was put between them; a stretch has an empty `insert`, an insertion is empty in the first text. */
type Pieces = readonly TextEdit[];

export function untouched(length: number): Pieces {
  return [{ from: 0, to: length, insert: '' }];
}

/** The pieces after more edits, whose offsets are those of the text that the pieces make. They do not overlap. */
export function spliced(pieces: Pieces, edits: readonly TextEdit[]): Pieces {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
  return sorted.reverse().reduce(splicedOnce, pieces);
}

function splicedOnce(pieces: Pieces, edit: TextEdit): Pieces {
  const result: TextEdit[] = [];
  let start = 0;
  let inserted = false;
  const insert = () => {
    if (!inserted) result.push({ from: 0, to: 0, insert: edit.insert });
    inserted = true;
  };
  for (const piece of pieces) {
    const length = lengthOf(piece);
    const end = start + length;
    if (start >= edit.from) insert();
    if (start < edit.from) result.push(part(piece, 0, Math.min(length, edit.from - start)));
    if (end > edit.from) insert();
    if (end > edit.to) result.push(part(piece, Math.max(0, edit.to - start), length));
    start = end;
  }
  insert();
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
