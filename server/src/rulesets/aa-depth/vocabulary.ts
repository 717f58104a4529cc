/** The imports of checks, hovers and chapters, typed with the data of this ruleset. */
import type { Constraint, Hover } from '../../model/ruleset';
import type { Chapter } from '../chapter';
import type { Header, Scenario } from './data';
import type { RuleId } from './rules';

export { remove, set } from '../../model/edit';
export { at, atKey } from '../../model/place';
export { counted, sentence, signed, withArticle } from '../../model/wording';
export { examplesOf, under } from '../case';

export type DepthConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };

export type DepthHover = Hover<Scenario>;

export type DepthChapter = Chapter<Scenario, Header>;
