/** Wording of messages and hovers in this ruleset. */
import { citeSection, type RuleId } from './kit';
import type { OptionName } from './options';

/** The reason for a prohibition, with its section and the option that decides it. */
export function formatProhibition({ rule, reason, option }: Prohibition): string {
  return `${reason} (${citeSection(rule)}${option === undefined ? '' : `, option \`${option}\``})`;
}

/** The rule and the fact that it rests on, as words that follow "because": `it is no aircraft`. */
export interface Prohibition {
  readonly rule: RuleId;
  readonly reason: string;
  /** The option that decides it. */
  readonly option?: OptionName;
}
