/** Formats the numbers of the report; percentages are formatted in `model/wording.ts`. */

import { neverNothing } from '../model/wording';

/** A mean with at most two decimals, without trailing zeros. A nonzero value is never shown as 0: `< 0.01`. */
export function decimal(value: number): string {
  return withMinus(neverNothing(value, rounded(value), '0.01'));
}

/** At most two decimals, without trailing zeros. */
export function rounded(value: number): string {
  const number = Number(value.toFixed(2));
  // -0 would print a meaningless sign
  return withMinus(String(number === 0 ? 0 : number));
}

/** Replaces the hyphen by a minus sign, which is as wide as a plus. */
export function withMinus(number: string): string {
  return number.replace('-', '\u2212');
}

/** A count with thousands separators: `12,345`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
