/** The imports that the checks of this ruleset share. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { remove, set } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { examplesOf, under } from '../case';
export { cite } from './rules';

/** A check; an unknown rule id does not compile. */
export type AareConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
