/** The rule index of aa-depth: every rule stated once. Everything else cites it by id. */
import type { Rule } from '../../../model/ruleset';
import { checklistOf, rulesOf } from '../../rule-text';
import { seaBattleRules } from '../../axis-and-allies/sea-battle/rules';
import { depthRules } from './depths';
import { diveRules } from './dive';
import { searchRules } from './search';

const ruleTexts = { ...depthRules, ...searchRules, ...diveRules, ...seaBattleRules };

/** A rule of aa-depth: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** All rules: those of the source in its order, then those of the base game. */
export const rules: readonly Rule[] = rulesOf(ruleTexts);

/** What a rule is cited by: the heading that it stands under and the paragraph there, `Periscope depth ¶2`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: D1 to D38, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('D', 38);
