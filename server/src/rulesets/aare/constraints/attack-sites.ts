/** Dice of combats that are no sea battles: those have constraints of their own. */
import type { CombatSite } from '../../../model/ruleset';
import { combats } from '../combats';
import type { Scenario } from '../data';

export interface AttackSite extends Pick<CombatSite, 'combat'> {
  readonly dice: object | undefined;
}

export function attackSites(scenario: Scenario): readonly AttackSite[] {
  const { seaBattles: _, ...attacks } = scenario;
  return combats(attacks).map(({ object, combat }) => ({ dice: (object as { readonly dice?: object }).dice, combat }));
}
