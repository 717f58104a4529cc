/** Maps ranges of a text to the text after an edit, given only the two texts. */
import type { Range } from '../../text';

/**
 * A range before the first difference stays, one after the last difference moves with the end of the text. A range inside the difference
 * is gone.
 */
export function createRangeMapper(before: string, after: string): (range: Range) => Range | undefined {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < shortest - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  const changed = { from: head, to: before.length - tail };
  const by = after.length - before.length;
  return ({ from, to }) => {
    if (to <= changed.from) return { from, to };
    if (from >= changed.to) return { from: from + by, to: to + by };
    if (changed.from <= from && to <= changed.to) return undefined;
    return { from: Math.min(from, changed.from), to: Math.max(to + by, Math.min(from, changed.from)) };
  };
}
