/** Reproducible random numbers from a seed. */
import { stream, uniforms } from '../../server/src/dice/stream';

export interface RandomNumbers {
  /** A whole number from 0, below a limit; 0 for a limit of 0. */
  below(limit: number): number;
  one<T>(of: readonly T[]): T;
}

export function randomNumbers(seed: number): RandomNumbers {
  const next = uniforms(stream(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (of) => of[below(of.length)]! };
}
