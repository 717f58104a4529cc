/** The rule index of wif-ssw: every rule stated once. Everything else cites it by id. */
import { checklistOf } from '../rule-text';
import { aswRules } from './rules/asw';
import { baseGameRules } from './rules/base-game';
import { combatRules } from './rules/combat';
import { searchRules } from './rules/search';
import { sswStepRules } from './rules/ssw-step';
import { rules as bases } from './bases/rules';
import { rules as chart } from './chart/rules';
import { rules as milchcows } from './milchcows/rules';
import { rules as navalAir } from './naval-air/rules';
import { rules as navalCombat } from './naval-combat/rules';
import { rules as returnToBase } from './return-to-base/rules';
import { rules as torpedoes } from './torpedoes/rules';
import { rules as usSubmarines } from './us-submarines/rules';

/** Rules that are not filed by chapter yet. */
export const interimRules = {
  ...sswStepRules,
  ...searchRules,
  ...combatRules,
  ...aswRules,
  ...baseGameRules,
};

const ruleTexts = {
  ...interimRules,
  ...navalAir,
  ...navalCombat,
  ...returnToBase,
  ...bases,
  ...milchcows,
  ...usSubmarines,
  ...torpedoes,
  ...chart,
};

/** A rule of wif-ssw: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** The section that a rule is cited by: `1.2.3`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The sections of rules for the end of a sentence: ` (1.2.3)`. */
export function cite(...ids: readonly RuleId[]): string {
  return ` (${[...new Set(ids.map(sectionOf))].join('; ')})`;
}

/** The ids of the checklist: W1 to W92, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('W', 92);
