/** Finds the difference between two texts. */
import type { Change } from './range';

export function findChange(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let sameTail = 0;
  while (
    sameTail < shorter - from &&
    before.charCodeAt(before.length - sameTail - 1) === after.charCodeAt(after.length - sameTail - 1)
  )
    sameTail++;
  return { from, oldEnd: before.length - sameTail, newEnd: after.length - sameTail };
}
