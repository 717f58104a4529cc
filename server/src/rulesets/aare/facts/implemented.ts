/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';

export const modifiers: readonly Implements[] = [];
