/** The type of the constraints of this ruleset. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export type AwawConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
