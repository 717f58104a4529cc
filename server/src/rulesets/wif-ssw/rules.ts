/** The rule index of wif-ssw: each rule is stated once, and cited elsewhere by its id. */
import { createChecklist } from '../rule-text';
import { rules as asw } from './asw/rules';
import { rules as attack } from './attack/rules';
import { rules as bases } from './bases/rules';
import { rules as chart } from './chart/rules';
import type { Options } from './data';
import { rules as dice } from './dice/rules';
import { rules as initiation } from './initiation/rules';
import { rules as milchcows } from './milchcows/rules';
import { rules as navalAir } from './naval-air/rules';
import { rules as navalCombat } from './naval-combat/rules';
import { rules as returnToBase } from './return-to-base/rules';
import { rules as search } from './search/rules';
import { rules as step } from './step/rules';
import { rules as surprise } from './surprise/rules';
import { rules as torpedoes } from './torpedoes/rules';
import { rules as usSubmarines } from './us-submarines/rules';

const ruleTexts = {
  ...step,
  ...initiation,
  ...search,
  ...surprise,
  ...attack,
  ...asw,
  ...dice,
  ...navalAir,
  ...navalCombat,
  ...returnToBase,
  ...bases,
  ...milchcows,
  ...usSubmarines,
  ...torpedoes,
  ...chart,
};

/** The id of a rule; wrong ids do not compile. */
export type RuleId = keyof typeof ruleTexts;

/** The section of a rule, as cited: `1.2.3`. */
export function citeSection(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** A citation of rules and options for the end of a sentence: ` (1.2.3, option \`avoidCombat\`)`. */
export function cite(...cited: readonly (RuleId | { readonly option: keyof Options })[]): string {
  const sources = cited.map((each) => (typeof each === 'string' ? citeSection(each) : `option \`${each.option}\``));
  return ` (${[...new Set(sources)].join(', ')})`;
}

/** The ids of the checklist: W1 to W92, each covered by exactly one rule. */
export const checklist: readonly string[] = createChecklist('W', 92);
