/** The kit for checks of this ruleset. */
import type { Check } from '../../model/ruleset';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { appendItem, removeMember, renameMember, setMember } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { pluralize, formatList, capitalize } from '../../model/wording';
export { buildExamples, under } from '../examples';
export { cite } from './rules';

export type WifCheck = Check<Scenario, Header> & { readonly rule: RuleId };
