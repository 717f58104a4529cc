/** The rule index of aa-depth: every rule stated once. Everything else cites it by id. */
import { seaBattleRules } from '../axis-and-allies/sea-battle/rules';
import { checklistOf } from '../rule-text';
import { rules as declarationRules } from './declarations/rules';
import { rules as depthRules } from './depths/rules';
import { rules as diveRules } from './dive/rules';
import { rules as electRules } from './elect/rules';
import { rules as searchRules } from './search/rules';
import { rules as unitRules } from './units/rules';

const ruleTexts = {
  ...declarationRules,
  ...depthRules,
  ...unitRules,
  ...searchRules,
  ...electRules,
  ...diveRules,
  ...seaBattleRules,
};

/** A rule of aa-depth: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** What a rule is cited by: the heading that it stands under and the paragraph there, `Periscope depth ¶2`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: D1 to D38, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('D', 38);
