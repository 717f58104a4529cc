/** Reproducible random numbers from a seed. */
import { createStream, createUniformGenerator } from '../../server/src/dice/stream';

export interface RandomNumbers {
  /** A whole number from 0, below a limit; 0 for a limit of 0. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

export function createRandomNumbers(seed: number): RandomNumbers {
  const next = createUniformGenerator(createStream(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)]! };
}
