/** The combats of a scenario. */
import type { CombatSite, Implements } from '../../../model/ruleset';
import type { Scenario } from '../data';

/** The combats of a scenario, in the order of the file. */
export function combats(_scenario: Scenario): readonly CombatSite[] {
  return [];
}

/** Every step that a combat may contain. */
export const steps: readonly Implements[] = [];
