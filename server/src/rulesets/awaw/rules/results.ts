/** 20.52, 20.55: what hits do, and critical hits. */
import { confidence } from './confidence';
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

export const resultRules = {
  'named-ship-hits': {
    section: '20.51',
    title: 'Hits on named ships and cruisers',
    checklist: ['A23'],
    summary: `Hits one less than the size of a named ship or cruiser damage it; hits equal to its size or more sink it. A ship of size 2 is damaged by one hit. ${confidence.certain}`,
  },
  'cruiser-group-hits': {
    section: '20.51',
    title: 'Hits on a group of cruisers',
    checklist: ['A24'],
    summary: `In a group of cruisers alone two hits sink one, and an odd hit damages one. ${confidence.certain}`,
  },
  'one-factor-hits': {
    section: '20.51',
    title: 'Hits on one-factor ships',
    checklist: ['A25'],
    summary: `In a group of destroyers, escort carriers and transports alone each hit sinks a factor. ${confidence.certain}`,
  },
  'mixed-force-split': {
    section: '20.551',
    title: 'Hits on a mixed light force',
    checklist: ['A26'],
    summary: `Hits on cruisers and one-factor ships together are spread evenly, but no more one-factor factors are sunk than cruiser factors as long as a cruiser is left. The order that does both is two hits on cruisers, two on one-factor ships, and again (likely). ${confidence.certain}`,
  },
  'mixed-force-cruiser': {
    section: '20.551',
    title: 'Which hits damage a cruiser',
    checklist: ['A27'],
    summary: `In a mixed force the first, fifth, ninth hit and so on damages a cruiser if there is one left to damage. ${confidence.certain}`,
  },
  'one-factor-types': {
    section: '20.552',
    title: 'Hits on one-factor ships of several types',
    checklist: ['A28'],
    summary: `Hits on one-factor ships of several types are shared among the types (20.57): in proportion, the text is not known to us (option \`oneFactorSplit\`). ${confidence.unsure}`,
  },
  'undersized-hits-in-port': {
    section: '20.523',
    title: 'Small hits in port are repaired at once',
    checklist: ['A29'],
    summary: `Hits in port that are too few to damage a ship are repaired at once, before any second strike. *Example:* the Nevada, size 3, takes one hit in the first strike and has none in the second. ${confidence.certain}`,
  },
  'accumulated-hits': {
    section: '20.5231',
    title: 'Accumulated hits',
    checklist: ['A30'],
    summary: `At sea, hits that are too few to damage a ship remain for the battle and add up (likely). A damaged ship keeps hits of one less than its size: one more sinks it (options \`undersizedHits\` and \`damagedAgain\`). ${confidence.unsure}`,
  },
  'critical-double-six': {
    section: '20.524A',
    title: 'A double six gives a critical hit',
    checklist: ['A31'],
    summary: `A natural ${numbers['critical-double-six'].natural} on the attack roll gives a critical hit on a named ship: one chance in 36 for each roll. ${confidence.certain}`,
  },
  'critical-natural': {
    section: '20.524A',
    title: 'Modifiers make no critical hit and prevent none',
    checklist: ['A32'],
    summary: `An 11 with +1 is no critical hit, and a negative modifier does not take one from a natural ${numbers['critical-double-six'].natural}. ${confidence.certain}`,
  },
  'critical-sunk-in-port': {
    section: '20.5224A',
    title: 'A named ship sunk in port gives a critical die',
    checklist: ['A33'],
    summary: `A named ship that is sunk in port gives a critical die. ${confidence.certain}`,
  },
  'critical-surprise': {
    section: '20.524',
    title: `Surprise level ${numbers['critical-surprise'].level} and a damaged ship`,
    checklist: [],
    summary: `At surprise level ${numbers['critical-surprise'].level} an air attack that damages a named ship gives a critical die. ${confidence.likely}`,
  },
  'critical-one-die': {
    section: '20.524B',
    title: 'One critical die for each roll',
    checklist: ['A34'],
    summary: `However many reasons there are, a roll gives one critical die. *Example:* a battleship sunk at Pearl Harbor by a natural 12. ${confidence.certain}`,
  },
  'critical-effect': {
    section: '20.526',
    title: 'A critical hit comes on top',
    checklist: ['A35'],
    summary: `The effect of a critical hit is added to that of the attack. What each face of the die does is not known to us: supply the table \`criticalHits\`, or look it up in 20.526. ${confidence.certain}`,
  },
} satisfies RuleTexts;
