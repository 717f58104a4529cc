/** Shards of a list for several machines: `3/16` is every sixteenth item, beginning with the third. Every machine agrees on the partition. */

export interface Shard {
  /** From 0. */
  readonly index: number;
  readonly of: number;
}

/** @returns undefined if the text is not a shard */
export function shardNamed(text: string): Shard | undefined {
  const [, part, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(part) - 1, of: Number(count) };
  return part === undefined || shard.index < 0 || shard.index >= shard.of ? undefined : shard;
}

/** @param position of the item in the list, from 0 */
export function isInShard(position: number, { index, of }: Shard): boolean {
  return position % of === index;
}

export function sharded<T>(list: readonly T[], shard: Shard | undefined): readonly T[] {
  return shard ? list.filter((_, position) => isInShard(position, shard)) : list;
}
