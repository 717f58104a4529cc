/** Fractions are kept while factors are summed, and rounded once before use (R10). */
import { withChange, type Amount } from '../../engine/amount';
import { changeBy, type RuleId } from './kit';
import type { Header } from './data';
import { createOptionBasis, getReading, type ReadingOf } from './options';

/** Sums of decimal fractions that differ by less are considered equal. */
const tolerance = 1e-9;

const roundings: Readonly<Record<ReadingOf<'rounding'>, { label: string; round: (value: number) => number }>> = {
  nearest: { label: 'rounded to the nearest', round: (value) => Math.floor(value + 0.5 + tolerance) },
  down: { label: 'rounded down', round: (value) => Math.floor(value + tolerance) },
  up: { label: 'rounded up', round: (value) => Math.ceil(value - tolerance) },
};

/** Rounds an amount; adds a line that explains the rounding if there was a fraction. */
export function roundAmount(exact: Amount, rule: RuleId, header: Header): Amount {
  const { label, round } = roundings[getReading(header, 'rounding')];
  const roundedTotal = round(exact.total);
  if (roundedTotal === exact.total) return exact;
  const result = withChange(
    exact,
    changeBy(rule, { label, by: roundedTotal - exact.total, basis: createOptionBasis('rounding') }),
  );
  return { ...result, total: roundedTotal };
}
