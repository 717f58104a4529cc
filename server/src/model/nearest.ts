/** Did you mean: finds the known word that a mistyped one most likely stands for. */

/** More mistakes than this are no typo. */
const MAX_DISTANCE = 2;

/** Remaining number of comparisons: in a text with thousands of typos and names, only the first get suggestions. */
export interface ComparisonBudget {
  remaining: number;
}

/** Budget of one text: a few milliseconds per check. */
export function createComparisonBudget(): ComparisonBudget {
  return { remaining: 20_000 };
}

/** Longer words are no typos. */
const maxLength = 100;

/**
 * Returns the known word nearest to a mistyped one; undefined if none is near or two are equally near (a guess between them would mislead).
 * Letter case, and `-`, `_`, `.` and spaces against each other, are ignored.
 * @param budget shared by the look-ups of one text; once it is spent nothing is suggested
 */
export function findNearest(
  word: string,
  candidates: Iterable<string>,
  budget: ComparisonBudget = createComparisonBudget(),
): string | undefined {
  if (word.length > maxLength) return undefined;
  const target = foldWord(word);
  let best: string | undefined;
  let bestDistance = getMaxMistakes(target.length) + 1;
  let isTied = false;
  for (const candidate of candidates) {
    if (--budget.remaining < 0) return undefined;
    if (candidate === word || candidate.length > maxLength) continue;
    const distance = computeEditDistance(target, foldWord(candidate), bestDistance);
    if (distance > bestDistance || distance > getMaxMistakes(target.length)) continue;
    isTied = distance === bestDistance;
    if (!isTied) best = candidate;
    bestDistance = distance;
  }
  return isTied ? undefined : best;
}

/**
 * Whether a mistyped word can only mean the nearest known word: only then may a fix replace it without asking. It is equal but for letter
 * case and separators; or one is the only prefix of the other (`submarin`, `sub`); or all other known words are much farther away. Words
 * whose digits differ are different names.
 */
export function isUnambiguous(word: string, near: string, candidates: Iterable<string>): boolean {
  const [foldedWord, foldedNear] = [foldWord(word), foldWord(near)];
  if (foldedWord === foldedNear) return true;
  if (extractDigits(foldedWord) !== extractDigits(foldedNear) || foldedWord.length < 3) return false;
  const others = [...candidates].filter((other) => other !== near).map(foldWord);
  if (isPrefixPair(foldedWord, foldedNear)) return !others.some((other) => isPrefixPair(foldedWord, other));
  const distance = computeEditDistance(foldedWord, foldedNear, MAX_DISTANCE);
  if (distance > getMaxMistakes(foldedWord.length)) return false;
  return others.every((other) => computeEditDistance(foldedWord, other, distance + 1) > distance + 1);
}

function extractDigits(word: string): string {
  return word.replaceAll(/\D+/g, ' ');
}

function isPrefixPair(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  return shorter >= 3 && word.slice(0, shorter) === other.slice(0, shorter);
}

/** Number of mistakes allowed in a word of a length: a single letter says too little to guess by. */
function getMaxMistakes(length: number): number {
  return length < 2 ? 0 : length < 5 ? 1 : MAX_DISTANCE;
}

/** Normalizes case and separators: `Long Range` becomes `long-range`. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[-_.\s]+/g, '-');
}

/**
 * Edit distance: insertions, deletions, replacements and swaps of neighbours. Counted up to `limit`; a greater distance is returned as
 * `limit + 1`.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}
