/** Converts amounts to report lines: one for the base, for each change and for the total. Hovers and reports render the same lines. */
import type { Amount, Change } from '../../engine/amount';
import type { Place } from '../../model/place';
import type { Ruleset } from '../../model/ruleset';
import type { ReportAmount, ReportLine } from '../../protocol';
import { basisInWords } from './bases';
import { plain, signed } from '../../model/wording';
import { citation } from './rules';

/** Returns the line of a place in the file, from 1; undefined for places in other files. */
export type LineOf = (place: Place) => number | undefined;

/** Converts an amount to lines; lines without effect are kept if they name a basis. */
export function reportAmount(amount: Amount, ruleset: Ruleset, lineOf: LineOf): ReportAmount {
  const line = (change: Change, role: 'base' | 'change'): ReportLine => ({
    what: change.what,
    value: change.unrolled ?? (role === 'base' ? plain(change.by) : signed(change.by)),
    rule: citation(ruleset, change.rule),
    line: change.from && lineOf(change.from as Place),
    basis: change.basis && basisInWords(change.basis),
    role,
  });
  return {
    what: amount.what,
    lines: [
      line(amount.base, 'base'),
      ...amount.changes.map((change) => line(change, 'change')),
      { what: 'total', value: totalOf(amount), role: 'total' },
    ],
  };
}

/** Formats a total; for a die that is not rolled yet, the die with its modifier: `d10 -3`. */
function totalOf({ base: { unrolled }, total }: Amount): string {
  if (unrolled === undefined) return plain(total);
  return total === 0 ? unrolled : `${unrolled} ${signed(total)}`;
}
