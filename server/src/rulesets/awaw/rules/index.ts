/** The rule index of awaw: every rule stated once. Everything else cites these ids. */
import type { Rule } from '../../../model/ruleset';
import { checklistOf, rulesOf } from '../../rule-text';
import { attackRules } from './attacks';
import { operationRules } from './operations';
import { resultRules } from './results';
import { taskForceRules } from './task-forces';
import { transportRules } from './transports';

const ruleTexts = { ...taskForceRules, ...attackRules, ...resultRules, ...operationRules, ...transportRules };

/** A rule of awaw: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** All rules, in the order of the source. */
export const rules: readonly Rule[] = rulesOf(ruleTexts);

/** The section that a rule is cited by: `20.162F`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: A1 to A42, each covered by exactly one rule. */
export const checklist: readonly string[] = checklistOf('A', 42);
