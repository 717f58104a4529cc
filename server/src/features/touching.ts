/** An index to find the ranges that touch another without a full scan. */
import type { Range } from '../text';

/** Ranges in document order, with the maximum end up to each. */
export interface InOrder<Of extends Range> {
  readonly all: readonly Of[];
  readonly ends: readonly number[];
}

/** @param all sorted by start */
export function indexInOrder<Of extends Range>(all: readonly Of[]): InOrder<Of> {
  let end = 0;
  return { all, ends: all.map(({ to }) => (end = Math.max(end, to))) };
}

/** Returns the ranges that touch a range; the list itself if all do. */
export function findTouching<Of extends Range>({ all, ends }: InOrder<Of>, { from, to }: Range): readonly Of[] {
  const first = firstIndex(ends, (end) => end >= from);
  const behind = firstIndex(all, (one) => one.from > to);
  const found = first === 0 && behind === all.length ? all : all.slice(first, behind);
  // A range that starts after `from` also ends after it.
  return found.length === 0 || found[0]!.from >= from ? found : found.filter((one) => one.to >= from);
}

/** Binary search for the first item that satisfies a monotonic predicate. */
function firstIndex<Of>(list: readonly Of[], holds: (one: Of) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
