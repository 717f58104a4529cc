/** The rule index of wif-ssw: every rule stated once. Everything else cites it by id. */
import type { Rule } from '../../../model/ruleset';
import { checklistOf, rulesOf } from '../../rule-text';
import { aswRules } from './asw';
import { baseGameRules } from './base-game';
import { baseRules } from './bases';
import { combatRules } from './combat';
import { navalCombatRules } from './naval-combat';
import { returnToBaseRules } from './return-to-base';
import { searchRules } from './search';
import { sswStepRules } from './ssw-step';
import { submarineRules } from './submarines';

const ruleTexts = {
  ...sswStepRules,
  ...searchRules,
  ...combatRules,
  ...aswRules,
  ...navalCombatRules,
  ...returnToBaseRules,
  ...baseRules,
  ...submarineRules,
  ...baseGameRules,
};

/** A rule of wif-ssw: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** All rules, in the order of the source. */
export const rules: readonly Rule[] = rulesOf(ruleTexts);

/** The section that a rule is cited by: `1.2.3`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: W1 to W92, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('W', 92);
