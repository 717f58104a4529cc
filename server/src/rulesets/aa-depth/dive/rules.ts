/** Diving as the retreat of defending submarines. */
import type { RuleTexts } from '../../rule-text';

/** The first cycle in which submarines may dive, by the rule. */
export const firstDiveCycle = 1;

export const rules = {
  'submarine-dive': {
    section: 'Periscope depth ¶4',
    title: 'Defending submarines may dive',
    checklist: ['D28'],
    summary: `Defending submarines may retreat by diving. The attacker rolls first, in cycle ${firstDiveCycle}; submarines that survive give up their own roll and leave the combat. When they decide, later cycles, destroyers and depths: options \`diveDecision\`, \`divingCycles\`, \`destroyerBlocksDive\` and \`divingDepths\`.`,
  },
  'dive-in-place': {
    section: 'Periscope depth ¶4',
    title: 'Diving does not move a submarine',
    checklist: ['D29'],
    summary: 'A submarine that dives stays in its sea zone.',
  },
  'dived-untouchable': {
    section: 'Periscope depth ¶4',
    title: 'Dived submarines are out of reach',
    checklist: ['D30'],
    summary:
      'A submarine that has dived cannot be attacked again until the turn of the next player (option `divedUntil`).',
  },
  'dived-stays-out': {
    section: 'Periscope depth ¶4',
    title: 'No return into the combat',
    checklist: ['D31'],
    summary: 'A submarine that has dived does not return into the combat that it left.',
  },
  'dive-keeps-depth': {
    section: 'Periscope depth ¶4',
    title: 'Diving is not a change of depth',
    checklist: ['D32'],
    summary: 'A submarine that has dived keeps the depth that was declared for it.',
  },
} satisfies RuleTexts;
