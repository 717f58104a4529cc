/** What a unit of a type is worth before anything changes it: the scenario's own value, else that of its unit table. */
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

/** The die that the scenario is played with. */
export function sidesOf(header: Header): Sides {
  return tableOf(header).sides;
}

/** The number that a unit hits on without modifiers, with where it is from; 0 where neither the table nor the scenario gives one. */
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

/** Whether attack and defence of a type are known. */
export function isKnown(type: UnitType, header: Header): boolean {
  const own = header.units?.[type];
  return tableOf(header).rows[type] !== undefined || (own?.attack !== undefined && own.defense !== undefined);
}

/** The types that the table or the scenario gives values for. */
export function knownTypes(header: Header): readonly UnitType[] {
  return (Object.keys(unitTypes) as UnitType[]).filter((type) => isKnown(type, header));
}

/** What a unit costs in IPC; undefined where nothing tells. */
export function costOf(type: UnitType, header: Header): number | undefined {
  return header.units?.[type]?.cost ?? tableOf(header).rows[type]?.cost;
}

/** Hits that a unit takes before it is lost: its own, else those of Revised, else one. */
export function hitsOf(type: UnitType, header: Header): number {
  return header.units?.[type]?.hits ?? revisedHits[type]?.hits ?? 1;
}

/** How far a unit moves in a turn; undefined where nothing tells. */
export function movementOf(type: UnitType, header: Header): Change | undefined {
  const own = header.units?.[type];
  if (own?.move !== undefined) {
    const basis = { kind: 'supplied-table', name: 'units' } as const;
    return by('unit-values', { what: 'movement, own value', by: own.move, from: at(own, 'move'), basis });
  }
  const move = tableOf(header).rows[type]?.move;
  return move === undefined ? undefined : by('unit-values', { what: 'movement', by: move });
}

/** Whether a type is a kind of submarine: only these have a depth. */
export function isSubmarine(type: UnitType): boolean {
  return unitTypes[type].domain === 'submarine';
}

function tablePlace(header: Header) {
  return header.unitTable === undefined ? undefined : at(header, 'unitTable');
}
