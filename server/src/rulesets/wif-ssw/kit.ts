/** The kit of this ruleset: `rulesets/kit.ts` with its rules and its data. */
import type { Hover } from '../../model/ruleset';
import { rules } from '../../generated/rules/wif-ssw';
import type { CheckWithExamples } from '../examples';
import { createKit } from '../kit';
import type { Modifier as GeneralModifier } from '../line';
import type { Header, Options, Scenario } from './data';

export * from '../kit';

/** The id of a rule; a wrong id does not compile. */
export type RuleId = keyof typeof rules;
export type WifCheck = CheckWithExamples<Scenario, Header> & { readonly rule: RuleId };
export type WifHover = Hover<Scenario>;
export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;

export const { changeBy, cite, citeSection, defineHoverOnItems } = createKit<Scenario, RuleId, keyof Options & string>(
  rules,
  ', ',
);
