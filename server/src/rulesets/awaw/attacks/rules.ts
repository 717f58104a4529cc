/** 20.51: the naval attack table and the modifiers of air attacks. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const attackNumbers = {
  'fleet-attack-row': { max: 25 },
  'more-than-twenty-squadrons': { row: 20 },
  'naval-air-at-sea': { by: 1 },
  'surprise-attack': { level: 3, by: 1 },
} as const;

export const rules = {
  'air-attack-row': {
    section: '20.51',
    title: 'Air attacks use the row of their squadrons',
    checklist: ['A13'],
    summary: `The naval attack table gives the hits (naval attack effects) of an air attack by the squadrons that come through air combat and air defense, and a modified roll of two dice. Without squadrons there is no attack.`,
  },
  'fleet-attack-row': {
    section: '20.51',
    title: 'Fleets use the row of their factors',
    checklist: ['A14'],
    summary: `Fire of ships uses the row of the factors that fire. Rows that do not exist are never made up. More than ${attackNumbers['fleet-attack-row'].max} factors in one attack are not covered (option \`factorsBeyondTwentyFive\`).`,
  },
  'more-than-twenty-squadrons': {
    section: '20.51',
    title: 'More than twenty squadrons',
    checklist: ['A15'],
    summary: `More than ${attackNumbers['more-than-twenty-squadrons'].row} squadrons use row ${attackNumbers['more-than-twenty-squadrons'].row} and the row of the remainder; the hits are added. One roll serves both (probably).`,
  },
  'attack-column': {
    section: '20.51',
    title: 'The modified roll is the column',
    checklist: ['A16'],
    summary: `Two dice and the modifiers are the column: the last one is 12 or more; below 2 the first holds (probably).`,
  },
  'air-nationality': {
    section: '20.51',
    title: 'Air Nationality DRM of the attacker',
    checklist: ['A17'],
    summary: `The Air Nationality DRM of the attacker is added to an air attack. The values are not known to us: supply the table \`nationality\`, else they are 0. With several nations see the option \`mixedAttackers\`.`,
  },
  'target-nationality': {
    section: '20.51',
    title: 'Naval Nationality DRM of the target',
    checklist: ['A18'],
    summary: `The Naval Nationality DRM of the ships attacked is subtracted from an air attack: a negative one helps the attacker. The values are not known to us: supply the table \`nationality\`.`,
  },
  'naval-air-at-sea': {
    section: '20.51',
    title: 'Naval air against ships at sea',
    checklist: ['A19'],
    summary: `Naval air units that attack ships at sea add ${attackNumbers['naval-air-at-sea'].by}; not against ships in port, and not army air. For a mixed attack see the option \`mixedAir\`.`,
  },
  'surprise-attack': {
    section: '20.51',
    title: 'Surprise in the attack',
    checklist: ['A20'],
    summary: `A surprise level of ${attackNumbers['surprise-attack'].level} or more adds ${attackNumbers['surprise-attack'].by} to an air attack.`,
  },
  editorial: {
    section: '20',
    title: 'Misplaced headings of the source',
    checklist: ['A42'],
    status: 'note',
    summary: `Some passages of the source are under headings that belong elsewhere: the attack table and its modifiers under 20.44, the trigger of critical hits under 20.5231, the sentence on mixed forces under 20.526 (it is 20.551), the exposure of transports under 20.552, the example of their availability under 20.632. We cite what they belong to. ${confidence.likely}`,
  },
} satisfies RuleTexts;
