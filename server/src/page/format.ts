/** Numbers as the report prints them; percentages are written as everywhere (`model/wording.ts`). */

import { percentInBrief } from '../model/wording';

/** Less than this is what rounding leaves of nothing. */
const nothing = 1e-9;

/** A mean: at most two decimals, no idle zeros. What is not 0 never looks like it: `< 0.01`. */
export function decimal(value: number): string {
  const text = rounded(value);
  if (text !== '0' || Math.abs(value) < nothing) return text;
  return value > 0 ? '< 0.01' : '> -0.01';
}

/** At most two decimals, no idle zeros. */
export function rounded(value: number): string {
  const number = Number(value.toFixed(2));
  // -0 would print a sign that means nothing
  return String(number === 0 ? 0 : number);
}

/** A count with thin groups of three: `12 345`. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', '\u202f');
}

/** A chance at a glance, inside a sentence: `4%`, `<1%`. */
export function roughly(share: number): string {
  return percentInBrief(share).trimStart();
}
