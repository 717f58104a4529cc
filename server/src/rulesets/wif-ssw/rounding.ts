/** Fractions are kept while factors are summed, and rounded once before use (R10). */
import { changed, type Amount } from '../../engine/amount';
import type { Header } from './data';
import { by } from './line';
import { optionBasis, reading, type ReadingOf } from './options';
import type { RuleId } from './rules';

/** Sums of decimal fractions that differ by less are considered equal. */
const tolerance = 1e-9;

const roundings: Readonly<Record<ReadingOf<'rounding'>, { what: string; round: (value: number) => number }>> = {
  nearest: { what: 'rounded to the nearest', round: (value) => Math.floor(value + 0.5 + tolerance) },
  down: { what: 'rounded down', round: (value) => Math.floor(value + tolerance) },
  up: { what: 'rounded up', round: (value) => Math.ceil(value - tolerance) },
};

/** Rounds an amount; adds a line that explains the rounding if there was a fraction. */
export function rounded(of: Amount, rule: RuleId, header: Header): Amount {
  const { what, round } = roundings[reading(header, 'rounding')];
  const whole = round(of.total);
  if (whole === of.total) return of;
  const result = changed(of, by(rule, { what, by: whole - of.total, basis: optionBasis('rounding') }));
  return { ...result, total: whole };
}
