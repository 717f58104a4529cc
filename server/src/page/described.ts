/** Describes charts in words, for screen readers. */
import { percent } from '../model/wording';
import type { Bar } from './distribution';

/** The central part of a distribution that is described as a range. */
const mostly = 0.9;

/** `Most likely 4 (23.1%); 9 times out of 10 from 1 to 7.` */
export function distributionInWords(bars: readonly Bar[]): string {
  const top = bars.reduce<Bar | undefined>((best, bar) => (best && best.share >= bar.share ? best : bar), undefined);
  if (!top) return '';
  const found = bars.find((bar) => bar.found);
  const came = found ? ` This result: ${found.value} (${percent(found.share)}).` : '';
  const head = `Most likely ${top.value} (${percent(top.share)})`;
  if (bars.length < 4) return `${head}.${came}`;
  const [from, to] = middleOf(bars);
  return `${head}; 9 times out of 10 from ${from} to ${to}.${came}`;
}

/** `At least 1: 98%; at least 4: 50.3%.` */
export function atLeastInWords(bars: readonly Bar[]): string {
  const step = Math.max(1, Math.ceil(bars.length / 5));
  const shown = bars.filter((_, index) => index > 0 && index % step === 0);
  return (shown.length > 0 ? shown : bars)
    .map(({ value, atLeast }) => `At least ${value}: ${percent(atLeast)}.`)
    .join(' ');
}

/** The central range, with equal probability cut off at both ends. */
function middleOf(bars: readonly Bar[]): readonly [number, number] {
  const cut = (1 - mostly) / 2;
  const total = bars.reduce((sum, { share }) => sum + share, 0);
  const edge = (from: readonly Bar[]): number => {
    let sum = 0;
    return (from.find(({ share }) => (sum += share / total) > cut) ?? from.at(-1)!).value;
  };
  return [edge(bars), edge(bars.toReversed())];
}
