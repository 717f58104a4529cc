/** 1.2: the strategic submarine warfare step and its order. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
  'ssw-step': {
    section: '1.2',
    title: 'The strategic submarine warfare step',
    checklist: ['W1'],
    summary:
      'Each impulse has a separate step for strategic submarine warfare (SSW). It comes after naval movement (WIF 11.4) and before naval combat (WIF 11.5): submarines attack convoys and their escorts in it.',
  },
  'step-order': {
    section: '1.2',
    title: 'Order within the step',
    checklist: ['W2'],
    summary:
      'In each sea zone five sub-steps follow one another: initiation, naval air interception, search, choice of the combat type, combat. None is left out of turn.',
  },
  'zones-one-at-a-time': {
    section: '1.2.1',
    title: 'One sea zone after the other',
    checklist: ['W4'],
    summary:
      'The sub player activates sea zones one at a time, in any order, and plays each to its end before choosing the next.',
  },
} satisfies RuleTexts;
