/** Formats the bases of numbers other than rules. */
import type { Basis } from '../../engine/amount';

const kinds: Readonly<Record<Basis['kind'], string>> = {
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
  return `${kinds[kind]} ${name}`;
}

/** Formats bases without duplicates, tables before options. */
export function formatBases(bases: Iterable<Basis>): readonly string[] {
  const order = Object.keys(kinds);
  const sorted = [...bases].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return [...new Set(sorted.map(formatBasis))];
}
