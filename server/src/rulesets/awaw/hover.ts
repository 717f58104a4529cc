/** Where a cursor is, in terms of the scenario. */
import type { Hover } from '../../model/ruleset';
import type { Scenario } from './data';

export type AwawHover = Hover<Scenario>;
