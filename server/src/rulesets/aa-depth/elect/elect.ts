/** Hidden submarines that elect to defend. */
import { getUnits } from '../../axis-and-allies/forces';
import type { Prohibition } from '../wording';
import type { Depth, Group, SeaBattle, UnitCount, UnitType } from '../data';
import { isHidden } from '../depths/depth';
import { unitTypes } from '../units/unit-types';

/** The reason why submarines at a depth that were not found cannot elect to defend; undefined if they can. */
export function findElectionProhibition(depth: Depth, battle: SeaBattle): Prohibition | undefined {
  if (depth === 'silent') return { rule: 'silent-running', reason: 'submarines in silent running do not defend' };
  if (!isHidden(depth)) return { rule: 'surfaced-target', reason: 'surfaced submarines defend anyway' };
  if (!bringsShips(battle)) {
    return { rule: 'elect-to-defend', reason: 'the attacker has brought no naval units other than submarines' };
  }
  return undefined;
}

/** True if the attacker has naval units other than submarines. */
export function bringsShips(battle: SeaBattle): boolean {
  return getUnits<Group>(battle, 'attacker').some(({ type }) => unitTypes[type as UnitType].domain === 'surface');
}

/** The order to defending submarines that were not found; `never` by default. */
export function resolveElectOrder({ id }: Pick<UnitCount, 'id'>, { defender }: SeaBattle): 'never' | 'always' {
  const { elect } = defender.orders ?? {};
  return (id === undefined ? undefined : elect?.groups?.[id]) ?? elect?.when ?? 'never';
}
