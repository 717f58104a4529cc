/** The unmodified values of unit types: the scenario's own values, else those of its unit table. */
import type { Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Header, Sides, UnitType } from '../data';
import { by } from '../line';
import { revisedHits, unitTables, type UnitTable } from './unit-tables';
import { unitTypes } from './unit-types';

export type Part = 'attack' | 'defense';

/** The unit table of a scenario. */
export function tableOf({ unitTable = 'revised-d6' }: Header): UnitTable {
  return unitTables[unitTable];
}

/** The sides of the scenario's die. */
export function sidesOf(header: Header): Sides {
  return tableOf(header).sides;
}

/** The unmodified value of a unit, with its source; 0 if neither the table nor the scenario gives one. */
export function baseValue(type: UnitType, part: Part, header: Header): Change {
  const own = header.units?.[type];
  const what = unitTypes[type].one;
  const given = own?.[part];
  if (own !== undefined && given !== undefined) {
    const basis = { kind: 'supplied-table', name: 'units' } as const;
    return by('unit-values', { what: `${what}, own value`, by: given, from: at(own, part), basis });
  }
  const { title, rows, basis } = tableOf(header);
  const row = rows[type];
  if (row === undefined) {
    return by('unit-values', {
      what: `${what}, not in the unit table`,
      by: 0,
      basis: { kind: 'missing-table', name: 'units' },
    });
  }
  return by('unit-values', { what: `${what}, ${title}`, by: row[part], from: tablePlace(header), basis });
}

/** True if attack and defence of a type are known. */
export function isKnown(type: UnitType, header: Header): boolean {
  const own = header.units?.[type];
  return tableOf(header).rows[type] !== undefined || (own?.attack !== undefined && own.defense !== undefined);
}

/** The types with values in the table or in the scenario. */
export function knownTypes(header: Header): readonly UnitType[] {
  return (Object.keys(unitTypes) as UnitType[]).filter((type) => isKnown(type, header));
}

/** The cost of a unit in IPCs; undefined if unknown. */
export function costOf(type: UnitType, header: Header): number | undefined {
  return header.units?.[type]?.cost ?? tableOf(header).rows[type]?.cost;
}

/** Hits that a unit takes before it is lost: the scenario's number, else that of Revised, else one. */
export function hitsOf(type: UnitType, header: Header): number {
  return header.units?.[type]?.hits ?? revisedHits[type]?.hits ?? 1;
}

/** The movement of a unit per turn; undefined if unknown. */
export function movementOf(type: UnitType, header: Header): Change | undefined {
  const own = header.units?.[type];
  if (own?.move !== undefined) {
    const basis = { kind: 'supplied-table', name: 'units' } as const;
    return by('unit-values', { what: 'movement, own value', by: own.move, from: at(own, 'move'), basis });
  }
  const move = tableOf(header).rows[type]?.move;
  return move === undefined ? undefined : by('unit-values', { what: 'movement', by: move });
}

/** True if a type is a kind of submarine. Only submarines have a depth. */
export function isSubmarine(type: UnitType): boolean {
  return unitTypes[type].domain === 'submarine';
}

function tablePlace(header: Header) {
  return header.unitTable === undefined ? undefined : at(header, 'unitTable');
}
