/** The rule index of awaw: every rule stated once. Everything else cites these ids. */
import type { Rule } from '../../../model/ruleset';
import { attackRules } from './attacks';
import { operationRules } from './operations';
import { resultRules } from './results';
import type { RuleText } from './rule-text';
import { taskForceRules } from './task-forces';
import { transportRules } from './transports';

const ruleTexts = { ...taskForceRules, ...attackRules, ...resultRules, ...operationRules, ...transportRules };

/** A rule of awaw: a wrong id does not compile. */
export type RuleId = keyof typeof ruleTexts;

/** All rules, in the order of the source. */
export const rules: readonly Rule[] = Object.entries<RuleText>(ruleTexts).map(([id, text]) => ({
  id,
  status: 'implemented',
  ...text,
}));

/** The section that a rule is cited by: `20.162F`. */
export function sectionOf(rule: RuleId): string {
  return ruleTexts[rule].section;
}

/** The ids of the checklist: A1 to A42, each covered by exactly one rule. */
export const checklist: readonly string[] = Array.from({ length: 42 }, (_, index) => `A${index + 1}`);
