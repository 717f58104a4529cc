/** All constraints of the ruleset. */
import type { Constraint } from '../../../model/ruleset';
import type { Header, Scenario } from '../data';

export const constraints: readonly Constraint<Scenario, Header>[] = [];
