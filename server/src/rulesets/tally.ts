/** What earlier items have used of something: the sum, and the first items to name. Each of a thousand lines would otherwise name all those before it. */
export interface Tally<Item> {
  readonly count: number;
  /** At most `maxListedItems`. */
  readonly first: readonly Item[];
}

/** The maximum number of other items that a problem names. */
export const maxListedItems = 10;

export function addToTally<Item>(tally: Tally<Item> | undefined, item: Item, count: number): Tally<Item> {
  const { count: previousCount, first } = tally ?? { count: 0, first: [] };
  return { count: previousCount + count, first: first.length < maxListedItems ? [...first, item] : first };
}
