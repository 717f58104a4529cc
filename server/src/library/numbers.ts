/** Validation of numeric options: seeds and runs. */

/** How many combats are sampled by default. */
export const defaultRuns = 20_000;

export const maxRuns = 10_000_000;

/** The default sampling seed: odds are the same in every call. */
export const samplingSeed = 1;

export interface SamplingChoice {
  /** How many combats are rolled if the odds are sampled: 20,000 when absent. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same odds. 1 when absent. */
  readonly seed?: number;
}

/** The choice with its defaults. @throws RangeError */
export function requireSampling({ runs = defaultRuns, seed = samplingSeed }: SamplingChoice): Required<SamplingChoice> {
  requireRuns(runs);
  requireSeed(seed);
  return { runs, seed };
}

/** @throws RangeError */
export function requireSeed(seed: number | undefined): void {
  if (seed !== undefined && !(Number.isSafeInteger(seed) && seed >= 0))
    throw new RangeError(`A seed is a whole number, 0 or more; ${seed} is none.`);
}

/** @throws RangeError */
export function requireRuns(runs: number | undefined): void {
  if (runs !== undefined && !(Number.isSafeInteger(runs) && runs >= 1 && runs <= maxRuns))
    throw new RangeError(`Runs are a whole number from 1 to ${maxRuns}; ${runs} is none.`);
}
