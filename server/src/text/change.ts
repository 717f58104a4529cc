/** Finds the difference between two texts, and updates the cuts of a text after a small edit. */
import { lineStart } from './lines';
import type { Change } from './range';
import type { DocumentCut } from './scan';

export function findChange(before: string, after: string): Change {
  const from = commonPrefixLength(before, after);
  const same = commonSuffixLength(before, after, Math.min(before.length, after.length) - from);
  return { from, before: before.length - same, after: after.length - same };
}

/** True if the texts are equal. */
export function isEmpty({ from, before, after }: Change): boolean {
  return from === before && from === after;
}

/** Up to this many characters are compared one by one; above it, slices are compared, which is faster per character but has a fixed cost. */
const linearLimit = 32;

/** Bisects, so that long texts are compared in a few steps. */
function commonPrefixLength(a: string, b: string): number {
  let same = 0;
  let limit = Math.min(a.length, b.length);
  while (limit - same > linearLimit) {
    const middle = (same + limit) >> 1;
    if (a.slice(same, middle) === b.slice(same, middle)) same = middle;
    else limit = middle;
  }
  while (same < limit && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return same;
}

/** @param limit the maximum result */
function commonSuffixLength(a: string, b: string, limit: number): number {
  const sliceFromEnd = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from);
  let same = 0;
  while (limit - same > linearLimit) {
    const middle = (same + limit) >> 1;
    if (sliceFromEnd(a, same, middle) === sliceFromEnd(b, same, middle)) same = middle;
    else limit = middle;
  }
  while (same < limit && a.charCodeAt(a.length - same - 1) === b.charCodeAt(b.length - same - 1)) same++;
  return same;
}

/**
 * Updates the cuts of a text after an edit inside one indented line, behind its indentation. `scan` does not depend on the rest of such a
 * line.
 * @returns undefined if the text has to be scanned again
 */
export function updateCuts(
  text: string,
  previous: string,
  cuts: readonly DocumentCut[],
  { from, before, after }: Change,
): readonly DocumentCut[] | undefined {
  if (cuts.length === 0) return undefined; // the text was rejected, or has nothing but comments
  const start = lineStart(text, from);
  let begin = start;
  while (text.charCodeAt(begin) === 0x20) begin++;
  // The first two characters of a line decide whether it is a comment, an item or something else.
  if (begin === start || begin + 2 > from) return undefined;
  if (/[\r\n]/.test(previous.slice(from, before)) || /[\r\n]/.test(text.slice(from, after))) return undefined;
  // Chunks begin and end at line starts or at the end of the text, never inside this line.
  if (before === after) return cuts;
  const shift = (offset: number) => (offset >= from ? offset + after - before : offset);
  return cuts.map((cut) => ({
    from: shift(cut.from),
    to: shift(cut.to),
    ranges: cut.ranges.map((range) =>
      range.to < from ? range : { role: range.role, from: shift(range.from), to: shift(range.to) },
    ),
  }));
}
