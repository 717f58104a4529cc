/** Arithmetic of this ruleset: the general statement (`rulesets/line.ts`) with the ids of its rules. */
import type { Change } from '../../engine/amount';
import type { CarriesOut as Carries, Line, Modifier as GeneralModifier } from '../line';
import type { RuleId } from './rules';

export { implementedBy, modified } from '../line';
export type { Line } from '../line';

export type Modifier<Situation> = GeneralModifier<Situation, RuleId>;
export type CarriesOut = Carries<RuleId>;

/** A line by a rule. */
export function by(rule: RuleId, line: Line): Change {
  return { rule, ...line };
}
