/** What is not filed by chapter yet. */
import { chapter } from './chapter';
import { constraints } from './constraints';
import { modifiers } from './facts/implemented';
import { hovers } from './hovers';
import { interimRules } from './rules';

export const interim = chapter({ rules: interimRules, modifiers, constraints, hovers });
