/** 17, 22.5, 23: squadrons, surprise, air combat and air defense. */
import type { RuleTexts } from '../../rule-text';
import { attackNumbers } from '../attacks/rules';
import { confidence } from '../confidence';
import { airCombatRows } from './air-combat-table';

/** The numbers that the rules of this chapter set, by rule id. */
export const airNumbers = {
  'air-squadrons': { aFactor: 3 },
  'surprise-level': { combatAirPatrol: 1, airDefense: 2, firstIdle: 4, last: 7 },
  'air-combat': { combatAirPatrol: 1 },
} as const;

const level = airNumbers['surprise-level'];

export const rules = {
  'air-squadrons': {
    section: '17 / 23',
    title: 'An air factor is three squadrons',
    summary: `One air factor has ${airNumbers['air-squadrons'].aFactor} squadrons.`,
  },
  'surprise-level': {
    section: '22.5',
    title: 'Surprise levels',
    summary: `How a surprise level comes about is not known to us: give it with the attack, 0 to ${level.last}. From ${level.combatAirPatrol} on combat air patrol loses its +${airNumbers['air-combat'].combatAirPatrol} in air combat; from ${level.airDefense} on the air defense level is one less; from ${attackNumbers['surprise-attack'].level} on the attack is at +${attackNumbers['surprise-attack'].by}; at ${level.firstIdle} one defending squadron does not engage, at each level above it one more, those on combat air patrol first (not certain): the highest level alone counts (option \`surpriseDefenders\`). ${confidence.likely}`,
  },
  'air-combat': {
    section: '22.5',
    title: 'Air combat',
    summary: `The attacking squadrons fight the cover, then the combat air patrol: both sides roll on the air combat table by their squadrons, and eliminated and aborted squadrons do not attack. In a turn they are missing in later combats too: when the aborted fly again, no source that we know says. Combat air patrol has +${airNumbers['air-combat'].combatAirPatrol} (implied by surprise level ${level.combatAirPatrol}). More than ${airCombatRows.length} squadrons read the row of ${airCombatRows.length}, with which the table ends (not certain). ${confidence.likely}`,
  },
  'air-defense': {
    section: '22.5',
    title: 'Air defense of ships',
    summary: `The ships roll on the air defense table by their level, 1 to 10. How factors become a level is not known to us: give the level, or the table \`airDefense\`. ${confidence.likely}`,
  },
} satisfies RuleTexts;
