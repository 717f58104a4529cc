/** Arithmetic of this ruleset: `rulesets/line.ts` with this ruleset's rule ids. */
import type { Change } from '../../engine/amount';
import type { Line, Modifier as GeneralModifier } from '../line';
import type { RuleId } from './rules';

export { collectChanges } from '../line';

export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;

/** A change by a rule. */
export function by(rule: RuleId, line: Line): Change {
  return { rule, ...line };
}
