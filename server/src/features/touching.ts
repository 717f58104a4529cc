/** What of many stretches of a text touches another, without going through all of them. */
import type { Range } from '../text';

/** In the order of the text, and how far those up to each reach. */
export interface InOrder<Of extends Range> {
  readonly all: readonly Of[];
  readonly ends: readonly number[];
}

/** @param all in the order in which they begin */
export function indexInOrder<Of extends Range>(all: readonly Of[]): InOrder<Of> {
  let end = 0;
  return { all, ends: all.map(({ to }) => (end = Math.max(end, to))) };
}

/** Those that touch a stretch; the list itself where all of them do. */
export function findTouching<Of extends Range>({ all, ends }: InOrder<Of>, { from, to }: Range): readonly Of[] {
  const first = firstIndex(ends, (end) => end >= from);
  const behind = firstIndex(all, (one) => one.from > to);
  const found = first === 0 && behind === all.length ? all : all.slice(first, behind);
  // What begins behind the beginning ends behind it as well.
  return found.length === 0 || found[0]!.from >= from ? found : found.filter((one) => one.to >= from);
}

/** By halves, in a list of which something holds from one on, or of none. */
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
