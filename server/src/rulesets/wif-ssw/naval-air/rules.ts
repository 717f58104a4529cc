/** 1.2.5.2 and WIF 11.5.9: naval air combat. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
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
  'naval-air-combat': {
    section: 'WIF 11.5.9',
    title: 'Naval air combat',
    summary:
      'Aircraft fight aircraft first, then anti-aircraft fire reduces the air-to-sea factors; what is left is read on the naval air line of the chart against the number of target ships. There is no naval air combat in storm and blizzard. The air-to-air and anti-aircraft charts are supplied tables without a default.',
  },
} satisfies RuleTexts;
