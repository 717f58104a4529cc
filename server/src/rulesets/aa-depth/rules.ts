/** The rule index of aa-depth. Everything else cites rules by id. */
import { seaBattleRules } from '../axis-and-allies/sea-battle/rules';
import { createChecklist } from '../rule-text';
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

/** The id of an aa-depth rule; a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** The citation of a rule: its heading and paragraph, `Periscope depth ¶2`. */
export function citeSection(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: D1 to D38, each covered by exactly one rule. */
export const checklist: readonly string[] = createChecklist('D', 38);
