/** 1.6: milchcows. */
import type { RuleTexts } from '../../rule-text';
import { dockedPair } from './numbers';

export const rules = {
  'milchcow-force-pool': {
    section: '1.6',
    title: 'Milchcows have a force pool of their own',
    checklist: ['W77'],
    summary: 'Milchcow submarines form a force pool of their own and are built apart from other submarines.',
  },
  'milchcow-otherwise': {
    section: '1.6',
    title: 'Milchcows otherwise as in the base game',
    checklist: ['W78'],
    status: 'note',
    summary: 'In movement and combat milchcows follow the base game (WIF 22.4.19), except as described here.',
  },
  'docked-pair-price': {
    section: '1.6',
    title: 'Including a docked pair costs surprise points',
    checklist: ['W79'],
    summary: `A milchcow and the submarine that is docked with it can be included in a naval combat for ${dockedPair.price} surprise points. While docked they do not attack (option \`dockedPairAttacks\`).`,
  },
  'no-docking-in-convoy-section': {
    section: '1.6',
    title: 'No docking in the Convoy Section',
    checklist: ['W80'],
    summary: 'A milchcow cannot be docked with a submarine in the Convoy Section.',
  },
} satisfies RuleTexts;
