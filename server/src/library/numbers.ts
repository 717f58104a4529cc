/** Validation of numeric options: seeds and runs. */

/** How many combats are sampled by default. */
export const defaultRuns = 20_000;

export const maxRuns = 10_000_000;

/** The default sampling seed: odds are the same in every call. */
export const samplingSeed = 1;

export function isSeed(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

export function isRuns(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= maxRuns;
}

/** @throws RangeError */
export function requireSeed(seed: number | undefined): void {
  if (seed !== undefined && !isSeed(seed))
    throw new RangeError(`A seed is a whole number, 0 or more; ${seed} is none.`);
}

/** @throws RangeError */
export function requireRuns(runs: number | undefined): void {
  if (runs !== undefined && !isRuns(runs))
    throw new RangeError(`Runs are a whole number from 1 to ${maxRuns}; ${runs} is none.`);
}
