/** The imports of checks, hovers and chapters, typed with the data of this ruleset. */
import type { Check, Hover } from '../../model/ruleset';
import type { Chapter } from '../chapter';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { removeMember, setMember } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { pluralize, capitalize, formatSigned, withArticle } from '../../model/wording';
export { buildExamples, under } from '../examples';

export type DepthCheck = Check<Scenario, Header> & { readonly rule: RuleId };

export type DepthHover = Hover<Scenario>;

export type DepthChapter = Chapter<Scenario, Header>;
