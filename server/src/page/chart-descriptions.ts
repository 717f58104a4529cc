/** Describes charts in words, for screen readers. */
import { formatPercent } from '../model/wording';
import type { Bin } from './distribution';

/** The central part of a distribution that is described as a range. */
const coverage = 0.9;

/** `Most likely 4 (23.1%); 9 times out of 10 from 1 to 7.` */
export function describeDistribution(bins: readonly Bin[]): string {
  const top = bins.reduce<Bin | undefined>((best, bin) => (best && best.share >= bin.share ? best : bin), undefined);
  if (!top) return '';
  const actual = bins.find((bin) => bin.isActual);
  const actualText = actual ? ` This result: ${actual.value} (${formatPercent(actual.share)}).` : '';
  const head = `Most likely ${top.value} (${formatPercent(top.share)})`;
  if (bins.length < 4) return `${head}.${actualText}`;
  const [from, to] = computeMiddleRange(bins);
  return `${head}; 9 times out of 10 from ${from} to ${to}.${actualText}`;
}

/** `At least 1: 98%; at least 4: 50.3%.` */
export function describeCumulative(bins: readonly Bin[]): string {
  const step = Math.max(1, Math.ceil(bins.length / 5));
  const labelledBins = bins.filter((_, index) => index > 0 && index % step === 0);
  return (labelledBins.length > 0 ? labelledBins : bins)
    .map(({ value, atLeast }) => `At least ${value}: ${formatPercent(atLeast)}.`)
    .join(' ');
}

/** The central range, with equal probability cut off at both ends. */
function computeMiddleRange(bins: readonly Bin[]): readonly [number, number] {
  const cut = (1 - coverage) / 2;
  const total = bins.reduce((sum, { share: probability }) => sum + probability, 0);
  const findEdge = (from: readonly Bin[]): number => {
    let sum = 0;
    return (from.find(({ share: probability }) => (sum += probability / total) > cut) ?? from.at(-1)!).value;
  };
  return [findEdge(bins), findEdge(bins.toReversed())];
}
