/** The distribution of a measure, prepared for a table and a chart. */
import type { ReportMeasure } from '../protocol';

export interface Bar {
  readonly value: number;
  /** Probability of exactly this value. */
  readonly share: number;
  /** Probability of this value or a greater one. */
  readonly atLeast: number;
  /** 95% interval of the probability if it was sampled. */
  readonly low?: number;
  readonly high?: number;
  /** This is the value of the resolved combat. */
  readonly found: boolean;
}

/**
 * The values of a measure, ascending, with their cumulative probabilities.
 * @param actual the value of the resolved combat, if there is one
 */
export function barsOf({ distribution }: ReportMeasure, found?: number): readonly Bar[] {
  const bars: Bar[] = [];
  let atLeast = 0;
  for (const { value, share, low, high } of distribution.toReversed()) {
    atLeast = value === distribution[0]?.value ? 1 : Math.min(1, atLeast + share);
    bars.push({ value, share, atLeast, low, high, found: value === found });
  }
  return bars.reverse();
}

/** Extreme values whose total probability is below this are not drawn. */
const tail = 0.0005;

/** Removes the improbable tails, but keeps the actual value. The table shows all values. */
export function likely(bars: readonly Bar[]): readonly Bar[] {
  return withoutStart(withoutStart(bars).toReversed()).toReversed();
}

function withoutStart(bars: readonly Bar[]): readonly Bar[] {
  let sum = 0;
  const first = bars.findIndex(({ share, found }) => found || (sum += share) >= tail);
  return bars.slice(Math.max(0, first));
}

/** Distributions with larger gaps are not filled. */
const maxSteps = 400;

/** Fills gaps with values of probability 0, so that the axis of a chart is linear. */
export function evenly(bars: readonly Bar[]): readonly Bar[] {
  const step = bars.slice(1).reduce((gcd, { value }, index) => divisor(gcd, value - bars[index]!.value), 0);
  return bars.flatMap((bar, index) => {
    const before = bars[index - 1];
    const missing = before === undefined ? 0 : (bar.value - before.value) / step - 1;
    if (before === undefined || missing > maxSteps) return [bar];
    const gap = Array.from({ length: missing }, (_, nth) => ({
      value: before.value + (nth + 1) * step,
      share: 0,
      atLeast: bar.atLeast,
      found: false,
    }));
    return [...gap, bar];
  });
}

/** Groups a distribution with too many values into about `max` classes of equal, round width; each class is represented by its lowest value. */
export function inClasses(bars: readonly Bar[], max: number): readonly Bar[] {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return [];
  const width = roundWidth((last.value - first.value + 1) / max);
  const classOf = (value: number): number => Math.floor(value / width);
  const lowest = classOf(first.value);
  const classes = Array.from({ length: classOf(last.value) - lowest + 1 }, (_, nth) => {
    const inside = bars.filter(({ value }) => classOf(value) === lowest + nth);
    return { value: (lowest + nth) * width, inside };
  });
  let atLeast = 1;
  return classes.map(({ value, inside }) => {
    const share = inside.reduce((sum, bar) => sum + bar.share, 0);
    const bar = { value, share, atLeast, found: inside.some(({ found }) => found) };
    atLeast = Math.max(0, atLeast - share);
    return bar;
  });
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that is not less. */
function roundWidth(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Probability of a value or a greater one. If that is every value, it is exactly 1, without rounding errors. */
export function chanceOfAtLeast({ distribution }: ReportMeasure, value: number): number {
  const above = distribution.filter((bar) => bar.value >= value);
  return above.length === distribution.length
    ? 1
    : Math.min(
        1,
        above.reduce((sum, { share }) => sum + share, 0),
      );
}

/** Whether the measure has more than one possible value. */
export function isOpen({ distribution }: ReportMeasure): boolean {
  return distribution.length > 1;
}
