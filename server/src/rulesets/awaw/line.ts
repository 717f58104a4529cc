/** Arithmetic of this ruleset: the general helpers of `rulesets/line.ts` with its rule ids. */
import type { Change } from '../../engine/amount';
import type { Line, Modifier as GeneralModifier } from '../line';
import type { RuleId } from './rules';

export { collectChanges } from '../line';
export type { Line } from '../line';

export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;

/** Creates the change of a rule. */
export function by(rule: RuleId, line: Line): Change {
  return { rule, ...line };
}
