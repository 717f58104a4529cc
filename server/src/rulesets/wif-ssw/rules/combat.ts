/** 1.2.5.1 and 1.2.5.2: the combat itself. */
import type { RuleTexts } from '../../rule-text';

export const combatRules = {
  'naval-air-targets': {
    section: '1.2.5.2',
    title: 'Naval air combat strikes the attacking submarines',
    checklist: ['W47'],
    summary:
      'Naval air combat in strategic submarine warfare is conducted as usual, but only the convoy side has aircraft in it, and they may strike only the submarines of this attack (option `navalAirTargets`).',
  },
  'naval-air-factors': {
    section: '1.2.5.2',
    title: 'Naval air factors count in full',
    checklist: ['W48'],
    summary:
      'In naval air combat the air-to-sea factors of aircraft are used at their normal value in every year: the scaling by date is for ASW alone.',
  },
} satisfies RuleTexts;
