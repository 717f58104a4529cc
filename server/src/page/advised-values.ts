/** Formats the values of advice. */
import { formatColumnPercent, formatWithUnit } from '../model/wording';
import type { ReportAim } from '../protocol';
import { formatDecimal, roundDecimals } from './format';

/** The change of the value: a gain reduces a value that should be low, such as losses. */
export function toChange(gain: number, { fewer = false }: ReportAim): number {
  return fewer ? -gain : gain;
}

/** Smaller differences are rounding errors. */
export const minGain = 1e-9;

export function isDifference(gain: number): boolean {
  return Math.abs(gain) > minGain;
}

export function formatValue(value: number, unit: string): string {
  return unit === 'chance' ? formatColumnPercent(value) : formatWithUnit(formatDecimal(value), unit);
}

/** Signed; probabilities in percentage points. */
export function formatGain(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, label, smallest] =
    unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points', 0.1] : [gain, unit, 0.01];
  const text = roundDecimals(value);
  if (text === '0') return formatWithUnit(gain > 0 ? `< +${smallest}` : `> \u2212${smallest}`, label);
  return formatWithUnit(`${gain > 0 ? '+' : ''}${text}`, label);
}
