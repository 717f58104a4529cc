/** The unmodified values of unit types: the scenario's own values, else those of its unit table. */
import type { Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Header, Sides, UnitType } from '../data';
import { revisedHits, unitTables, type UnitTable } from './unit-tables';
import { unitTypes } from './unit-types';

export type ValueKind = 'attack' | 'defense';

/** The unit table of a scenario. */
export function getUnitTable({ unitTable = 'revised-d6' }: Header): UnitTable {
  return unitTables[unitTable];
}

/** The sides of the scenario's die. */
export function getDieSides(header: Header): Sides {
  return getUnitTable(header).sides;
}

/** The unmodified value of a unit, with its source; 0 if neither the table nor the scenario gives one. */
export function getBaseValue(type: UnitType, kind: ValueKind, header: Header): Change {
  const ownValues = header.units?.[type];
  const name = unitTypes[type].singular;
  const ownValue = ownValues?.[kind];
  if (ownValues !== undefined && ownValue !== undefined) {
    const basis = { kind: 'supplied-table', name: 'units' } as const;
    return changeBy('unit-values', {
      label: `${name}, own value`,
      by: ownValue,
      from: placeAt(ownValues, kind),
      basis,
    });
  }
  const { title, rows, basis } = getUnitTable(header);
  const row = rows[type];
  if (row === undefined) {
    return changeBy('unit-values', {
      label: `${name}, not in the unit table`,
      by: 0,
      basis: { kind: 'missing-table', name: 'units' },
    });
  }
  return changeBy('unit-values', { label: `${name}, ${title}`, by: row[kind], from: getTablePlace(header), basis });
}

/** True if attack and defence of a type are known. */
export function hasKnownValues(type: UnitType, header: Header): boolean {
  const ownValues = header.units?.[type];
  return (
    getUnitTable(header).rows[type] !== undefined ||
    (ownValues?.attack !== undefined && ownValues.defense !== undefined)
  );
}

/** The types with values in the table or in the scenario. */
export function listKnownTypes(header: Header): readonly UnitType[] {
  return (Object.keys(unitTypes) as UnitType[]).filter((type) => hasKnownValues(type, header));
}

/** The cost of a unit in IPCs; undefined if unknown. */
export function getCost(type: UnitType, header: Header): number | undefined {
  return header.units?.[type]?.cost ?? getUnitTable(header).rows[type]?.cost;
}

/** Hits that a unit takes before it is lost: the scenario's number, else that of Revised, else one. */
export function getHits(type: UnitType, header: Header): number {
  return header.units?.[type]?.hits ?? revisedHits[type]?.hits ?? 1;
}

/** The movement of a unit per turn; undefined if unknown. */
export function getMovement(type: UnitType, header: Header): Change | undefined {
  const ownValues = header.units?.[type];
  if (ownValues?.move !== undefined) {
    const basis = { kind: 'supplied-table', name: 'units' } as const;
    return changeBy('unit-values', {
      label: 'movement, own value',
      by: ownValues.move,
      from: placeAt(ownValues, 'move'),
      basis,
    });
  }
  const move = getUnitTable(header).rows[type]?.move;
  return move === undefined ? undefined : changeBy('unit-values', { label: 'movement', by: move });
}

/** True if a type is a kind of submarine. Only submarines have a depth. */
export function isSubmarine(type: UnitType): boolean {
  return unitTypes[type].domain === 'submarine';
}

function getTablePlace(header: Header) {
  return header.unitTable === undefined ? undefined : placeAt(header, 'unitTable');
}
