/** What the checks of this ruleset are written with. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { remove, set } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { examplesOf, under } from '../case';
export { cite } from './rules';

/** A constraint: a rule that there is none of does not compile. */
export type AareConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
