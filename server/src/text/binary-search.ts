/** Search in sorted lists that may have thousands of items. */

/** Binary search for the first item that satisfies a monotonic predicate. */
export function findFirstIndex<Item>(list: readonly Item[], predicate: (item: Item) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (predicate(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
