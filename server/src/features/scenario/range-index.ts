/** Ranges that touch another, and an index to find them without a full scan. */
import { findFirstIndex, type Range } from '../../text';

/** Ranges in document order, with the maximum end up to each. */
export interface RangeIndex<Item extends Range> {
  readonly all: readonly Item[];
  readonly ends: readonly number[];
}

/** @param all sorted by start */
export function createRangeIndex<Item extends Range>(all: readonly Item[]): RangeIndex<Item> {
  let end = 0;
  return { all, ends: all.map(({ to }) => (end = Math.max(end, to))) };
}

/** Returns the ranges that touch a range; the list itself if all do. */
export function findOverlapping<Item extends Range>(
  { all, ends }: RangeIndex<Item>,
  { from, to }: Range,
): readonly Item[] {
  const first = findFirstIndex(ends, (end) => end >= from);
  const endIndex = findFirstIndex(all, (range) => range.from > to);
  const slice = first === 0 && endIndex === all.length ? all : all.slice(first, endIndex);
  // A range that starts after `from` also ends after it.
  return slice.length === 0 || slice[0]!.from >= from ? slice : slice.filter((range) => range.to >= from);
}

export function rangesTouch(a: Range, b: Range): boolean {
  return a.from <= b.to && b.from <= a.to;
}
