/** The rules of all chapters, cited by id. */
import { seaBattleRules } from '../axis-and-allies/sea-battle/rules';
import { createChecklist, formatCitation } from '../rule-text';
import { airMovementRules } from './air-movement/rules';
import { antiAircraftRules } from './anti-aircraft/rules';
import { battlesRules } from './battles/rules';
import { bombardmentRules } from './bombardment/rules';
import { detectionRules } from './detection/rules';
import { jetsRules } from './jets/rules';
import { kaitensRules } from './kaitens/rules';
import { raidsRules } from './raids/rules';
import { researchRules } from './research/rules';
import { rocketsRules } from './rockets/rules';
import { seaMovementRules } from './sea-movement/rules';

const rules = {
  ...detectionRules,
  ...kaitensRules,
  ...jetsRules,
  ...rocketsRules,
  ...raidsRules,
  ...bombardmentRules,
  ...antiAircraftRules,
  ...airMovementRules,
  ...seaMovementRules,
  ...battlesRules,
  ...researchRules,
  ...seaBattleRules,
};

/** The id of an aare rule; a wrong id does not compile. */
export type RuleId = keyof typeof rules;

/** The sections of rules, for the end of a sentence: ` (10.B.1)`. */
export function cite(...ids: RuleId[]): string {
  return formatCitation(ids.map((id) => rules[id]));
}

/** The ids of the checklist: E1 to E48, each covered by exactly one rule. */
export const checklist: readonly string[] = createChecklist('E', 48);
