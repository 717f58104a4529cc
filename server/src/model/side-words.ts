/** The texts of a combat with its sides by their names. */
import type { CombatSite } from './combat-site';
import { withNames } from './wording';

/** `the attacker wins` as `Japan wins`, where Japan attacks. */
export function named({ sides }: Pick<CombatSite, 'sides'>, text: string): string {
  return withNames(text, Object.values(sides));
}
