/** Formats the values of advice. */
import { percentInColumn, withUnit } from '../model/wording';
import type { ReportAim } from '../protocol';
import { decimal, rounded } from './format';

/** The change of the value: a gain reduces a value that should be low, such as losses. */
export function changeOf(gain: number, { fewer = false }: ReportAim): number {
  return fewer ? -gain : gain;
}

/** Smaller differences are rounding errors. */
export const leastGain = 1e-9;

export function isDifference(gain: number): boolean {
  return Math.abs(gain) > leastGain;
}

export function valueOf(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : withUnit(decimal(value), unit);
}

/** Signed; probabilities in percentage points. */
export function gainOf(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, what, least] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points', 0.1] : [gain, unit, 0.01];
  const text = rounded(value);
  if (text === '0') return withUnit(gain > 0 ? `< +${least}` : `> \u2212${least}`, what);
  return withUnit(`${gain > 0 ? '+' : ''}${text}`, what);
}
