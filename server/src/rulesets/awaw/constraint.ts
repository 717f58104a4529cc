/** Imports of the checks of this ruleset. */
import type { Constraint } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { append, remove, set } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { counted, listed, sentence, signed } from '../../model/wording';
export { examplesOf, under } from '../case';
export { cite } from './rules';

export type AwawConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };
