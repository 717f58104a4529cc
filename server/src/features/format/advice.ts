/** Formats advice as a sentence. */
import type { ReportAdvice } from '../../protocol';
import { percentInColumn, plain, signed, withUnit } from '../../model/wording';

/** `attacker, chance of winning: 61.2% with the current orders; better: retreat after cycle 2, 64.5%.` */
export function adviceInWords({ side, aim, asOrdered, suggestions: [best] }: ReportAdvice): string {
  const value = (of: number) => valueInWords(of, aim.unit);
  const head = `${side}, ${aim.title}: ${value(asOrdered)} with the current orders`;
  if (best === undefined || best.gain <= leastGain) return `${head}, and nothing else beats them.`;
  return `${head}; better: ${best.title}, ${value(best.value)}.`;
}

/** Smaller differences are rounding errors. */
export const leastGain = 1e-9;

/** Half of the last displayed digit, for probabilities and values. */
const leastShown = 0.0005;

/** `61.2%`, `-3.2 IPC`. */
export function valueInWords(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : withUnit(plain(value), unit);
}

/** Formats the gain of an order: `+3.3 points` for a chance, `-2.5 IPC`; `the same` for rounding errors. */
export function gainInWords(gain: number, unit: string): string {
  if (Math.abs(gain) <= leastGain) return 'the same';
  const [value, least, what] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 0.1, 'points'] : [gain, 0.001, unit];
  const text = signed(value);
  if (text === '0') return withUnit(gain > 0 ? `< +${least}` : `> -${least}`, what);
  return withUnit(text, what);
}

/** Whether a gain or a cost would be displayed as nonzero. */
export function isNoticeable(gain: number): boolean {
  return Math.abs(gain) >= leastShown;
}
