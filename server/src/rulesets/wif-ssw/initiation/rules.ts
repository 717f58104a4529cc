/** 1.2.1 and 1.2.2: initiation, participants, and interception. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
  initiation: {
    section: '1.2.1',
    title: 'Initiation needs a submarine in the sea zone',
    checklist: ['W3'],
    summary: 'The sub player may activate a sea zone only when its side has at least one submarine in its seabox.',
  },
  'initiation-flips-nothing': {
    section: '1.2.1',
    title: 'Initiating turns no submarine face down',
    checklist: ['W5'],
    summary:
      'Unlike other initiations, activating a sea zone for strategic submarine warfare does not turn a submarine face down.',
  },
  'owner-acted': {
    section: '1.2.1',
    title: 'The owner must have taken an action',
    checklist: ['W6'],
    summary:
      'A submarine may take part only if its owner chose a land, combined, air or naval action this impulse. The submarines of a power that passed stay out. The sub player belongs to the phasing side unless the option `subPlayer` says otherwise.',
  },
  'face-up': {
    section: '1.2.1',
    title: 'Only face-up submarines take part',
    checklist: ['W7'],
    summary: 'A submarine that is face down cannot take part in strategic submarine warfare.',
  },
  'declare-participants': {
    section: '1.2.1',
    title: 'Declaring who takes part',
    checklist: ['W8'],
    summary:
      'When a sea zone is activated, each owner says which of its submarines there take part: all, some or none. That is settled once for the sea zone. Where none takes part nothing further happens there.',
  },
  'interception-by-convoy-side': {
    section: '1.2.2',
    title: 'Interception by the convoy side alone',
    checklist: ['W9'],
    summary:
      'After initiation, naval air interception is flown as in the base game (WIF 11.5.3), but by the convoy side only.',
  },
  'interception-into-convoy-section': {
    section: '1.2.2',
    title: 'Interceptors enter the Convoy Section only',
    checklist: ['W10'],
    summary:
      'Aircraft that intercept fly into the Convoy Section and no other section. There they count like the units that were there before.',
  },
} satisfies RuleTexts;
