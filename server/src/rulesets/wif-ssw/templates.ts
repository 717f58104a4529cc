/** Templates for frequent parts of a scenario, besides the combats of the starters. */
import type { Template } from '../../model/starter';

export const templates: readonly Template[] = [
  {
    patterns: ['engagements.*.subs.units.*', 'navalCombats.*.attacker.units.*'],
    title: 'Submarine',
    value: { id: 'flotilla-1', type: 'sub', attack: 3, section: 3 },
  },
  {
    patterns: ['engagements.*.convoy.units.*', 'navalCombats.*.defender.units.*'],
    title: 'ASW unit',
    value: { id: 'escort', type: 'asw', asw: 2 },
  },
  {
    patterns: ['engagements.*.convoy.units.*', 'navalCombats.*.defender.units.*'],
    title: 'Surface combat ship',
    value: { id: 'cruiser', type: 'scs', cost1: 1 },
  },
  {
    patterns: ['engagements.*.convoy.units.*', 'navalCombats.*.defender.units.*'],
    title: 'Carrier',
    value: { id: 'carrier', type: 'cv' },
  },
  {
    patterns: [
      'engagements.*.subs.units.*',
      'engagements.*.convoy.units.*',
      'navalCombats.*.attacker.units.*',
      'navalCombats.*.defender.units.*',
    ],
    title: 'Naval bomber',
    value: { id: 'patrol', type: 'nav', range: 12, airToSea: 3 },
  },
  {
    patterns: ['engagements.*.orders'],
    title: 'Surprise points',
    value: { subs: { surprise: [] } },
  },
  { patterns: ['engagements.*.dice'], title: 'Dice of the table', value: { 'search.subs': 4, 'search.convoy': 5 } },
  { patterns: ['engagements.*.expect'], title: 'Expectation', value: { surprisePoints: { subs: { min: 0 } } } },
  {
    patterns: ['returnToBase.*'],
    title: 'Unit in the return to base phase',
    value: { unit: { id: 'cruiser', type: 'scs', cost1: 1 }, stays: true, turnsFaceDown: true },
  },
  {
    patterns: ['production.*'],
    title: 'Submarines that are built',
    value: { power: 'germany', year: 1941, months: 'jan-feb', unit: 'sub' },
  },
  { patterns: ['politicalEvents.*'], title: 'Political event', value: { event: 'germany-gains-cadiz' } },
];
