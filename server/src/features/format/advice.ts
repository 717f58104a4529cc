/** Advice in a sentence. */
import type { ReportAdvice } from '../../protocol';
import { percent, plain, signed } from './numbers';

/** `attacker, chance of winning: 61.2 % as ordered; best: retreat after cycle 2, 64.5 %.` */
export function adviceInWords({ side, aim, asOrdered, suggestions: [best] }: ReportAdvice): string {
  const value = (of: number) => valueInWords(of, aim.unit);
  const head = `${side}, ${aim.title}: ${value(asOrdered)} as ordered`;
  if (best === undefined || best.gain <= leastGain) return `${head}, and no other order is better.`;
  return `${head}; better: ${best.title}, ${value(best.value)}.`;
}

/** Differences that are rounding alone. */
export const leastGain = 1e-9;

/** `61.2 %`, `-3.2 IPC`. */
export function valueInWords(value: number, unit: string): string {
  return unit === 'chance' ? percent(value) : `${plain(value)} ${unit}`;
}

/** What an order gains: `+3.3 points` of a chance in percent, `-2.5 IPC`; rounding alone is `the same`. */
export function gainInWords(gain: number, unit: string): string {
  if (Math.abs(gain) <= leastGain) return 'the same';
  if (unit !== 'chance') return `${signed(gain)} ${unit}`;
  const points = Math.round(gain * 1000) / 10;
  if (points === 0) return gain > 0 ? '< +0.1 points' : '> -0.1 points';
  return `${signed(points)} points`;
}
