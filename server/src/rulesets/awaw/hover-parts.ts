/** Amounts that several hovers show: attack rolls, strength, dice. */
import { amount, sumOf, type Amount, type Change } from '../../engine/amount';
import { at } from '../../model/place';
import { counted } from '../../model/wording';
import type { Header } from './data';
import type { Owned } from './force';
import { by } from './line';
import type { RuleId } from './rules';
import { factorsOf } from './ships/strength';
import { unitName } from './wording';

/** An amount with the text below its total. */
export interface ShownAmount {
  readonly amount: Amount;
  readonly verdict?: string;
}

/** Amounts and texts as an explanation lists them. */
export function shown(parts: readonly ShownAmount[]): { amounts: Amount[]; verdicts: (string | undefined)[] } {
  return { amounts: parts.map(({ amount: one }) => one), verdicts: parts.map(({ verdict }) => verdict) };
}

/** A roll that is still to be made, with its modifiers. @param rule by which it is rolled */
export function added(what: string, dice: string, changes: readonly Change[], rule: RuleId = 'attack-column'): Amount {
  return amount(what, by(rule, { what: `${dice}, not rolled yet`, by: 0, unrolled: '2d6' }), changes);
}

/** The total naval factors of units, one line each. */
export function strength(what: string, units: readonly Owned[], header: Header): Amount {
  const empty = by('task-force-size', { what: 'no naval units', by: 0 });
  const lines = units.map((owned) => {
    const factors = factorsOf(owned.unit, owned.nation, header);
    return factors === undefined || factors === 0
      ? undefined
      : by('task-force-size', { what: unitLine(owned), by: factors, from: at(owned.unit) });
  });
  return sumOf(what, empty, lines);
}

/** Formats a unit: `Arizona`, `escorts, 5 destroyers`. */
function unitLine({ unit }: Owned): string {
  const count = 'count' in unit ? unit.count : undefined;
  return count === undefined ? unitName(unit) : `${unitName(unit)}, ${counted(count, unit.type, unit.type)}`;
}
