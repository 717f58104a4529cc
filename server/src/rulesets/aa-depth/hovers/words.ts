/** Wording that hovers share. */
import { sectionOf } from '../rules';
import type { RuleId } from '../rules';

export { percent } from '../../axis-and-allies/hover-words';
export { signed, whyNot } from '../wording';

/** What rules are cited by, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(sectionOf))].join('; ')})`;
}
