/** The search for submarines, and the targets that it allows. */
import type { RuleTexts } from '../../rule-text';
import { formatEachDie } from '../each-die';

/** A detection roll of at most this number finds submarines at a depth, by the sides of the die. */
export const detectionLimits = {
  periscope: { 6: 3, 12: 6, 20: 10 },
  submerged: { 6: 2, 12: 4, 20: 7 },
} as const;

/** Detection rolls per searcher. */
export const dicePerSearcher = 1;

export const rules = {
  'periscope-found': {
    section: 'Periscope depth ¶1',
    title: 'Must be found first',
    checklist: ['D14'],
    summary:
      'A submarine at periscope depth is concealed: it can be attacked only when a detection roll has found it. Attacking submarines give themselves away and need no finding (option `attackingSubmarines`).',
  },
  searchers: {
    section: 'Periscope depth ¶1',
    title: 'Who searches',
    checklist: ['D15'],
    summary: 'Fighters, tactical bombers, bombers and destroyers search for submarines. No other unit does.',
  },
  'searcher-moved-in': {
    section: 'Periscope depth ¶2',
    title: 'Searchers are moved in',
    checklist: ['D16'],
    summary:
      'A unit that searches must have been moved into the sea zone of the submarine in the combat move of this turn (option `searcherMayStartInZone`).',
  },
  'others-attack-found': {
    section: 'Periscope depth ¶2',
    title: 'Once found, every ship may attack',
    checklist: ['D17'],
    summary:
      'When submarines have been found, the searchers and every other ship of the attacker in the sea zone may attack them.',
  },
  'search-rolls': {
    section: 'Periscope depth ¶2',
    title: 'One detection roll for each searcher',
    checklist: ['D18'],
    summary: `In the combat phase every searcher rolls ${dicePerSearcher === 1 ? 'one die' : 'dice'} to find submarines.`,
  },
  'periscope-detection': {
    section: 'Periscope depth ¶2',
    title: 'The detection roll',
    checklist: ['D19'],
    summary: `A detection roll finds submarines at periscope depth with at most ${formatEachDie(detectionLimits.periscope)}.`,
  },
  'one-success-finds-all': {
    section: 'Periscope depth ¶2',
    title: 'One success finds all',
    checklist: ['D20'],
    summary:
      'One successful roll is enough to find all submarines of the sea zone. Where they are at different depths, each depth has its own number (option `mixedDepths`).',
  },
  'all-searchers-fail': {
    section: 'Periscope depth ¶2',
    title: 'If every roll fails the submarines are safe',
    checklist: ['D21'],
    summary:
      'When no searcher succeeds, the submarines that had to be found cannot be attacked for the round (option `searchTiming`).',
  },
  'searchers-fight': {
    section: 'Periscope depth ¶2',
    title: 'Searchers fight as well',
    checklist: ['D22'],
    summary: 'A unit that has searched takes part in the combat in the same sea zone.',
  },
  'searchers-fight-here-only': {
    section: 'Periscope depth ¶2',
    title: 'Searchers fight nowhere else',
    checklist: ['D23'],
    summary: 'A unit that searches takes part in no other combat of the turn.',
  },
  'search-before-combat': {
    section: 'Periscope depth ¶3',
    title: 'Search comes before combat',
    checklist: ['D24'],
    summary:
      'Against submarines among other ships the attacker searches before combat begins; otherwise he scores no hits on the submarines.',
  },
  'unfound-no-casualties': {
    section: 'Periscope depth ¶3',
    title: 'Not found, not lost',
    checklist: ['D25'],
    summary:
      'Submarines that were not found, or not searched for, cannot be chosen as casualties, even if their owner would like to.',
  },
  'submerged-found': {
    section: 'Submerged',
    title: 'Must be found first',
    checklist: ['D38'],
    summary:
      'A submerged submarine has to be found before it is attacked, by the same searchers and in the same way as at periscope depth, only with a harder roll.',
  },
  'submerged-detection': {
    section: 'Submerged',
    title: 'The harder detection roll',
    checklist: ['D36'],
    summary: `A detection roll finds submerged submarines with at most ${formatEachDie(detectionLimits.submerged)}.`,
  },
} satisfies RuleTexts;
