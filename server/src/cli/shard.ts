/** Shards of a list for several machines: `3/16` is every sixteenth item, beginning with the third. Every machine agrees on the partition. */

export interface Shard {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/** @returns undefined if the text is not a shard */
export function parseShard(text: string): Shard | undefined {
  const [, part, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(part) - 1, count: Number(count) };
  return part === undefined || shard.index < 0 || shard.index >= shard.count ? undefined : shard;
}

/** @param position of the item in the list, from 0 */
export function isInShard(position: number, { index, count }: Shard): boolean {
  return position % count === index;
}

export function selectShard<T>(list: readonly T[], shard: Shard | undefined): readonly T[] {
  return shard ? list.filter((_, position) => isInShard(position, shard)) : list;
}
