/** Hidden submarines that elect to defend. */
import { unitsOf } from '../../axis-and-allies/forces';
import type { Bar } from '../bar';
import type { Depth, Group, SeaBattle, UnitCount, UnitType } from '../data';
import { isHidden } from '../depths/depth';
import { unitTypes } from '../units/unit-types';

/** The reason why submarines at a depth that were not found cannot elect to defend; undefined if they can. */
export function electionBar(depth: Depth, battle: SeaBattle): Bar | undefined {
  if (depth === 'silent') return { rule: 'silent-running', why: 'submarines in silent running do not defend' };
  if (!isHidden(depth)) return { rule: 'surfaced-target', why: 'surfaced submarines defend anyway' };
  if (!bringsShips(battle)) {
    return { rule: 'elect-to-defend', why: 'the attacker has brought no naval units other than submarines' };
  }
  return undefined;
}

/** True if the attacker has naval units other than submarines. */
export function bringsShips(battle: SeaBattle): boolean {
  return unitsOf<Group>(battle, 'attacker').some(({ type }) => unitTypes[type as UnitType].domain === 'surface');
}

/** The order to defending submarines that were not found; `never` by default. */
export function electOrder({ id }: Pick<UnitCount, 'id'>, { defender }: SeaBattle): 'never' | 'always' {
  const { elect } = defender.orders ?? {};
  return (id === undefined ? undefined : elect?.groups?.[id]) ?? elect?.when ?? 'never';
}
