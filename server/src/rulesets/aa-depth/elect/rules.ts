/** Hidden submarines that elect to defend. */
import type { RuleTexts } from '../../rule-text';

/** The first cycle in which submarines that elected to defend can be hit. */
export const firstTargetCycle = 2;

export const rules = {
  'elect-to-defend': {
    section: 'Periscope depth ¶3',
    title: 'Hidden submarines may elect to defend',
    checklist: ['D26'],
    summary:
      'If the attacker has brought naval units other than submarines, the owner of submarines that were not found may let them defend. They keep their depth (option `electedDepth`).',
  },
  'elected-are-targets': {
    section: 'Periscope depth ¶3',
    title: 'Electing exposes',
    checklist: ['D27'],
    summary: `Submarines that elected to defend can be attacked in the cycles that follow, from cycle ${firstTargetCycle} on.`,
  },
} satisfies RuleTexts;
