/** Finds the difference between two texts, and updates the cuts of a text after a small edit. */
import { lineStart } from './lines';
import type { Change } from './range';
import type { DocumentPieces } from './scan';

export function changeBetween(before: string, after: string): Change {
  const from = sameAtStart(before, after);
  const same = sameAtEnd(before, after, Math.min(before.length, after.length) - from);
  return { from, before: before.length - same, after: after.length - same };
}

/** True if the texts are equal. */
export function isEmpty({ from, before, after }: Change): boolean {
  return from === before && from === after;
}

/** Up to this many characters are compared one by one; above it, slices are compared, which is faster per character but has a fixed cost. */
const few = 32;

/** Bisects, so that long texts are compared in a few steps. */
function sameAtStart(a: string, b: string): number {
  let same = 0;
  let most = Math.min(a.length, b.length);
  while (most - same > few) {
    const middle = (same + most) >> 1;
    if (a.slice(same, middle) === b.slice(same, middle)) same = middle;
    else most = middle;
  }
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return same;
}

/** @param limit the maximum result */
function sameAtEnd(a: string, b: string, most: number): number {
  const stretch = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from);
  let same = 0;
  while (most - same > few) {
    const middle = (same + most) >> 1;
    if (stretch(a, same, middle) === stretch(b, same, middle)) same = middle;
    else most = middle;
  }
  while (same < most && a.charCodeAt(a.length - same - 1) === b.charCodeAt(b.length - same - 1)) same++;
  return same;
}

/**
 * Updates the cuts of a text after an edit inside one indented line, behind its indentation. `scan` does not depend on the rest of such a
 * line.
 * @returns undefined if the text has to be scanned again
 */
export function cutAfter(
  text: string,
  previous: string,
  cuts: readonly DocumentPieces[],
  { from, before, after }: Change,
): readonly DocumentPieces[] | undefined {
  if (cuts.length === 0) return undefined; // the text was rejected, or has nothing but comments
  const start = lineStart(text, from);
  let begin = start;
  while (text.charCodeAt(begin) === 0x20) begin++;
  // The first two characters of a line decide whether it is a comment, an item or something else.
  if (begin === start || begin + 2 > from) return undefined;
  if (/[\r\n]/.test(previous.slice(from, before)) || /[\r\n]/.test(text.slice(from, after))) return undefined;
  // Chunks begin and end at line starts or at the end of the text, never inside this line.
  if (before === after) return cuts;
  const moved = (offset: number) => (offset >= from ? offset + after - before : offset);
  return cuts.map((cut) => ({
    from: moved(cut.from),
    to: moved(cut.to),
    pieces: cut.pieces.map((piece) =>
      piece.to < from ? piece : { role: piece.role, from: moved(piece.from), to: moved(piece.to) },
    ),
  }));
}
