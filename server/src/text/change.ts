/** Finds the difference between two texts. */
import type { Change } from './range';

export function findChange(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - same - 1) === after.charCodeAt(after.length - same - 1)
  )
    same++;
  return { from, before: before.length - same, after: after.length - same };
}
