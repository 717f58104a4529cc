/** The constraints of this ruleset: a rule that there is none of does not compile. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export type AareConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
