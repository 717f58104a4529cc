/** Wording of messages and hovers in this ruleset. */
import { citeSection } from './kit';
import type { Prohibition } from './prohibition';

/** The reason for a prohibition, with its section and the option that decides it. */
export function formatProhibition({ rule, reason, option }: Prohibition): string {
  return `${reason} (${citeSection(rule)}${option === undefined ? '' : `, option \`${option}\``})`;
}
