/** WIF 11.5: the naval combat chart and the damage that it does. */
import type { RuleTexts } from '../../rule-text';
import { numbers } from '../rules/numbers';

export const rules = {
  'combat-chart': {
    section: 'WIF 11.5',
    title: 'The naval combat chart',
    checklist: [],
    summary:
      'The factors of a side choose a column on the line of the kind of combat, the number of enemy ships chooses the row; the cell lists effects: X destroyed, D damaged, A aborted. No die is rolled. Factors below the first column have no effect; shifts stop at the first and the last column. The chart is a supplied table; the default is a house table.',
  },
  'damage-roll': {
    section: 'WIF 11.5',
    title: 'Defence against an effect',
    checklist: [],
    summary: `The unit that takes an effect rolls a d${numbers['damage-roll'].sides}: with its defence factor or less the effect stands, with more it falls one step, from destroyed to damaged to aborted to nothing. A defence of ${numbers['damage-roll'].neverSaves}, as convoys have, never saves. A damaged unit that is damaged again is destroyed. Units without a defence factor in the scenario take every effect as it is.`,
  },
} satisfies RuleTexts;
