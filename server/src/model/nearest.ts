/** Did you mean: the known word that a mistyped one most likely stands for. */

/** Mistakes beyond this many characters are no typos. */
const MAX_DISTANCE = 2;

/** How many words may still be compared: a text with thousands of mistakes and names gets suggestions for the first of them. */
export interface Comparisons {
  left: number;
}

/** What one text may spend on suggestions: a few milliseconds each time it is checked. */
export function comparisons(): Comparisons {
  return { left: 20_000 };
}

/** Longer words are no typing errors. */
const maxLength = 100;

/**
 * The known word nearest to a mistyped one, or undefined where none is near or two are equally near (a guess between them would
 * mislead). Letter case, and `-`, `_`, `.` and blanks against each other, count for nothing.
 * @param allowed shared by the look-ups of one text; where it is spent nothing is suggested
 */
export function nearest(
  word: string,
  known: Iterable<string>,
  allowed: Comparisons = comparisons(),
): string | undefined {
  if (word.length > maxLength) return undefined;
  const wanted = folded(word);
  let best: string | undefined;
  let bestDistance = allowance(wanted.length) + 1;
  let tied = false;
  for (const candidate of known) {
    if (--allowed.left < 0) return undefined;
    if (candidate === word || candidate.length > maxLength) continue;
    const distance = editDistance(wanted, folded(candidate), bestDistance);
    if (distance > bestDistance || distance > allowance(wanted.length)) continue;
    tied = distance === bestDistance;
    if (!tied) best = candidate;
    bestDistance = distance;
  }
  return tied ? undefined : best;
}

/**
 * Whether a mistyped word can mean nothing but the known word that is nearest to it: only then may a fix put one for the other without asking.
 * It is the same but for letter case and marks; or the one known word that goes on from it, or that it goes on from (`submarin`, `sub`); or
 * every other known word is much farther away. Words whose digits differ are different names.
 */
export function isOnlyMeaning(word: string, near: string, known: Iterable<string>): boolean {
  const [wanted, found] = [folded(word), folded(near)];
  if (wanted === found) return true;
  if (digitsOf(wanted) !== digitsOf(found) || wanted.length < 3) return false;
  const others = [...known].filter((other) => other !== near).map(folded);
  if (goesOn(wanted, found)) return !others.some((other) => goesOn(wanted, other));
  const distance = editDistance(wanted, found, MAX_DISTANCE);
  if (distance > allowance(wanted.length)) return false;
  return others.every((other) => editDistance(wanted, other, distance + 1) > distance + 1);
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D+/g, ' ');
}

function goesOn(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  return shorter >= 3 && word.slice(0, shorter) === other.slice(0, shorter);
}

/** How many mistakes a word of a length may hold: one letter says too little to guess by. */
function allowance(length: number): number {
  return length < 2 ? 0 : length < 5 ? 1 : MAX_DISTANCE;
}

/** A word without case, its parts joined by one hyphen: `Long Range` is `long-range`. */
export function folded(word: string): string {
  return word.toLowerCase().replaceAll(/[-_.\s]+/g, '-');
}

/**
 * How many characters must be inserted, deleted, replaced or swapped with their neighbour to make one word of the other, counted up to `limit`:
 * a greater distance comes back as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}
