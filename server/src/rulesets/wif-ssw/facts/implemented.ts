/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { aswImplements } from '../asw/asw-value';
import { combatTypeFacts } from '../surprise/combat-types';
import { convoyPointFacts } from '../attack/convoy-points';
import { markedFacts } from './marked';
import { navalAirFacts } from './naval-air';
import { navalCombatFacts } from './naval-combat';
import { participantFacts } from '../initiation/participants';
import { politicalFacts } from './political-happenings';
import { returnToBaseFacts } from './return-to-base';
import { searchImplements } from '../search/search';
import { subCombatFacts } from './sub-combat';
import { submarineImplements } from '../attack/submarine-value';
import { surpriseFacts } from '../surprise/surprise';
import { torpedoFacts } from './torpedoes';
import { usSubmarineFacts } from './us-submarines';

export const modifiers: readonly Implements[] = distinct([
  ...participantFacts,
  ...searchImplements,
  ...surpriseFacts,
  ...combatTypeFacts,
  ...submarineImplements,
  ...torpedoFacts,
  ...convoyPointFacts,
  ...aswImplements,
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
