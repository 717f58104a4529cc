/** Formats the numbers of the report; percentages are formatted in `model/wording.ts`. */

import { formatNonZero } from '../model/wording';

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

/** Replaces the hyphen by a minus sign, which is as wide as a plus. */
export function useMinusSign(number: string): string {
  return number.replace('-', '\u2212');
}

/** A count with thousands separators: `12,345`. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en');
}
