/** 10.C.v: Kaitens on suicide missions. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const kaitensNumbers = {
  'kaiten-detection': { by: -1 },
} as const;

export const rules = {
  'kaiten-detection': {
    section: '10.C.v',
    title: 'Kaitens are harder to detect',
    checklist: ['E16'],
    summary: `Kaitens on a suicide mission have ${kaitensNumbers['kaiten-detection'].by}, on top of super submarines (option \`superKaitens\`).`,
  },
  'kaiten-missions': {
    section: '10.C.v',
    title: 'Kaitens on suicide missions',
    summary:
      'The source says only how hard Kaitens are to detect. The scenario states with what they attack and whether they are lost by it (`kaiten`): without an attack strength they hit nothing; if it is not known whether they are lost, they stay. The result says so.',
  },
} satisfies RuleTexts;
