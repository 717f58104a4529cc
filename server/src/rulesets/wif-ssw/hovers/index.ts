/** All hovers of the ruleset. */
import type { Hover } from '../../../model/ruleset';
import type { Scenario } from '../data';

export const hovers: readonly Hover<Scenario>[] = [];
