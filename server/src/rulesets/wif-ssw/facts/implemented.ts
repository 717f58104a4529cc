/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { aswImplements } from './asw-value';
import { combatTypeFacts } from './combat-types';
import { convoyPointFacts } from './convoy-points';
import { participantFacts } from './participants';
import { searchImplements } from './search';
import { submarineImplements } from './submarine-value';
import { surpriseFacts } from './surprise';

export const modifiers: readonly Implements[] = distinct([
  ...participantFacts,
  ...searchImplements,
  ...surpriseFacts,
  ...combatTypeFacts,
  ...submarineImplements,
  ...convoyPointFacts,
  ...aswImplements,
]);

function distinct(all: readonly Implements[]): Implements[] {
  return [...new Map(all.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
