/** The rule index of aare: every rule stated once. Everything else cites it by id. */
import type { Rule } from '../../../model/ruleset';
import { checklistOf, rulesOf } from '../../rule-text';
import { seaBattleRules } from '../../axis-and-allies/sea-battle/rules';
import { movementRules } from '../movement/rules';
import { baseGameRules } from './base-game';
import { carrierRules } from './carriers';
import { detectionRules } from './detection';
import { researchRules } from './research';
import { technologyRules } from './technologies';

const ruleTexts = {
  ...detectionRules,
  ...technologyRules,
  ...researchRules,
  ...seaBattleRules,
  ...baseGameRules,
  ...movementRules,
  ...carrierRules,
};

/** A rule of aare: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** All rules: those of the source in its order, then those of the base game. */
export const rules: readonly Rule[] = rulesOf(ruleTexts);

/** The section that a rule is cited by: `10.B.1`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: E1 to E48, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('E', 48);
