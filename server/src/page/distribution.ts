/** What the odds of one measure come to, ready for a table and a chart. */
import type { ReportMeasure } from '../protocol';

export interface Bar {
  readonly value: number;
  /** Chance of exactly this value. */
  readonly share: number;
  /** Chance of this value or a greater one. */
  readonly atLeast: number;
  /** 95% interval of the share where it was sampled. */
  readonly low?: number;
  readonly high?: number;
  /** The value that the resolved combat gave. */
  readonly found: boolean;
}

/**
 * The values of a measure, ascending, with their cumulative chances.
 * @param found what the resolved combat gave, if there is one
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

/** Less likely than this together, the least and the greatest values of a wide distribution are not drawn. */
const tail = 0.0005;

/** The bars without what hardly ever happens at both ends; what the combat gave is kept. The table has all of them. */
export function likely(bars: readonly Bar[]): readonly Bar[] {
  return withoutStart(withoutStart(bars).toReversed()).toReversed();
}

function withoutStart(bars: readonly Bar[]): readonly Bar[] {
  let sum = 0;
  const first = bars.findIndex(({ share, found }) => found || (sum += share) >= tail);
  return bars.slice(Math.max(0, first));
}

/** More values than this are not drawn one by one. */
const maxSteps = 400;

/** The bars with those that never occur between them, so that equal steps of a chart are equal steps of the value. */
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

/**
 * The bars in classes of equal width, a round number, at most about so many; each class stands at its least value. For distributions of
 * too many values to be drawn one by one.
 */
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

/** The least of 1, 2, 5, 10, 20, 50 ... that is not less. */
function roundWidth(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Chance of a value or a greater one. What is never less is certain, whatever arithmetic makes of the sum of the shares. */
export function chanceOfAtLeast({ distribution }: ReportMeasure, value: number): number {
  const above = distribution.filter((bar) => bar.value >= value);
  return above.length === distribution.length
    ? 1
    : Math.min(
        1,
        above.reduce((sum, { share }) => sum + share, 0),
      );
}

/** Whether the measure can come out in more than one way. */
export function isOpen({ distribution }: ReportMeasure): boolean {
  return distribution.length > 1;
}
