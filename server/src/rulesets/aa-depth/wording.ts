/** Wording of messages and hovers in this ruleset. */
import type { Bar } from './bar';
import { sectionOf, type RuleId } from './rules';

/** The citation of rules, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(sectionOf))].join('; ')})`;
}

/** The reason for a prohibition, with its section and the option that decides it. */
export function whyNot({ rule, why, option }: Bar): string {
  return `${why} (${sectionOf(rule)}${option === undefined ? '' : `, option \`${option}\``})`;
}
