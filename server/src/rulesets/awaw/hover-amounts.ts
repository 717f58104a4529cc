/** Amounts that several hovers show: attack rolls, strength, dice. */
import { createAmount, sumChanges, type Amount, type Change } from '../../engine/amount';
import { changeBy, placeAt, pluralize, type RuleId } from './kit';
import type { Header } from './data';
import type { OwnedUnit } from './force';
import { getFactors } from './ships/strength';
import { formatUnit } from './wording';

/** A roll that is still to be made, with its modifiers. @param rule by which it is rolled */
export function computePendingRoll(
  label: string,
  dice: string,
  changes: readonly Change[],
  rule: RuleId = 'attack-column',
): Amount {
  return createAmount(label, changeBy(rule, { label: `${dice}, not rolled yet`, by: 0, unrolledDie: '2d6' }), changes);
}

/** The total naval factors of units, one line each. */
export function computeStrengthAmount(label: string, units: readonly OwnedUnit[], header: Header): Amount {
  const noUnitsChange = changeBy('task-force-size', { label: 'no naval units', by: 0 });
  const lines = units.map((owned) => {
    const factors = getFactors(owned.unit, owned.nation, header);
    return factors === undefined || factors === 0
      ? undefined
      : changeBy('task-force-size', { label: formatUnitLine(owned), by: factors, from: placeAt(owned.unit) });
  });
  return sumChanges(label, noUnitsChange, lines);
}

/** Formats a unit: `Arizona`, `escorts, 5 destroyers`. */
function formatUnitLine({ unit }: OwnedUnit): string {
  const count = 'count' in unit ? unit.count : undefined;
  return count === undefined ? formatUnit(unit) : `${formatUnit(unit)}, ${pluralize(count, unit.type, unit.type)}`;
}
