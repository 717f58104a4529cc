/** Confidence intervals of estimated proportions and means. */
import { mean, type Distribution } from './distribution';

/** Bounds of a probability, in 0..1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile that leaves 2.5% on either side. */
const normal95 = 1.959963984540054;

/** An event is rare up to this number of times and this proportion: there the lower bound of the score interval is too high. */
const rareLimits = { times: 50, proportion: 0.05 };

/**
 * The 95 % interval of a proportion observed in independent runs: Wilson's score interval, which stays within 0..1 and has a width even if
 * the event was seen never or always. A rare event is mostly reported only if it was seen at all; its lower bound allows for that, as does
 * the upper bound of a nearly certain event.
 * @param proportion observed, in 0..1
 * @param runs number of runs, at least 1
 */
export function computeScoreInterval(proportion: number, runs: number): Interval {
  const { low, high } = computeWilsonInterval(proportion, runs);
  return {
    low: Math.min(low, computeRareLowerBound(proportion, runs)),
    high: Math.max(high, 1 - computeRareLowerBound(1 - proportion, runs)),
  };
}

/** The lower bound of the proportion of a rare event; infinite if it is not rare. */
function computeRareLowerBound(proportion: number, runs: number): number {
  const times = Math.round(proportion * runs);
  if (proportion > rareLimits.proportion || times > rareLimits.times) return Infinity;
  return (lowestRates[times] ??= computeLowestRate(times)) / runs;
}

const lowestRates: (number | undefined)[] = [];

/** By Poisson's law, the rate at which 2.5 % of those that see the event at all see it this many times or more. */
function computeLowestRate(times: number): number {
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

function computeWilsonInterval(proportion: number, runs: number): Interval {
  const square = normal95 ** 2;
  const scale = 1 + square / runs;
  const centre = (proportion + square / (2 * runs)) / scale;
  const margin = (normal95 * Math.sqrt((proportion * (1 - proportion)) / runs + square / (4 * runs ** 2))) / scale;
  // The bounds are exact at the ends, where rounding would leave a trace of either sign.
  return { low: proportion === 0 ? 0 : centre - margin, high: proportion === 1 ? 1 : centre + margin };
}

/**
 * The greatest distance of any proportion from a bound of its score interval, for a number of runs.
 * @param runs at least 1
 */
export function computeMaxScoreMargin(runs: number): number {
  return normal95 / (2 * Math.sqrt(runs));
}

/**
 * The margin of a mean of independent runs to either side, with 95% confidence: by the standard error, and at least by the possibility of
 * a value that was never seen and is off by one.
 * @param observed the distribution of observed values
 * @param runs number of runs, at least 1
 */
export function computeMeanMargin(observed: Distribution, runs: number): number {
  const centre = mean(observed);
  const variance = observed.reduce(
    (sum, { value, share: probability }) => sum + probability * (value - centre) ** 2,
    0,
  );
  return Math.max(normal95 * Math.sqrt(variance / runs), computeScoreInterval(0, runs).high);
}
