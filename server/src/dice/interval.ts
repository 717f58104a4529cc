/** How far an estimated share, or an estimated mean, can be trusted. */
import { mean } from './distribution';
import type { Distribution } from './distribution';

/** Bounds of a share, in 0..1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile that leaves 2.5% on either side. */
const normal95 = 1.959963984540054;

/**
 * Wilson's 95 % score interval of a share that was seen in some of a number of independent runs. Unlike the textbook interval it
 * stays within 0..1 and keeps a width where nothing, or everything, was seen.
 * @param share the share seen, in 0..1
 * @param runs how many runs, at least 1
 */
export function wilson(share: number, runs: number): Interval {
  const square = normal95 ** 2;
  const scale = 1 + square / runs;
  const centre = (share + square / (2 * runs)) / scale;
  const reach = (normal95 * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs ** 2))) / scale;
  // The bounds are exact at the ends, where rounding would leave a trace of either sign.
  return { low: share === 0 ? 0 : centre - reach, high: share === 1 ? 1 : centre + reach };
}

/**
 * How far a share can be from the bounds of its interval, whatever it is: the widest that `wilson` gives for a number of runs.
 * @param runs at least 1
 */
export function widest(runs: number): number {
  return Math.min(1, normal95 / (2 * Math.sqrt(runs)));
}

/**
 * How far a mean of independent runs may be from the true one, to either side, with 95% confidence: by the standard error, and by what was
 * never seen, which is off by one at least.
 * @param seen the shares of the values that were seen
 * @param runs how many runs, at least 1
 */
export function reachOfMean(seen: Distribution, runs: number): number {
  const centre = mean(seen);
  const variance = seen.reduce((sum, { value, share }) => sum + share * (value - centre) ** 2, 0);
  return Math.max(normal95 * Math.sqrt(variance / runs), wilson(0, runs).high);
}
