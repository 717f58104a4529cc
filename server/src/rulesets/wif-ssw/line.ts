/** Arithmetic of this ruleset: `rulesets/line.ts` with the ids of its rules. */
import type { Change } from '../../engine/amount';
import type { Line, Modifier as GeneralModifier } from '../line';
import type { RuleId } from './rules';

export { computeAmount } from '../line';
export type { Line } from '../line';

export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;

/** A line by a rule. */
export function by(rule: RuleId, line: Line): Change {
  return { rule, ...line };
}
