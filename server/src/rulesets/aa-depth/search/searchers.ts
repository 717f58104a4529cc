/** Who searches for submarines in a battle, and what keeps others from it. */
import { unitsOf } from '../../axis-and-allies/forces';
import type { Bar } from '../bar';
import type { Group, Header, SeaBattle, UnitCount, UnitType } from '../data';
import { reading, type OptionReading } from '../options';
import { unitTypes } from '../units/unit-types';

/** The types of which the source does not say whether they search, by the readings under which they do (R23). */
const alsoSearching: Readonly<Partial<Record<UnitType, readonly OptionReading<'alsoSearch'>[]>>> = {
  seaplane: ['seaplanes', 'seaplanes-and-torpedo-boat-destroyers'],
  tbd: ['torpedo-boat-destroyers', 'seaplanes-and-torpedo-boat-destroyers'],
};

/** Whether the source leaves open if units of a type search: then the option is in play. */
export function mayAlsoSearch(type: UnitType): boolean {
  return alsoSearching[type] !== undefined;
}

/** Whether units of a type can search at all. */
export function canSearch(type: UnitType, header: Header): boolean {
  return unitTypes[type].searches || (alsoSearching[type]?.includes(reading(header, 'alsoSearch')) ?? false);
}

/** Whether attacking units began the turn in the sea zone of the battle, as far as the scenario tells. */
export function startedInZone({ group }: UnitCount, { seaZone }: SeaBattle): boolean {
  return group?.from !== undefined && group.from === seaZone;
}

/** What keeps attacking units from searching by the rules, whatever the orders say; undefined where they may. */
export function searchBar(unit: UnitCount, battle: SeaBattle, header: Header): Bar | undefined {
  const type = unit.type as UnitType;
  if (!canSearch(type, header)) {
    const option = mayAlsoSearch(type) ? ({ option: 'alsoSearch' } as const) : {};
    return { rule: 'searchers', why: 'only fighters, tactical bombers, bombers and destroyers search', ...option };
  }
  if (startedInZone(unit, battle) && reading(header, 'searcherMayStartInZone') === 'no') {
    const why = `${unit.count > 1 ? 'they were' : 'it was'} in the sea zone at the start of the turn`;
    return { rule: 'searcher-moved-in', why, option: 'searcherMayStartInZone' };
  }
  const others = (unit.group?.alsoIn ?? []).filter((id) => id !== battle.id);
  if (others.length > 0) {
    return {
      rule: 'searchers-fight-here-only',
      why: `${unit.count > 1 ? 'they take' : 'it takes'} part in ${others.join(' and ')} as well`,
    };
  }
  return undefined;
}

/** Whether attacking units search: they may, and their orders do not keep them from it. */
export function searches(unit: UnitCount, battle: SeaBattle, header: Header): boolean {
  const ordered = battle.attacker.orders?.search ?? true;
  return ordered && unit.group?.searches !== false && searchBar(unit, battle, header) === undefined;
}

/** The attacking units that search, in the order of the file. */
export function searchersOf(battle: SeaBattle, header: Header): readonly UnitCount[] {
  return unitsOf<Group>(battle, 'attacker').filter((unit) => searches(unit, battle, header));
}

/** How many detection rolls the attacker has. */
export function searcherCount(battle: SeaBattle, header: Header): number {
  return searchersOf(battle, header).reduce((sum, { count }) => sum + count, 0);
}
