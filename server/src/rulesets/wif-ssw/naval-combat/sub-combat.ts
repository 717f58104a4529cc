/** Factors in submarine combat of the base game as the add-on changes it (1.3.3, 1.8): no section modifier, but torpedoes count. */
import { amount, sumOf, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import { aswValue } from '../asw/asw-value';
import { fights } from '../attack/convoy-section';
import { isSub, type Header, type SubUnit, type Unit } from '../data';
import { by } from '../line';
import { dockedPartner } from '../milchcows/docked';
import { optionBasis, reading } from '../options';
import { rounded } from '../rounding';
import { torpedoLine } from '../torpedoes/penalty';
import { countOf } from '../units';
import type { Included } from './ships';

/** A submarine that a side of a naval combat includes. */
export type IncludedSub = Included & { readonly unit: SubUnit };

/** The attack of one submarine: the printed factor less the torpedo penalty, at least 0. */
export function subCombatValue({ unit, owner }: IncludedSub, header: Header): Amount {
  const printed = by('sub-combat-as-base', {
    what: 'attack on the counter',
    by: unit.attack,
    from: at(unit, 'attack'),
  });
  // the torpedo penalty does not apply to a counter without an attack
  const torpedoes = unit.attack > 0 ? torpedoLine(owner, header) : undefined;
  return amount(`${unit.id}, attack value`, printed, [torpedoes && by('torpedo-penalty', torpedoes)]);
}

/** Splits the submarines of a side into attacking and docked ones, which do not attack (R25). */
export function submarinesIn(
  items: readonly Included[],
  header: Header,
): { attacking: IncludedSub[]; docked: IncludedSub[] } {
  const subs = items.filter(isIncludedSub);
  const group = { units: items.map(({ unit }) => unit) };
  const docked = (item: IncludedSub): boolean =>
    dockedPartner(item.unit, group) !== undefined && reading(header, 'dockedPairAttacks') === 'no';
  return { attacking: subs.filter((item) => !docked(item)), docked: subs.filter(docked) };
}

/**
 * The attack factors of the submarines, as a whole number.
 * @param remaining the number of each line still in action
 */
export function subCombatFactors(subs: readonly IncludedSub[], left: readonly number[], header: Header): Amount {
  const lines = subs.map((item, line) => {
    const value = subCombatValue(item, header);
    const what = left[line] === 1 ? item.unit.id : `${item.unit.id}, ${left[line] ?? 0} of ${value.total} each`;
    const basis = value.changes.find((change) => change.basis)?.basis;
    return by('sub-combat-as-base', { what, by: value.total * (left[line] ?? 0), from: item.place, basis });
  });
  const nothing = by('sub-combat-as-base', { what: 'submarines', by: 0 });
  return rounded(sumOf('submarine factors', nothing, lines), 'sub-combat-as-base', header);
}

/** The number of submarines that ASW fire is read against. */
export function subCombatCount(subs: readonly IncludedSub[], left: readonly number[]): Amount {
  const lines = subs.map(({ unit, place }, line) =>
    by('sub-combat-as-base', { what: unit.id, by: left[line] ?? 0, from: place }),
  );
  return sumOf('submarines', by('sub-combat-as-base', { what: 'submarines', by: 0 }), lines);
}

/** The ASW factors that fire before the submarines attack: those of ASW units. */
export function aswBefore(defenders: readonly Included[], header: Header): Amount {
  return aswFactors('ASW factors before the attack', defenders, header, (unit) => unit.type === 'asw');
}

/** The ASW factors of the exchange: ships and aircraft; ASW units as well if the option lets them fire twice. */
export function aswDuring(defenders: readonly Included[], header: Header): Amount {
  const both = reading(header, 'aswUnitsInSubCombat') === 'before-and-during';
  return aswFactors('ASW factors', defenders, header, (unit) => both || unit.type !== 'asw');
}

function aswFactors(what: string, items: readonly Included[], header: Header, fires: (unit: Unit) => boolean): Amount {
  // R33: the Convoy Section has no part in submarine combat unless the option allows it.
  const elsewhere = reading(header, 'subCombatElsewhere') === 'targets';
  const present = items.filter(({ section }) => elsewhere || section !== 'convoy');
  const companions = present.map(({ unit }) => unit);
  const lines = present
    .filter(({ unit }) => fires(unit) && fights(unit, companions, header))
    .map((item) => aswLine(item, header));
  const nothing = by('sub-combat-as-base', { what: 'ASW units, ships and aircraft', by: 0 });
  return rounded(sumOf(what, nothing, lines), 'sub-combat-as-base', header);
}

function aswLine({ unit, owner, place }: Included, header: Header): Change {
  const value = aswValue(unit, owner, header);
  const last = value.changes.at(-1) ?? value.base;
  const count = countOf(unit);
  const what = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  const twice = unit.type === 'asw' ? optionBasis('aswUnitsInSubCombat') : undefined;
  return by('sub-combat-as-base', { what, by: value.total * count, from: place, basis: last.basis ?? twice });
}

function isIncludedSub(item: Included): item is IncludedSub {
  return isSub(item.unit);
}
