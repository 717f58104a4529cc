/** How messages and hovers of this ruleset put things. */
import type { Bar } from './bar';
import { sectionOf, type RuleId } from './rules';

/** What rules are cited by, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(sectionOf))].join('; ')})`;
}

/** Why something may not be done, with the section that says so and the option that decides it. */
export function whyNot({ rule, why, option }: Bar): string {
  return `${why} (${sectionOf(rule)}${option === undefined ? '' : `, option \`${option}\``})`;
}
