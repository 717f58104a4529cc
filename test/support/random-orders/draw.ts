/** Draws of random scenarios. */
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';

export type Data = Record<string, unknown>;

/** Draws from a seed. */
export class Draw {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = createUniformGenerator(createStream(seed));
  }
  /** A random integer of at least 0 and below the limit. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
  /** A random part of the items: each with probability 1/2. */
  some<T>(items: readonly T[]): T[] {
    return items.filter(() => this.below(2) === 0);
  }
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, rank: this.#next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  }
}
