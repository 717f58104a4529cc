/** All hovers of the ruleset. No two match the same value. */
import type { DepthHover } from './here';

export const hovers: readonly DepthHover[] = [];
