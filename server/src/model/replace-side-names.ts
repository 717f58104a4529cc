/** Replaces the roles of sides in a text by their names. */
import type { CombatEntry } from './combat-entry';
import { replaceRoles } from './wording';

/** `the attacker wins` becomes `Japan wins`, if Japan attacks. */
export function replaceSideNames({ sides }: Pick<CombatEntry, 'sides'>, text: string): string {
  return replaceRoles(text, Object.values(sides));
}
