/** The four depths and the abilities of a submarine at each. */
import type { RuleTexts } from '../../rule-text';
import { formatEachDie } from '../each-die';

/** Numbers set by depths: value modifiers by the sides of the die, and sea zones per turn. */
export const periscope = { attack: { 6: 1, 12: 2, 20: 3 }, spaces: 1 } as const;

export const submerged = { values: { 6: -1, 12: -2, 20: -3 }, spaces: 1 } as const;

export const silent = { spaces: 0 } as const;

export const rules = {
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
    summary: `At periscope depth a submarine attacks better: the number that it hits on rises by ${formatEachDie(periscope.attack, '+')}.`,
  },
  'periscope-defense': {
    section: 'Periscope depth ¶1',
    title: 'Defence as usual',
    checklist: ['D11'],
    status: 'silent',
    summary: 'At periscope depth a submarine defends with its normal value.',
  },
  'periscope-move': {
    section: 'Periscope depth ¶1',
    title: 'Slow movement',
    checklist: ['D12'],
    summary: `At periscope depth a submarine moves ${periscope.spaces} sea zone a turn.`,
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
    summary: `A submerged submarine attacks and defends worse: the number that it hits on falls by ${formatEachDie(submerged.values)}.`,
  },
  'submerged-move': {
    section: 'Submerged',
    title: 'Slow movement',
    checklist: ['D34'],
    summary: `A submerged submarine moves ${submerged.spaces} sea zone a turn.`,
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
