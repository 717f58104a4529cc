/** Formats advice as a sentence. */
import type { ReportAdvice } from '../../protocol';
import {
  formatColumnPercent,
  formatNumber,
  formatSigned,
  formatWithUnit,
  isDifference,
  roundingError,
} from '../../model/wording';

/** `attacker, chance of winning: 61.2% with the current orders; better: retreat after cycle 2, 64.5%.` */
export function formatAdvice({ side, aim, asOrdered, suggestions: [best] }: ReportAdvice): string {
  const formatValue = (number: number) => formatAimValue(number, aim.unit);
  const head = `${side}, ${aim.title}: ${formatValue(asOrdered)} with the current orders`;
  if (best === undefined || best.gain <= roundingError) return `${head}, and nothing that was compared beats them.`;
  return `${head}; better: ${best.title}, ${formatValue(best.value)}.`;
}

/** Half of the last displayed digit, for probabilities and values. */
const minShown = 0.0005;

/** `61.2%`, `-3.2 IPC`. */
export function formatAimValue(value: number, unit: string): string {
  return unit === 'chance' ? formatColumnPercent(value) : formatWithUnit(formatNumber(value), unit);
}

/** Formats the gain of an order: `+3.3 points` for a chance, `-2.5 IPC`; `the same` for rounding errors, `almost the same` for what rounds to zero. */
export function formatGain(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, unitLabel] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points'] : [gain, unit];
  const text = formatSigned(value);
  if (text === '0') return 'almost the same';
  return formatWithUnit(text, unitLabel);
}

/** Whether a gain or a cost would be displayed as nonzero. */
export function isNoticeable(gain: number): boolean {
  return Math.abs(gain) >= minShown;
}
