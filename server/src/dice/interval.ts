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

/** Up to so many times, and up to such a share, something is rare: the score interval ends too high there. */
const rare = { times: 50, share: 0.05 };

/**
 * The 95 % interval of a share that was seen in some of a number of independent runs: Wilson's score interval, which stays within
 * 0..1 and keeps a width where nothing, or everything, was seen. What is rare is mostly told only where it was seen at all; its lower
 * bound allows for that, and likewise the upper bound of what is nearly certain.
 * @param share the share seen, in 0..1
 * @param runs how many runs, at least 1
 */
export function shareInterval(share: number, runs: number): Interval {
  const { low, high } = wilson(share, runs);
  return {
    low: Math.min(low, lowestShare(share, runs)),
    high: Math.max(high, 1 - lowestShare(1 - share, runs)),
  };
}

/** The lower bound of a share that is rare; 1 where it is not. */
function lowestShare(share: number, runs: number): number {
  const times = Math.round(share * runs);
  if (share > rare.share || times > rare.times) return 1;
  return (lowestRates[times] ??= lowestRate(times)) / runs;
}

const lowestRates: (number | undefined)[] = [];

/** By Poisson's law, how often something must be expected for 2.5 % of those that see it at all to see it so many times or more. */
function lowestRate(times: number): number {
  if (times <= 1) return 0;
  let [low, high] = [0, times];
  for (let halvings = 0; halvings < 60; halvings++) {
    const rate = (low + high) / 2;
    let [term, fewer] = [Math.exp(-rate), 0];
    for (let seen = 1; seen < times; seen++) fewer += term *= rate / seen;
    if (1 - fewer / -Math.expm1(-rate) > 0.025) high = rate;
    else low = rate;
  }
  return low;
}

function wilson(share: number, runs: number): Interval {
  const square = normal95 ** 2;
  const scale = 1 + square / runs;
  const centre = (share + square / (2 * runs)) / scale;
  const reach = (normal95 * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs ** 2))) / scale;
  // The bounds are exact at the ends, where rounding would leave a trace of either sign.
  return { low: share === 0 ? 0 : centre - reach, high: share === 1 ? 1 : centre + reach };
}

/**
 * How far a share can be from the bounds of its interval, whatever it is: the widest that `shareInterval` gives for a number of runs.
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
  return Math.max(normal95 * Math.sqrt(variance / runs), shareInterval(0, runs).high);
}
