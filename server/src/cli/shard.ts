/** Parts of a list for several machines: `3/16` is every sixteenth item, from the third on. Each item is in one part, whoever asks. */
import { InvalidArgumentError } from 'commander';

export interface Shard {
  /** From 0. */
  readonly index: number;
  readonly of: number;
}

/** @throws InvalidArgumentError for what is no shard */
export function shardOf(text: string): Shard {
  const [, part, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(part) - 1, of: Number(count) };
  if (part === undefined || shard.index < 0 || shard.index >= shard.of)
    throw new InvalidArgumentError('Write PART/PARTS, such as 3/16: the third of sixteen.');
  return shard;
}

/** @param position of the item in the list, from 0 */
export function isInShard(position: number, { index, of }: Shard): boolean {
  return position % of === index;
}

export function sharded<T>(list: readonly T[], shard: Shard | undefined): readonly T[] {
  return shard ? list.filter((_, position) => isInShard(position, shard)) : list;
}
