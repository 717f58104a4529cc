/** The units that search for submarines in a battle, and the reasons why others do not. */
import { getUnits } from '../../axis-and-allies/forces';
import type { Prohibition } from '../wording';
import type { Group, Header, SeaBattle, UnitCount, UnitType } from '../data';
import { getReading, type OptionReading } from '../options';
import { unitTypes } from '../units/unit-types';

/** Types whose ability to search the source leaves open, with the readings that allow it (R23). */
const optionalSearchers: Readonly<Partial<Record<UnitType, readonly OptionReading<'alsoSearch'>[]>>> = {
  seaplane: ['seaplanes', 'seaplanes-and-torpedo-boat-destroyers'],
  tbd: ['torpedo-boat-destroyers', 'seaplanes-and-torpedo-boat-destroyers'],
};

/** True if the source leaves open whether a type can search, so that the option matters. */
export function isSearchOptional(type: UnitType): boolean {
  return optionalSearchers[type] !== undefined;
}

/** True if units of a type can search at all. */
export function canSearch(type: UnitType, header: Header): boolean {
  return unitTypes[type].searches || (optionalSearchers[type]?.includes(getReading(header, 'alsoSearch')) ?? false);
}

/** True if attacking units are known to have begun the turn in the sea zone of the battle. */
export function startedInZone({ group }: UnitCount, { seaZone }: SeaBattle): boolean {
  return group?.from !== undefined && group.from === seaZone;
}

/** The reason why the rules forbid attacking units to search, regardless of orders; undefined if they allow it. */
export function findSearchProhibition(unit: UnitCount, battle: SeaBattle, header: Header): Prohibition | undefined {
  const type = unit.type as UnitType;
  if (!canSearch(type, header)) {
    const option = isSearchOptional(type) ? ({ option: 'alsoSearch' } as const) : {};
    return { rule: 'searchers', reason: 'only fighters, tactical bombers, bombers and destroyers search', ...option };
  }
  if (startedInZone(unit, battle) && getReading(header, 'searcherMayStartInZone') === 'no') {
    const reason = `${unit.count > 1 ? 'they were' : 'it was'} in the sea zone at the start of the turn`;
    return { rule: 'searcher-moved-in', reason, option: 'searcherMayStartInZone' };
  }
  const otherBattles = (unit.group?.alsoIn ?? []).filter((id) => id !== battle.id);
  if (otherBattles.length > 0) {
    return {
      rule: 'searchers-fight-here-only',
      reason: `${unit.count > 1 ? 'they take' : 'it takes'} part in ${otherBattles.join(' and ')} as well`,
    };
  }
  return undefined;
}

/** True if attacking units search: the rules allow it and no order forbids it. */
export function isSearching(unit: UnitCount, battle: SeaBattle, header: Header): boolean {
  const isOrdered = battle.attacker.orders?.search ?? true;
  return isOrdered && unit.group?.searches !== false && findSearchProhibition(unit, battle, header) === undefined;
}

/** The attacking units that search, in the order of the file. */
export function findSearchers(battle: SeaBattle, header: Header): readonly UnitCount[] {
  return getUnits<Group>(battle, 'attacker').filter((unit) => isSearching(unit, battle, header));
}

/** The attacker's number of detection rolls. */
export function countSearchers(battle: SeaBattle, header: Header): number {
  return findSearchers(battle, header).reduce((sum, { count }) => sum + count, 0);
}
