/** Which sea zones a ship may pass (LHTR movement). */

/** What the enemy has in a space. */
export type ZoneEnemies = 'none' | 'submerged-submarines' | 'submarines' | 'warships' | 'destroyers';

/** Whether a sea zone is hostile: nothing but submerged submarines makes none. */
export function isHostile(enemies: ZoneEnemies = 'none'): boolean {
  return enemies !== 'none' && enemies !== 'submerged-submarines';
}

/** Whether a ship may move on through a sea zone; submarines may wherever there is no destroyer. */
export function mayPass(submarine: boolean, enemies: ZoneEnemies = 'none'): boolean {
  return submarine ? enemies !== 'destroyers' : !isHostile(enemies);
}
