/** What the constraints of this ruleset share: their type and the way in which they write their examples. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { examplesOf, under } from '../case';

export type WifConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
