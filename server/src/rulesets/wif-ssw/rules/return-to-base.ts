/** 1.4: the return to base phase. */
import type { RuleTexts } from '../../rule-text';

export const returnToBaseRules = {
  'may-stay': {
    section: '1.4',
    title: 'Who may stay in the Convoy Section',
    checklist: ['W59'],
    summary:
      'Face-up surface naval units that carry no cargo, transports (TRS) and amphibious units (AMPH) excepted, and face-up aircraft in the Convoy Section need not return to base: they may stay there. Submarines in the Convoy Section return (option `convoySectionSubs`).',
  },
  'stayers-turn-face-down': {
    section: '1.4',
    title: 'Units that stay turn face down',
    checklist: ['W60'],
    summary: 'A unit that chooses to stay in the Convoy Section is turned face down.',
  },
  'may-stay-freely': {
    section: '1.4',
    title: 'Who stays without turning face down',
    checklist: ['W61'],
    summary:
      'Convoy points, ASW units and sub-hunting aircraft may stay in the Convoy Section for any length of time and are not turned face down.',
  },
  'no-dropping-down': {
    section: '1.4',
    title: 'Nobody drops into the Convoy Section',
    checklist: ['W62'],
    summary: 'In the return to base phase no unit may move from the seabox down into the Convoy Section.',
  },
} satisfies RuleTexts;
