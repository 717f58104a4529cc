/** The values of advice in words. */
import { percentInColumn, withUnit } from '../model/wording';
import type { ReportAim } from '../protocol';
import { decimal, rounded } from './format';

/** What a gain makes of the value: of what is lost it makes less. */
export function changeOf(gain: number, { fewer = false }: ReportAim): number {
  return fewer ? -gain : gain;
}

/** Differences that are rounding alone. */
export const leastGain = 1e-9;

export function isDifference(gain: number): boolean {
  return Math.abs(gain) > leastGain;
}

export function valueOf(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : withUnit(decimal(value), unit);
}

/** Signed; a chance in points of a percent. */
export function gainOf(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, what, least] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points', 0.1] : [gain, unit, 0.01];
  const text = rounded(value);
  if (text === '0') return withUnit(gain > 0 ? `< +${least}` : `> \u2212${least}`, what);
  return withUnit(`${gain > 0 ? '+' : ''}${text}`, what);
}
