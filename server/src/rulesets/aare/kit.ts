/** The imports that the checks of this ruleset share. */
import type { Check } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { removeMember, setMember } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { buildExamples, under } from '../examples';
export { cite } from './rules';

/** A check; an unknown rule id does not compile. */
export type AareCheck = Check<Scenario, Header> & { readonly rule: RuleId };
