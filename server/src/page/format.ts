/** Numbers as the report prints them; percentages are written as everywhere (`model/wording.ts`). */

import { neverNothing } from '../model/wording';

/** A mean: at most two decimals, no idle zeros. What is not 0 never looks like it: `< 0.01`. */
export function decimal(value: number): string {
  return withMinus(neverNothing(value, rounded(value), '0.01'));
}

/** At most two decimals, no idle zeros. */
export function rounded(value: number): string {
  const number = Number(value.toFixed(2));
  // -0 would print a sign that means nothing
  return withMinus(String(number === 0 ? 0 : number));
}

/** A number with a true minus sign, as wide as a plus. */
export function withMinus(number: string): string {
  return number.replace('-', '\u2212');
}

/** A count in groups of three: `12,345`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
