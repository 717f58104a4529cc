/** The median: half of the values are not above it. NaN for no values. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds for measuring one task: slow tasks run fewer times, and vary less. */
const patience = 3_000;

/** The minimum number of runs, if so many are requested. It is even, so that every toggle ends in its first state. */
const minRuns = 6;

/**
 * The median time of a number of asynchronous runs, one after the other; the first runs warm up and do not count. A slow task runs
 * fewer times: an even number, of which the first quarter warms up.
 * @param getTime the time in milliseconds
 */
export async function measureMedian(
  runs: number,
  warmUps: number,
  run: () => Promise<number>,
  getTime: () => number = () => performance.now(),
): Promise<number> {
  const results: number[] = [];
  const end = getTime() + patience;
  while (results.length < warmUps + runs) {
    if (results.length >= minRuns && results.length % 2 === 0 && getTime() >= end) break;
    results.push(await run());
  }
  const isCut = results.length < warmUps + runs;
  return computeMedian(results.slice(isCut ? Math.floor(results.length / 4) : warmUps));
}

/** The exponent of the power of the size that fits the values best. @param values positive */
export function fitExponent(values: readonly (readonly [size: number, value: number])[]): number {
  const points = values.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const computeMean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [meanLogSize, meanLogValue] = [
    computeMean(points.map(([logSize]) => logSize)),
    computeMean(points.map(([, logValue]) => logValue)),
  ];
  const slope = points.reduce((sum, [a, b]) => sum + (a - meanLogSize) * (b - meanLogValue), 0);
  return slope / points.reduce((sum, [a]) => sum + (a - meanLogSize) ** 2, 0);
}
