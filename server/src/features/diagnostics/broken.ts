/** Filters follow-up diagnostics: those of the schema in text that could not be parsed. */
import type { Diagnostic } from '../../model/diagnostic';
import { type Range, type SourceDocument, rangeAt } from '../../text';

/** @param faulty ranges of syntax errors, such as an unknown alias: their values get no other diagnostics */
export function filterBroken(
  document: SourceDocument,
  diagnostics: readonly Diagnostic[],
  faulty: readonly Range[],
): readonly Diagnostic[] {
  if (!document.broken && faulty.length === 0) return diagnostics;
  const broken = document.chunks
    .filter((chunk) => chunk.broken)
    .map(({ origin }) => ({ from: document.origins.get(origin)!, to: document.origins.get(origin)! + origin.length }));
  const named = new Set(faulty.map(({ from, to }) => `${from} ${to}`));
  return diagnostics.filter(({ place }) => {
    // A key that is missing from the root may be in the text that could not be parsed.
    if (place.owner === document.data && place.key === undefined) return false;
    const range = rangeAt(document, place);
    if (!range) return true;
    return !named.has(`${range.from} ${range.to}`) && !isInRanges(broken, range.from);
  });
}

/** Whether an offset is in one of some ranges, which are sorted and disjoint. Binary search. */
function isInRanges(ranges: readonly Range[], offset: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.to <= offset) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && ranges[low]!.from <= offset;
}
