/** 20.12 to 20.13, 20.41: ships, their speed, and what they may do. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const shipNumbers = {
  'ship-catalogue': { least: 2, max: 5, pb: 2, cvl: 2, cv: 3, cvb: 4 },
} as const;

const size = shipNumbers['ship-catalogue'];

export const rules = {
  'capital-ship-speed': {
    section: '20.121',
    title: 'Speed of capital ships',
    checklist: ['A1'],
    summary: `All undamaged German and Italian capital ships are fast. Japan and France have a few slow battleships, and most British and U.S. ones of the start are slow. A damaged ship is slow. A ship of unknown speed fights as a fast one (not certain): give its \`speed\`.`,
  },
  'ship-catalogue': {
    section: '20.12',
    title: 'Named ships',
    summary: `Each named ship has a nation, a type, a size in naval factors and a speed. Capital ships have a size of ${size.least} to ${size.max}, pocket battleships of ${size.pb}, fast carriers of ${size.cvl} (CVL), ${size.cv} (CV) or ${size.cvb} (CVB). ${confidence.likely}`,
  },
  'group-speed': {
    section: '20.12',
    title: 'One slow ship slows its group',
    summary: `A task force or combat group is slow if one of its members is slow. Cargo slows ships in an older edition only (option \`cargoIsSlow\`). ${confidence.likely}`,
  },
  'naval-units': {
    section: '20.13',
    title: 'Naval units and SW units',
    checklist: ['A2'],
    summary: `Fleets, carriers, submarines, ASW and transports are naval units. Submarines, ASW and transports are SW units as well; escort carriers are not, although they affect submarine warfare.`,
  },
  'cruiser-tasks': {
    section: '20.41',
    title: 'What cruisers do',
    checklist: ['A9'],
    summary: `Cruisers carry no units and have no on-board ASW; they may raid and are tougher than destroyers.`,
  },
  'destroyer-tasks': {
    section: '20.41',
    title: 'What destroyers do',
    checklist: ['A10'],
    summary: `Destroyers carry units, have on-board ASW, are frailer than cruisers and do not raid: the rule on cruisers implies all this. ${confidence.likely}`,
  },
} satisfies RuleTexts;
