/** The distribution of a measure, prepared for a table and a chart. */
import type { ReportBin, ReportMeasure } from '../protocol';

export interface Bin extends ReportBin {
  /** Probability of this value or a greater one. */
  readonly atLeast: number;

  /** This is the value of the resolved combat. */
  readonly isActual: boolean;
}

/**
 * The values of a measure, ascending, with their cumulative probabilities.
 * @param actual the value of the resolved combat, if there is one
 */
export function toBins({ distribution }: ReportMeasure, actual?: number): readonly Bin[] {
  const bins: Bin[] = [];
  let atLeast = 0;
  for (const { value, share: probability, low, high } of distribution.toReversed()) {
    atLeast = value === distribution[0]?.value ? 1 : Math.min(1, atLeast + probability);
    bins.push({ value, share: probability, atLeast, low, high, isActual: value === actual });
  }
  return bins.reverse();
}

/** Extreme values whose total probability is below this are not drawn. */
const tailProbability = 0.0005;

/** Removes the improbable tails, but keeps the actual value. The table shows all values. */
export function trimTails(bins: readonly Bin[]): readonly Bin[] {
  return trimStart(trimStart(bins).toReversed()).toReversed();
}

function trimStart(bins: readonly Bin[]): readonly Bin[] {
  let sum = 0;
  const first = bins.findIndex(
    ({ share: probability, isActual }) => isActual || (sum += probability) >= tailProbability,
  );
  return bins.slice(Math.max(0, first));
}

/** Larger gaps are not filled. */
const maxSteps = 400;

/** Fills gaps with values of probability 0, so that the axis of a chart is linear. */
export function fillGaps(bins: readonly Bin[]): readonly Bin[] {
  const step = bins
    .slice(1)
    .reduce((gcd, { value }, index) => computeGreatestDivisor(gcd, value - bins[index]!.value), 0);
  return bins.flatMap((bin, index) => {
    const previous = bins[index - 1];
    const missing = previous === undefined ? 0 : (bin.value - previous.value) / step - 1;
    if (previous === undefined || missing > maxSteps) return [bin];
    const gap = Array.from({ length: missing }, (_, nth) => ({
      value: previous.value + (nth + 1) * step,
      share: 0,
      atLeast: bin.atLeast,
      isActual: false,
    }));
    return [...gap, bin];
  });
}

/** Groups a distribution with too many values into about `max` classes of equal, round width; each class is represented by its lowest value. */
export function groupIntoClasses(bins: readonly Bin[], max: number): readonly Bin[] {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return [];
  const width = chooseWidth((last.value - first.value + 1) / max);
  const getClassIndex = (value: number): number => Math.floor(value / width);
  const lowest = getClassIndex(first.value);
  const classes = Array.from({ length: getClassIndex(last.value) - lowest + 1 }, (_, nth) => {
    const classBins = bins.filter(({ value }) => getClassIndex(value) === lowest + nth);
    return { value: (lowest + nth) * width, classBins };
  });
  let atLeast = 1;
  return classes.map(({ value, classBins }) => {
    const probability = sumProbability(classBins);
    const bin = { value, share: probability, atLeast, isActual: classBins.some(({ isActual }) => isActual) };
    atLeast = Math.max(0, atLeast - probability);
    return bin;
  });
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that is not less. */
function chooseWidth(minimum: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(minimum)));
  return power * ([1, 2, 5].find((factor) => factor * power >= minimum) ?? 10);
}

function computeGreatestDivisor(a: number, b: number): number {
  return b === 0 ? a : computeGreatestDivisor(b, a % b);
}

/** The total probability. */
export function sumProbability(bins: readonly { readonly share: number }[]): number {
  return bins.reduce((sum, { share: probability }) => sum + probability, 0);
}

/** Probability of a value or a greater one. If that is every value, it is exactly 1, without rounding errors. */
export function computeProbabilityAtLeast({ distribution }: ReportMeasure, value: number): number {
  const above = distribution.filter((bin) => bin.value >= value);
  return above.length === distribution.length ? 1 : Math.min(1, sumProbability(above));
}

/** Whether the measure has more than one possible value. */
export function isOpen({ distribution }: ReportMeasure): boolean {
  return distribution.length > 1;
}

/** The lowest value such that it or a lower one has at least this probability. */
export function computeQuantile(distribution: readonly ReportBin[], probability: number): number {
  let sum = 0;
  for (const bin of distribution) if ((sum += bin.share) >= probability) return bin.value;
  return distribution.at(-1)?.value ?? 0;
}
