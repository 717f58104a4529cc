/** Numbers as the report prints them. */

/** What exact odds may be off by: sums of many shares are rounded. */
const rounding = 1e-12;

/** A share as a percentage: `12.3 %`. What is neither 0 nor 1 never looks like it. */
export function percent(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1 - rounding) return '100 %';
  if (share < 0.0005) return '< 0.1 %';
  if (share > 0.9995) return '> 99.9 %';
  return `${(share * 100).toFixed(1)} %`;
}

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
  const text = value.toFixed(2).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** A count with thin groups of three: `12 345`. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
