/** Depths, their declaration, and what a submarine does at each of them. */
import { numbers } from './numbers';
import { onEachDie } from './each-die';
import type { RuleTexts } from '../../rule-text';

const periscope = numbers['periscope-attack'];
const submerged = numbers['submerged-values'];

export const depthRules = {
  depths: {
    section: 'Depth options',
    title: 'Four depths',
    checklist: ['D1'],
    summary:
      'A submarine is surfaced, at periscope depth, submerged, or in silent running. The depth changes how it fights, how far it moves, whether it blocks convoys, and whether it can be found.',
  },
  'default-depth': {
    section: 'Surfaced',
    title: 'Surfaced unless declared otherwise',
    checklist: ['D2'],
    summary: 'A submarine for which no depth has been declared is surfaced.',
  },
  'declaration-phase': {
    section: 'Depth options',
    title: 'When a depth is declared',
    checklist: ['D3'],
    summary:
      'The owner declares the depths of his submarines in the noncombat move of his own turn. Whether the moves of that phase obey the old or the new depth is not said (option `moveDepth`).',
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
  'surfaced-values': {
    section: 'Surfaced',
    title: 'Everything as usual',
    checklist: ['D6'],
    summary: 'A surfaced submarine attacks, defends and moves as it always does.',
  },
  'surfaced-convoys': {
    section: 'Surfaced',
    title: 'Convoys are blocked',
    checklist: ['D7'],
    summary: 'A surfaced submarine blocks the convoy routes of its sea zone.',
  },
  'surfaced-target': {
    section: 'Surfaced',
    title: 'No detection roll is needed',
    checklist: ['D8'],
    summary: 'A surfaced submarine is in plain sight: it can be attacked without being found first.',
  },
  'periscope-attack': {
    section: 'Periscope depth ¶1',
    title: 'A bonus to attack',
    checklist: ['D9'],
    summary: `At periscope depth a submarine attacks better: the number that it hits on rises by ${onEachDie(periscope.by, '+')}.`,
  },
  'bonus-not-cumulative': {
    section: 'Periscope depth ¶1',
    title: 'The bonus does not add to other bonuses',
    checklist: ['D10'],
    summary:
      'The attack bonus of periscope depth and other bonuses do not add up: the best of them counts (option `bonusStacking`).',
  },
  'value-limits': {
    section: 'Base game',
    title: 'Values stay within the die',
    checklist: [],
    summary: `A value that modifiers would bring below ${numbers['value-limits'].least} is ${numbers['value-limits'].least} (option \`minHit\`), one above the sides of the die is the number of sides. A value that is 0 to begin with stays 0.`,
  },
  'periscope-defense': {
    section: 'Periscope depth ¶1',
    title: 'Defence as usual',
    checklist: ['D11'],
    summary: 'At periscope depth a submarine defends with its normal value.',
  },
  'periscope-move': {
    section: 'Periscope depth ¶1',
    title: 'Slow movement',
    checklist: ['D12'],
    summary: `At periscope depth a submarine moves ${numbers['periscope-move'].spaces} sea zone a turn.`,
  },
  'periscope-convoys': {
    section: 'Periscope depth ¶1',
    title: 'Convoys are blocked',
    checklist: ['D13'],
    summary: 'At periscope depth a submarine blocks the convoy routes of its sea zone.',
  },
  'submerged-values': {
    section: 'Submerged',
    title: 'Weaker in attack and defence',
    checklist: ['D33'],
    summary: `A submerged submarine attacks and defends worse: the number that it hits on falls by ${onEachDie(submerged.by)}.`,
  },
  'submerged-move': {
    section: 'Submerged',
    title: 'Slow movement',
    checklist: ['D34'],
    summary: `A submerged submarine moves ${numbers['submerged-move'].spaces} sea zone a turn.`,
  },
  'submerged-convoys': {
    section: 'Submerged',
    title: 'Convoys are blocked',
    checklist: ['D35'],
    summary: 'A submerged submarine blocks the convoy routes of its sea zone.',
  },
  'silent-running': {
    section: 'Silent running',
    title: 'Neither acts nor is found',
    checklist: ['D37'],
    summary:
      'A submarine in silent running does not attack, defend, move or block convoys, and nothing can find it. For what others do it is as if it were not there.',
  },
} satisfies RuleTexts;
