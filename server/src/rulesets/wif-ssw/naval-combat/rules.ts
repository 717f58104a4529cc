/** 1.3: effects of strategic submarine warfare on naval combat and naval movement. */
import type { RuleTexts } from '../../rule-text';
import { convoyShip } from '../attack/numbers';
import { numbers } from './numbers';

const presence = numbers['presence-of-the-enemy'];

export const rules = {
  'ssw-subs-barred': {
    section: '1.3',
    title: 'Submarines that attacked stay out of naval combat',
    checklist: ['W49'],
    summary:
      'A submarine that took part in a strategic submarine warfare attack may not fight in naval combat in the same impulse, and may not be included in one in any way.',
  },
  'convoy-subs-available': {
    section: '1.3',
    title: 'Submarines that defended may fight',
    checklist: ['W50'],
    summary:
      'Submarines that were in the Convoy Section and defended against the attack are not barred: they may be included in naval combat.',
  },
  'mark-ssw-subs': {
    section: '1.3',
    title: 'Marking the submarines that attacked',
    checklist: ['W51'],
    summary:
      'The submarines of the attack are marked for the rest of the impulse, so that everybody sees which are barred from naval combat.',
  },
  'convoy-section-surface': {
    section: '1.3.1',
    title: 'The Convoy Section in surface combat',
    checklist: ['W52'],
    summary:
      'For surface combat the Convoy Section is one more section of the seabox: the enemy may include it like any other.',
  },
  'convoy-section-finds-nobody': {
    section: '1.3.1, 1.3.2',
    title: 'The Convoy Section never finds the enemy',
    checklist: ['W53'],
    summary:
      'Units in the Convoy Section never succeed in a search of naval combat. The enemy can find and include them.',
  },
  'convoy-section-naval-air': {
    section: '1.3.2',
    title: 'The Convoy Section in naval air combat',
    checklist: ['W54'],
    summary:
      'For naval air combat the Convoy Section is one more section of the seabox: the enemy may include it like any other.',
  },
  'sub-combat-targets': {
    section: '1.3.3',
    title: 'Targets of submarine combat',
    checklist: ['W55'],
    summary:
      'Ordinary submarine combat (WIF 11.5.10) strikes damaged surface naval units, and convoy points and ASW units in the 0 section of the seabox. Otherwise it is conducted as in the base game.',
  },
  'sub-combat-ships': {
    section: '1.3.3',
    title: 'Ships that submarine combat counts',
    checklist: ['W56'],
    summary: `Only damaged surface naval units and convoy points in the 0 section count as ships of the side without submarines, ${convoyShip.convoyPoints} convoy points (and a leftover one) as a ship. ASW units are targets that are not counted (option \`aswInSubCombat\`).`,
  },
  'undamaged-ships-cost': {
    section: '1.3.3',
    title: 'Undamaged ships cost surprise points',
    checklist: ['W57'],
    summary: `Each undamaged surface naval unit that is neither a convoy nor an ASW unit costs the submarines ${numbers['undamaged-ships-cost'].price} surprise points as target.`,
  },
  'presence-of-the-enemy': {
    section: '1.3.4',
    title: 'The Convoy Section does not hinder movement',
    checklist: ['W58'],
    summary: `Under option 19 of the base game enemy units make a surface naval unit pay ${presence.movementPoints} movement points to enter a sea area. Units in the Convoy Section do not: where they are the only enemies the move costs ${presence.without}.`,
  },
  'convoy-section-no-prey': {
    section: '1.3.3',
    title: 'Convoys of the Convoy Section are not targets',
    checklist: ['W92'],
    summary: 'Convoy points in the Convoy Section are no longer targets of ordinary submarine combat.',
  },
  'sub-combat-as-base': {
    section: 'WIF 11.5.10',
    title: 'Submarine combat as in the base game',
    summary:
      'ASW units fire before the submarines attack; the submarines that are left and the remaining ASW fire then take effect at the same time on the Sub & ASW line. ASW units that fired first do not fire again (option `aswUnitsInSubCombat`).',
  },
} satisfies RuleTexts;
