/** 20.51 and 22.55: the naval attack table and its modifiers. */
import { confidence } from './confidence';
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const surprise = numbers['surprise-attack'];
const research = numbers['research-rolls'];

export const attackRules = {
  'air-attack-row': {
    section: '20.51',
    title: 'Air attacks use the row of their squadrons',
    checklist: ['A13'],
    summary: `The naval attack table gives the hits (naval attack effects) of an air attack by the squadrons that come through air combat and air defense, and a modified roll of two dice. Without squadrons there is no attack. ${confidence.certain}`,
  },
  'fleet-attack-row': {
    section: '20.51',
    title: 'Fleets use the row of their factors',
    checklist: ['A14'],
    summary: `Fire of ships uses the row of the factors that fire. Rows that do not exist are never made up. More than ${numbers['fleet-attack-row'].max} factors in one attack are not covered (option \`factorsBeyondTwentyFive\`). ${confidence.certain}`,
  },
  'more-than-twenty-squadrons': {
    section: '20.51',
    title: 'More than twenty squadrons',
    checklist: ['A15'],
    summary: `More than ${numbers['more-than-twenty-squadrons'].row} squadrons use row ${numbers['more-than-twenty-squadrons'].row} and the row of the remainder; the hits are added. One roll serves both (likely). ${confidence.certain}`,
  },
  'attack-column': {
    section: '20.51',
    title: 'The modified roll is the column',
    checklist: ['A16'],
    summary: `Two dice and the modifiers are the column: the last one is 12 and more; below 2 the first holds (likely). ${confidence.certain}`,
  },
  'air-nationality': {
    section: '20.51',
    title: 'Air Nationality DRM of the attacker',
    checklist: ['A17'],
    summary: `The Air Nationality DRM of the attacker is added to an air attack. The values are not known to us: supply the table \`nationality\`, else they are 0. With several nations see the option \`mixedAttackers\`. ${confidence.certain}`,
  },
  'target-nationality': {
    section: '20.51',
    title: 'Naval Nationality DRM of the target',
    checklist: ['A18'],
    summary: `The Naval Nationality DRM of the ships attacked is subtracted from an air attack: a negative one helps the attacker. The values are not known to us: supply the table \`nationality\`. ${confidence.certain}`,
  },
  'naval-air-at-sea': {
    section: '20.51',
    title: 'Naval air against ships at sea',
    checklist: ['A19'],
    summary: `Naval air units that attack ships at sea add ${numbers['naval-air-at-sea'].by}; not against ships in port, and not army air. For a mixed attack see the option \`mixedAir\`. ${confidence.certain}`,
  },
  'surprise-attack': {
    section: '20.51',
    title: 'Surprise in the attack',
    checklist: ['A20'],
    summary: `A surprise level of ${surprise.level} or more adds ${surprise.by} to an air attack. ${confidence.certain}`,
  },
  'fleet-nationality': {
    section: '22.552A',
    title: 'Naval Nationality DRMs in fleet combat',
    checklist: ['A21'],
    summary: `The Naval Nationality DRM of the ships that fire is added, that of their target subtracted. The values are not known to us: supply the table \`nationality\`. ${confidence.certain}`,
  },
  'reduced-effectiveness': {
    section: '22.552B',
    title: 'Activities that reduce effectiveness',
    checklist: ['A22'],
    summary: `A combat group whose activity reduces its effectiveness fires at -${numbers['reduced-effectiveness'].by}, and fire at it is at +${numbers['reduced-effectiveness'].by}; when both groups are, it cancels. Which activities do is not known to us: say it of the group. The amount is certain, the direction likely. ${confidence.likely}`,
  },
  'research-rolls': {
    section: '41',
    title: 'Research results and rolls',
    checklist: [],
    summary: `Torpedo results of ${research.torpedoes.from} and more add ${research.torpedoes.by} to the own submarine attacks; enemy ASW results from ${research.asw.from} on subtract ${research.asw.by}, from ${research.moreAsw.from} on ${research.moreAsw.by}. ${confidence.likely}`,
  },
  'submarine-attack': {
    section: '22.9',
    title: 'Submarine attacks',
    checklist: [],
    summary: `A submarine attack reads its hits from a table of its own by the modified roll: each submarine attacks one ship, in the order of the targets and then from the first again (unsure). What the table's mark at 2 means is not known (option \`submarineAttackAtTwo\`). A table that you supply as \`submarineAttack\` takes its place. ${confidence.likely}`,
  },
  'harbor-attack': {
    section: '22.9',
    title: 'Harbor attacks',
    checklist: [],
    summary: `A harbor attack reads its hits from a table of its own by the modified roll, 2 to 14; each attacker attacks one ship, as submarines do (unsure). Three equal cells in a row look like a slip of the transcription: supply the table \`harborAttack\` if yours differs. ${confidence.likely}`,
  },
} satisfies RuleTexts;
