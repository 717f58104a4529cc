/** Wording that hovers share. */
import { sectionOf } from '../rules';
import type { RuleId } from '../rules';

/** What rules are cited by, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(sectionOf))].join('; ')})`;
}

/** A chance as a percentage with one decimal: `58.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A modifier with its sign: `+1`, `-2`, `0`. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}
