/** Formats the numbers of the report; percentages are formatted in `model/wording.ts`. */

import { formatColumnPercent, formatNonZero, formatPercent, formatSigned } from '../model/wording';
import type { ReportFigure, ReportInterval } from '../protocol';

/** A mean with at most two decimals, without trailing zeros. A nonzero value is never shown as 0: `< 0.01`. */
export function formatDecimal(value: number): string {
  return useMinusSign(formatNonZero(value, roundDecimals(value), '0.01'));
}

/** At most two decimals, without trailing zeros. */
export function roundDecimals(value: number): string {
  const number = Number(value.toFixed(2));
  // -0 would print a meaningless sign
  return useMinusSign(String(number === 0 ? 0 : number));
}

/** A probability as a percentage, a mean as a number. */
export function formatFigure({ kind, value }: Pick<ReportFigure, 'kind' | 'value'>): string {
  return kind === 'expected' ? formatDecimal(value) : formatPercent(value);
}

/** The same for a column: a percentage always with a decimal, so that digits align. */
export function formatColumnFigure({ kind, value }: Pick<ReportFigure, 'kind' | 'value'>): string {
  return kind === 'expected' ? formatDecimal(value) : formatColumnPercent(value);
}

/** A signed difference; of probabilities in percentage points. */
export function formatChange(kind: ReportFigure['kind'], change: number): string {
  return useMinusSign(formatSigned(kind === 'expected' ? Number(change.toFixed(2)) : Math.round(change * 1000) / 10));
}

/** The 95% interval of a sampled probability; empty for an exact one. */
export function formatInterval({ low, high }: ReportInterval): string {
  return low === undefined || high === undefined ? '' : `${formatColumnPercent(low)} to ${formatColumnPercent(high)}`;
}

/** Replaces the hyphen by a minus sign, which is as wide as a plus. */
function useMinusSign(number: string): string {
  return number.replace('-', '\u2212');
}

/** A count with thousands separators: `12,345`. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}
