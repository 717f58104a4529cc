/** All hovers of the ruleset. No two match the same value. */
import type { AwawHover } from './here';
import { optionHover } from './options';

export const hovers: readonly AwawHover[] = [optionHover];
