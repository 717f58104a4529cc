/** All hovers of the ruleset. No two match the same value. */
import type { Hover } from '../../../model/ruleset';
import type { Scenario } from '../data';

export const hovers: readonly Hover<Scenario>[] = [];
