/** Wording of messages and hovers in this ruleset. */
import type { Prohibition } from './prohibition';
import { citeSection, type RuleId } from './rules';

/** The citation of rules, for the end of a sentence: ` (Periscope depth ¶2)`. */
export function cite(...rules: RuleId[]): string {
  return ` (${[...new Set(rules.map(citeSection))].join('; ')})`;
}

/** The reason for a prohibition, with its section and the option that decides it. */
export function formatProhibition({ rule, reason, option }: Prohibition): string {
  return `${reason} (${citeSection(rule)}${option === undefined ? '' : `, option \`${option}\``})`;
}
