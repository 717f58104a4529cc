/** Where two texts differ, and how a text is cut that differs little from one that was cut before. */
import { lineStart } from './lines';
import type { Change } from './range';
import type { DocumentPieces } from './scan';

export function changeBetween(before: string, after: string): Change {
  const from = sameAtStart(before, after);
  const same = sameAtEnd(before, after, Math.min(before.length, after.length) - from);
  return { from, before: before.length - same, after: after.length - same };
}

/** Whether both texts are the same. */
export function isEmpty({ from, before, after }: Change): boolean {
  return from === before && from === after;
}

/** So few characters are compared one by one: whole stretches are compared much faster, but it takes a while to begin. */
const few = 32;

/** By halves: of a long text most is compared in a few strokes. */
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

/** @param most how many characters may be counted */
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
 * How a text is cut, by how it was cut before a change within one indented line, behind the beginning of that line. Nothing else of such a
 * line matters to `scan`.
 * @returns undefined where it has to be scanned
 */
export function cutAfter(
  text: string,
  previous: string,
  cuts: readonly DocumentPieces[],
  { from, before, after }: Change,
): readonly DocumentPieces[] | undefined {
  if (cuts.length === 0) return undefined; // the text was refused, or holds nothing but comments
  const start = lineStart(text, from);
  let begin = start;
  while (text.charCodeAt(begin) === 0x20) begin++;
  // The first character of a line, and the one behind it, say whether it is a comment, an item or anything else.
  if (begin === start || begin + 2 > from) return undefined;
  if (/[\r\n]/.test(previous.slice(from, before)) || /[\r\n]/.test(text.slice(from, after))) return undefined;
  // Pieces begin and end where lines do, or the text: none of them does so inside of this line.
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
