/** What of Axis & Allies Revised (LHTR) the technologies change: fire at aircraft and at the shore. */
import type { RuleTexts } from '../../rule-text';
import { numbers } from './numbers';

const { hitsOn, withRadar, gunsThatFire } = numbers['anti-aircraft-fire'];

export const baseGameRules = {
  'anti-aircraft-fire': {
    section: 'LHTR combat 2',
    title: 'Anti-aircraft guns fire at each aircraft',
    checklist: [],
    summary: `In opening fire of the first cycle ${gunsThatFire} gun of a territory rolls a die for each attacking aircraft, also for those that only flew over it in the combat move. A die of ${hitsOn} hits (${withRadar} with radar), and it hits the aircraft that it was rolled for, which leaves at once. Guns are never lost.`,
  },
  'shore-bombardment': {
    section: 'LHTR combat 2',
    title: 'Ships bombard the shore',
    checklist: [],
    summary: `In opening fire of an amphibious assault each battleship rolls a die and hits with ${numbers['shore-bombardment'].battleship} or less, but only if no sea combat was fought in the sea zone. The number of units that land does not matter. What is hit is lost without firing back.`,
  },
} satisfies RuleTexts;
