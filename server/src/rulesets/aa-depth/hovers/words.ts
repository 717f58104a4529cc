/** Wording that hovers share. */
import { sectionOf } from '../rules';
import type { RuleId } from '../rules';

export { percent } from '../../axis-and-allies/hovers/words';

/** What rules are cited by, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(sectionOf))].join('; ')})`;
}

/** A modifier with its sign: `+1`, `-2`, `0`. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}
