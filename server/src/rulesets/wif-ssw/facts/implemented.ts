/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { markedFacts } from './marked';
import { navalAirFacts } from './naval-air';
import { navalCombatFacts } from './naval-combat';
import { politicalFacts } from './political-happenings';
import { returnToBaseFacts } from './return-to-base';
import { subCombatFacts } from './sub-combat';
import { torpedoFacts } from './torpedoes';
import { usSubmarineFacts } from './us-submarines';

export const modifiers: readonly Implements[] = distinct([
  ...torpedoFacts,
  ...navalAirFacts,
  ...navalCombatFacts,
  ...subCombatFacts,
  ...returnToBaseFacts,
  ...politicalFacts,
  ...usSubmarineFacts,
  ...markedFacts,
]);

function distinct(all: readonly Implements[]): Implements[] {
  return [...new Map(all.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
