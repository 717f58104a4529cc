/** Merges consecutive edits into edits of the original text. */
import type { TextEdit } from '../range';

/** A text as segments of the original text and insertions: original segments have an empty `insert`, insertions an empty range. */
type Pieces = readonly TextEdit[];

export function untouched(length: number): Pieces {
  return [{ from: 0, to: length, insert: '' }];
}

/** Applies non-overlapping edits, whose offsets refer to the text that the segments form. */
export function spliced(pieces: Pieces, edits: readonly TextEdit[]): Pieces {
  const result: TextEdit[] = [];
  let index = 0;
  /** The start of the current segment in the formed text, and the current position in it. */
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

/** The edits that turn the original text into the text that the segments form. */
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
