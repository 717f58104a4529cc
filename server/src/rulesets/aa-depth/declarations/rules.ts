/** Declarations: the moment at which the owner declares depths, and how long a depth holds. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
  'declaration-phase': {
    section: 'Depth options',
    title: 'When a depth is declared',
    checklist: ['D3'],
    summary:
      'The owner declares the depths of its submarines in the noncombat move of its own turn. Whether the moves of that phase obey the old or the new depth is not said (option `moveDepth`).',
  },
  'depth-holds': {
    section: 'Depth options',
    title: 'A depth holds for a turn',
    checklist: ['D4'],
    summary:
      'A declared depth holds until the noncombat move of the owner’s next turn: there is one change of depth a turn.',
  },
  'declaration-in-combat-move': {
    section: 'Miscellaneous',
    title: 'Option: declaration in the combat move',
    checklist: ['D5'],
    summary:
      'As an option, depths are declared in the combat move instead. That makes submarines strong, to the profit of the Axis (option `declarationPhase`).',
  },
} satisfies RuleTexts;
