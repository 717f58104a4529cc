/** The rule index of awaw, joined from its chapters: unknown ids do not compile, and sections are cited from the rules. */
import { createChecklist, type RuleText } from '../rule-text';
import { rules as air } from './air/rules';
import { rules as attacks } from './attacks/rules';
import { rules as carriers } from './carriers/rules';
import { rules as criticals } from './criticals/rules';
import { rules as damage } from './damage/rules';
import { rules as fleets } from './fleets/rules';
import { rules as ports } from './ports/rules';
import { rules as raiders } from './raiders/rules';
import { rules as rounds } from './rounds/rules';
import { rules as ships } from './ships/rules';
import { rules as submarines } from './submarines/rules';
import { rules as taskForces } from './task-forces/rules';
import { rules as transports } from './transports/rules';

const rules = {
  ...ships,
  ...taskForces,
  ...ports,
  ...transports,
  ...attacks,
  ...damage,
  ...criticals,
  ...carriers,
  ...air,
  ...rounds,
  ...fleets,
  ...submarines,
  ...raiders,
};

export type RuleId = keyof typeof rules;

/** The section of a rule: `20.162F`. */
export function citeSection(rule: RuleId): string {
  return (rules[rule] as RuleText).section;
}

/** Citation for the end of a sentence: ` (20.51)`. */
export function cite(...ruleIds: readonly RuleId[]): string {
  return ` (${[...new Set(ruleIds.map(citeSection))].join('; ')})`;
}

/** The ids of the checklist: A1 to A42, each covered by exactly one rule. */
export const checklist: readonly string[] = createChecklist('A', 42);
