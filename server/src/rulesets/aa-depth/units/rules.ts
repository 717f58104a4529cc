/** The values of units: modifiers and their limits. */
import type { RuleTexts } from '../../rule-text';

/** The minimum to which modifiers reduce a value that is not 0. */
const minValue = 1;

export const rules = {
  'bonus-not-cumulative': {
    section: 'Periscope depth ¶1',
    title: 'The bonus does not add to other bonuses',
    checklist: ['D10'],
    summary:
      'The attack bonus of periscope depth and other bonuses do not add up: the best of them counts (option `bonusStacking`).',
  },
  'value-limits': {
    section: 'Base game',
    title: 'Values stay within the die',
    summary: `A value that modifiers would bring below ${minValue} is ${minValue} (option \`minHit\`), one above the sides of the die is the number of sides. A value that is 0 to begin with stays 0.`,
  },
} satisfies RuleTexts;
