/** Converts amounts to report lines: one for the base, for each change and for the total. Hovers and reports render the same lines. */
import type { Amount, Basis, Change } from '../../engine/amount';
import type { Place } from '../../model/place';
import type { Ruleset } from '../../model/ruleset';
import type { ReportAmount, ReportLine } from '../../protocol';
import { formatNumber, formatSigned } from '../../model/wording';
import { toReportRule } from './rules';

/** Returns the line of a place in the file, from 1; undefined for places in other files. */
export type GetLine = (place: Place) => number | undefined;

/** Converts an amount to lines, the total last. */
export function toReportAmount(amount: Amount, ruleset: Ruleset, getLine: GetLine): ReportAmount {
  const toReportLine = (change: Change, role: 'base' | 'change'): ReportLine => ({
    what: change.label,
    value: change.unrolledDie ?? (role === 'base' ? formatNumber(change.by) : formatSigned(change.by)),
    rule: toReportRule(ruleset, change.rule),
    line: change.from && getLine(change.from as Place),
    basis: change.basis && formatBasis(change.basis),
    role,
  });
  return {
    what: amount.label,
    lines: [
      toReportLine(amount.base, 'base'),
      ...amount.changes.map((change) => toReportLine(change, 'change')),
      { what: 'total', value: formatTotal(amount), role: 'total' },
    ],
  };
}

/** Formats a total; for a die that is not rolled yet, the die with its modifier: `d10 -3`. */
function formatTotal({ base: { unrolledDie }, total }: Amount): string {
  if (unrolledDie === undefined) return formatNumber(total);
  return total === 0 ? unrolledDie : `${unrolledDie} ${formatSigned(total)}`;
}

const kindWords: Readonly<Record<Basis['kind'], string>> = {
  'house-table': 'house table',
  'supplied-table': 'supplied table',
  'missing-table': 'no table',
  estimate: 'estimated',
  option: 'option',
  'file-order': 'order in the file:',
  'ignored-order': 'order not followed:',
};

/** `house table navalCombatChart`, `option planeSection`, `order in the file: u-47 before u-99`. */
export function formatBasis({ kind, name }: Basis): string {
  return `${kindWords[kind]} ${name}`;
}

/** Formats bases without duplicates, tables before options. */
export function formatBases(bases: Iterable<Basis>): readonly string[] {
  const order = Object.keys(kindWords);
  const sorted = [...bases].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return [...new Set(sorted.map(formatBasis))];
}
