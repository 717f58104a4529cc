/** All hovers of the ruleset. No two match the same value. */
import { diceHover } from './dice';
import { engagementHover, sidesHover } from './engagement';
import type { WifHover } from './here';
import { weatherHover } from './weather';

export const hovers: readonly WifHover[] = [engagementHover, sidesHover, weatherHover, diceHover];
