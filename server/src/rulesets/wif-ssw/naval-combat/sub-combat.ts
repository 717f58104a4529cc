/** Factors in submarine combat of the base game as the add-on changes it (1.3.3, 1.8): no section modifier, but torpedoes count. */
import { createAmount, sumChanges, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import { computeAswValue } from '../asw/asw-value';
import { canFight } from '../attack/convoy-section';
import { isSub, type Header, type SubUnit, type Unit } from '../data';
import { findDockedPartner } from '../milchcows/docked';
import { createOptionBasis, getReading } from '../options';
import { roundAmount } from '../rounding';
import { createTorpedoLine } from '../torpedoes/penalty';
import { getCount } from '../units';
import type { IncludedUnit } from './ships';

/** A submarine that a side of a naval combat includes. */
export type IncludedSub = IncludedUnit & { readonly unit: SubUnit };

/** The attack of one submarine: the printed factor less the torpedo penalty, at least 0. */
export function computeSubCombatValue({ unit, owner }: IncludedSub, header: Header): Amount {
  const printedAttack = changeBy('sub-combat-as-base', {
    label: 'attack on the counter',
    by: unit.attack,
    from: placeAt(unit, 'attack'),
  });
  // the torpedo penalty does not apply to a counter without an attack
  const torpedoLine = unit.attack > 0 ? createTorpedoLine(owner, header) : undefined;
  return createAmount(`${unit.id}, attack value`, printedAttack, [
    torpedoLine && changeBy('torpedo-penalty', torpedoLine),
  ]);
}

/** Splits the submarines of a side into attacking and docked ones, which do not attack (R25). */
export function splitSubmarines(
  items: readonly IncludedUnit[],
  header: Header,
): { attacking: IncludedSub[]; docked: IncludedSub[] } {
  const subs = items.filter(isIncludedSub);
  const group = { units: items.map(({ unit }) => unit) };
  const isDocked = (item: IncludedSub): boolean =>
    findDockedPartner(item.unit, group) !== undefined && getReading(header, 'dockedPairAttacks') === 'no';
  return { attacking: subs.filter((item) => !isDocked(item)), docked: subs.filter(isDocked) };
}

/**
 * The attack factors of the submarines, as a whole number.
 * @param remaining the number of each line still in action
 */
export function computeSubCombatFactors(
  subs: readonly IncludedSub[],
  remaining: readonly number[],
  header: Header,
): Amount {
  const lines = subs.map((item, line) => {
    const value = computeSubCombatValue(item, header);
    const label =
      remaining[line] === 1 ? item.unit.id : `${item.unit.id}, ${remaining[line] ?? 0} of ${value.total} each`;
    const basis = value.changes.find((change) => change.basis)?.basis;
    return changeBy('sub-combat-as-base', { label, by: value.total * (remaining[line] ?? 0), from: item.place, basis });
  });
  const zero = changeBy('sub-combat-as-base', { label: 'submarines', by: 0 });
  return roundAmount(sumChanges('submarine factors', zero, lines), 'sub-combat-as-base', header);
}

/** The number of submarines that ASW fire is read against. */
export function computeSubCombatCount(subs: readonly IncludedSub[], remaining: readonly number[]): Amount {
  const lines = subs.map(({ unit, place }, line) =>
    changeBy('sub-combat-as-base', { label: unit.id, by: remaining[line] ?? 0, from: place }),
  );
  return sumChanges('submarines', changeBy('sub-combat-as-base', { label: 'submarines', by: 0 }), lines);
}

/** The ASW factors that fire before the submarines attack: those of ASW units. */
export function computeAswBeforeAttack(defenders: readonly IncludedUnit[], header: Header): Amount {
  return computeAswFactors('ASW factors before the attack', defenders, header, (unit) => unit.type === 'asw');
}

/** The ASW factors of the exchange: ships and aircraft; ASW units as well if the option lets them fire twice. */
export function computeAswInExchange(defenders: readonly IncludedUnit[], header: Header): Amount {
  const firesTwice = getReading(header, 'aswUnitsInSubCombat') === 'before-and-during';
  return computeAswFactors('ASW factors', defenders, header, (unit) => firesTwice || unit.type !== 'asw');
}

function computeAswFactors(
  label: string,
  items: readonly IncludedUnit[],
  header: Header,
  canFire: (unit: Unit) => boolean,
): Amount {
  // R33: the Convoy Section has no part in submarine combat unless the option allows it.
  const areTargetsElsewhere = getReading(header, 'subCombatElsewhere') === 'targets';
  const participants = items.filter(({ section }) => areTargetsElsewhere || section !== 'convoy');
  const companions = participants.map(({ unit }) => unit);
  const lines = participants
    .filter(({ unit }) => canFire(unit) && canFight(unit, companions, header))
    .map((item) => createAswLine(item, header));
  const zero = changeBy('sub-combat-as-base', { label: 'ASW units, ships and aircraft', by: 0 });
  return roundAmount(sumChanges(label, zero, lines), 'sub-combat-as-base', header);
}

function createAswLine({ unit, owner, place }: IncludedUnit, header: Header): Change {
  const value = computeAswValue(unit, owner, header);
  const lastChange = value.changes.at(-1) ?? value.base;
  const count = getCount(unit);
  const label = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  const firingOption = unit.type === 'asw' ? createOptionBasis('aswUnitsInSubCombat') : undefined;
  return changeBy('sub-combat-as-base', {
    label,
    by: value.total * count,
    from: place,
    basis: lastChange.basis ?? firingOption,
  });
}

function isIncludedSub(item: IncludedUnit): item is IncludedSub {
  return isSub(item.unit);
}
