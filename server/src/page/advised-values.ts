/** Formats the values of advice. */
import { formatColumnPercent, formatWithUnit, isDifference } from '../model/wording';
import type { ReportAim } from '../protocol';
import { formatDecimal, roundDecimals } from './format';

/** The change of the value: a gain reduces a value that should be low, such as losses. */
export function toChange(gain: number, { fewer = false }: ReportAim): number {
  return fewer ? -gain : gain;
}

export function formatValue(value: number, unit: string): string {
  return unit === 'chance' ? formatColumnPercent(value) : formatWithUnit(formatDecimal(value), unit);
}

/** A difference that rounds to zero. */
const almostTheSame = 'almost the same';

/** Signed; probabilities in percentage points. */
export function formatGain(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, label] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points'] : [gain, unit];
  const text = roundDecimals(value);
  if (text === '0') return almostTheSame;
  return formatWithUnit(`${gain > 0 ? '+' : ''}${text}`, label);
}
