/** Filters follow-up diagnostics: those of the schema in text that could not be parsed. */
import type { Problem } from '../../model/problem';
import { rangeOf } from '../../text';
import type { Range, SourceDocument } from '../../text';

/** @param faulty ranges of syntax errors, such as an unknown alias: their values get no other diagnostics */
export function notBroken(
  document: SourceDocument,
  problems: readonly Problem[],
  faulty: readonly Range[],
): readonly Problem[] {
  if (!document.broken && faulty.length === 0) return problems;
  const broken = document.chunks
    .filter((chunk) => chunk.broken)
    .map(({ base }) => ({ from: document.bases.get(base)!, to: document.bases.get(base)! + base.length }));
  const named = new Set(faulty.map(({ from, to }) => `${from} ${to}`));
  return problems.filter(({ place }) => {
    // A key that is missing from the root may be in the text that could not be parsed.
    if (place.owner === document.data && place.key === undefined) return false;
    const range = rangeOf(document, place);
    if (!range) return true;
    return !named.has(`${range.from} ${range.to}`) && !isIn(broken, range.from);
  });
}

/** Whether an offset is in one of some ranges, which are sorted and disjoint. Binary search. */
function isIn(stretches: readonly Range[], offset: number): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.to <= offset) low = middle + 1;
    else high = middle;
  }
  return low < stretches.length && stretches[low]!.from <= offset;
}
