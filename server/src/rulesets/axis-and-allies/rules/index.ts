/** The rules that the Axis & Allies rulesets share: each joins them into its own index. */
import { movementRules } from './movement';
import { seaBattleRules } from './sea-battle';

export { sharedNumbers } from './numbers';

export const sharedRules = { ...seaBattleRules, ...movementRules };

/** A rule that both rulesets have: shared facts and combats cite it. */
export type SharedRuleId = keyof typeof sharedRules;
