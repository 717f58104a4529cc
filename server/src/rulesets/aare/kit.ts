/** The kit of this ruleset: `rulesets/kit.ts` with its rules and its data. */
import type { Hover } from '../../model/ruleset';
import { rules as chapterRules } from '../../generated/rules/aare';
import { rules as seaBattleRules } from '../axis-and-allies/sea-battle/rules';
import type { CheckWithExamples } from '../examples';
import { createKit } from '../kit';
import type { Modifier as GeneralModifier } from '../line';
import type { Header, Scenario } from './data';

export * from '../kit';

const rules = { ...chapterRules, ...seaBattleRules };

/** The id of a rule; a wrong id does not compile. */
export type RuleId = keyof typeof rules;
export type AareCheck = CheckWithExamples<Scenario, Header> & { readonly rule: RuleId };
export type AareHover = Hover<Scenario>;
export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;

export const { changeBy, cite, citeSection, defineHoverOnItems } = createKit<Scenario, RuleId>(rules);
