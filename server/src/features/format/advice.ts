/** Advice in a sentence. */
import type { ReportAdvice } from '../../protocol';
import { percentInColumn, plain, signed, withUnit } from '../../model/wording';

/** `attacker, chance of winning: 61.2% with the current orders; better: retreat after cycle 2, 64.5%.` */
export function adviceInWords({ side, aim, asOrdered, suggestions: [best] }: ReportAdvice): string {
  const value = (of: number) => valueInWords(of, aim.unit);
  const head = `${side}, ${aim.title}: ${value(asOrdered)} with the current orders`;
  if (best === undefined || best.gain <= leastGain) return `${head}, and nothing else beats them.`;
  return `${head}; better: ${best.title}, ${value(best.value)}.`;
}

/** Differences that are rounding alone. */
export const leastGain = 1e-9;

/** Half of the last digit that is shown, of a chance as of a value. */
const leastShown = 0.0005;

/** `61.2%`, `-3.2 IPC`. */
export function valueInWords(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : withUnit(plain(value), unit);
}

/** What an order gains: `+3.3 points` of a chance in percent, `-2.5 IPC`; rounding alone is `the same`. */
export function gainInWords(gain: number, unit: string): string {
  if (Math.abs(gain) <= leastGain) return 'the same';
  const [value, least, what] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 0.1, 'points'] : [gain, 0.001, unit];
  const text = signed(value);
  if (text === '0') return withUnit(gain > 0 ? `< +${least}` : `> -${least}`, what);
  return withUnit(text, what);
}

/** Whether a gain or a cost is more than rounding. */
export function isNoticeable(gain: number): boolean {
  return Math.abs(gain) >= leastShown;
}
