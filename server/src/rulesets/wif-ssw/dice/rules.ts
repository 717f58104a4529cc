/** WIF 11.5: the dice. */
import type { RuleTexts } from '../../rule-text';
import { damageRoll } from './numbers';

export const rules = {
  'damage-roll': {
    section: 'WIF 11.5',
    title: 'Defence against an effect',
    summary: `The unit that takes an effect rolls a d${damageRoll.sides}: on its defence factor or less the effect stands, on more it falls one step, from destroyed to damaged to aborted to nothing. A defence of ${damageRoll.neverSaves}, as convoys have, never saves. A damaged unit that is damaged again is destroyed. Units without a defence factor in the scenario take every effect as it is.`,
  },
} satisfies RuleTexts;
