/** Amounts ready to print: one line each for the base, every change and the total. Hovers and reports are two views of these lines. */
import type { Amount, Change } from '../../engine/amount';
import type { Place } from '../../model/place';
import type { Ruleset } from '../../model/ruleset';
import type { ReportAmount, ReportLine } from '../../protocol';
import { basisInWords } from './bases';
import { plain, signed } from '../../model/wording';
import { citation } from './rules';

/** The line of the file, from 1, at which a place stands; undefined for places that are not in the file. */
export type LineOf = (place: Place) => number | undefined;

/** An amount as lines; lines without effect are kept where they name a basis. */
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

/** A number; of a die that is not rolled yet what is added to it: `d10 -3`. */
function totalOf({ base: { unrolled }, total }: Amount): string {
  if (unrolled === undefined) return plain(total);
  return total === 0 ? unrolled : `${unrolled} ${signed(total)}`;
}
