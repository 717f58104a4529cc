/** 20.524, 20.526: critical hits. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. */
export const criticalNumbers = {
  'critical-double-six': { natural: 12 },
  'critical-surprise': { level: 7 },
} as const;

export const rules = {
  'critical-double-six': {
    section: '20.524A',
    title: 'A double six gives a critical hit',
    checklist: ['A31'],
    summary: `A natural ${criticalNumbers['critical-double-six'].natural} on the attack roll gives a critical hit on a named ship: one chance in 36 for each roll.`,
  },
  'critical-natural': {
    section: '20.524A',
    title: 'Modifiers make no critical hit and prevent none',
    checklist: ['A32'],
    summary: `An 11 with +1 is not a critical hit, and a negative modifier does not take one from a natural ${criticalNumbers['critical-double-six'].natural}.`,
  },
  'critical-sunk-in-port': {
    section: '20.5224A',
    title: 'A named ship sunk in port gives a critical die',
    checklist: ['A33'],
    summary: `A named ship that is sunk in port gives a critical die.`,
  },
  'critical-surprise': {
    section: '20.524',
    title: `Surprise level ${criticalNumbers['critical-surprise'].level} and a damaged ship`,
    summary: `At surprise level ${criticalNumbers['critical-surprise'].level} an air attack that damages a named ship gives a critical die. ${confidence.likely}`,
  },
  'critical-one-die': {
    section: '20.524B',
    title: 'One critical die for each roll',
    checklist: ['A34'],
    summary: `However many reasons there are, a roll gives one critical die. *Example:* a battleship sunk at Pearl Harbor by a natural 12.`,
  },
  'critical-effect': {
    section: '20.526',
    title: 'A critical hit is added to the attack',
    checklist: ['A35'],
    summary: `The effect of a critical hit is added to that of the attack. What each face of the die does is not known to us: supply the table \`criticalHits\`, or look it up in 20.526.`,
  },
} satisfies RuleTexts;
