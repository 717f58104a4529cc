/** Sea zones that a ship may pass through (LHTR movement). */
import type { Fix } from '../../../model/diagnostic';
import { removeMember } from '../../../model/edit';
import type { SeaMove } from '../data';

/** The enemies in a sea zone. */
export type ZoneEnemies = 'none' | 'submerged-submarines' | 'submarines' | 'warships' | 'destroyers';

/** True if a sea zone is hostile. Submerged submarines alone do not make it so. */
export function isHostile(enemies: ZoneEnemies = 'none'): boolean {
  return enemies !== 'none' && enemies !== 'submerged-submarines';
}

/** True if a ship may move on through a sea zone. Submarines may wherever there is no destroyer. */
export function canPass(isSubmarine: boolean, enemies: ZoneEnemies = 'none'): boolean {
  return isSubmarine ? enemies !== 'destroyers' : !isHostile(enemies);
}

/** Ends a route at one of its sea zones. */
export function createRouteEnd(route: SeaMove['route'], index: number): Fix {
  const laterIndexes = route.map((_, other) => other).filter((other) => other > index);
  return {
    title: `End the move in ${route[index]!.seaZone}`,
    edits: laterIndexes.toReversed().map((other) => removeMember(route, other)),
  };
}
