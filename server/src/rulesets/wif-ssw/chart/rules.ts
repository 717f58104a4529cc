/** WIF 11.5: the naval combat chart. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
  'combat-chart': {
    section: 'WIF 11.5',
    title: 'The naval combat chart',
    summary:
      'The factors of a side choose a column on the line of the kind of combat, the number of enemy ships chooses the row; the cell lists effects: X destroyed, D damaged, A aborted. No die is rolled. Factors below the first column have no effect; shifts stop at the first and the last column. The chart is a supplied table; the default is a house table.',
  },
} satisfies RuleTexts;
