/** Hidden submarines that elect to defend. */
import { unitsOf } from '../../axis-and-allies/forces';
import type { Bar } from '../bar';
import type { Depth, Group, SeaBattle, UnitCount, UnitType } from '../data';
import { isHidden } from '../depths/depth';
import { unitTypes } from '../units/unit-types';

/** What keeps submarines of a depth that were not found from defending; undefined where they may elect to. */
export function electionBar(depth: Depth, battle: SeaBattle): Bar | undefined {
  if (depth === 'silent') return { rule: 'silent-running', why: 'submarines in silent running do not defend' };
  if (!isHidden(depth)) return { rule: 'surfaced-target', why: 'surfaced submarines defend anyway' };
  if (!bringsShips(battle)) {
    return { rule: 'elect-to-defend', why: 'the attacker has brought no naval units other than submarines' };
  }
  return undefined;
}

/** Whether the attacker has brought naval units other than submarines. */
export function bringsShips(battle: SeaBattle): boolean {
  return unitsOf<Group>(battle, 'attacker').some(({ type }) => unitTypes[type as UnitType].domain === 'surface');
}

/** Whether defending submarines are ordered to defend when they were not found; never where the file is silent. */
export function electOrder({ id }: Pick<UnitCount, 'id'>, { defender }: SeaBattle): 'never' | 'always' {
  const { elect } = defender.orders ?? {};
  return (id === undefined ? undefined : elect?.groups?.[id]) ?? elect?.when ?? 'never';
}
