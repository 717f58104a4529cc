/** No follow-up problems: what the schema says of a stretch of text that could not be read in whole is left unsaid. */
import type { Problem } from '../../model/problem';
import { rangeOf } from '../../text';
import type { Range, SourceDocument } from '../../text';

/** @param faulty stretches of text with a problem of their own, such as an alias to nothing: their value is not judged as well */
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
    // What is missing from the root may stand in what could not be read.
    if (place.owner === document.data && place.key === undefined) return false;
    const range = rangeOf(document, place);
    if (!range) return true;
    return !named.has(`${range.from} ${range.to}`) && !isIn(broken, range.from);
  });
}

/** Whether an offset lies in one of some stretches, which are in the order of the text and do not meet. */
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
