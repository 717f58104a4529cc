/** The size of long property runs: small under `npm test`, full under `npm test -- --all`. */

/** Whether long runs have their full size (`npm run unit -- --large`). */
export const isLarge = process.env.ASDIC_LARGE_RUNS === '1';

/** @param large cases of a full run @param small cases of a run before a commit */
export function chooseRunCount(large: number, small: number): number {
  return isLarge ? large : small;
}
