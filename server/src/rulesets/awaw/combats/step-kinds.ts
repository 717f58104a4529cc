/** All kinds of steps in the combats of this ruleset: their titles, and the rules that they carry out. */
import { createStepHeads, type StepKind } from '../../step-kinds';

const stepKinds = {
  search: { title: 'Search', rules: ['search'] },
  found: { title: 'Search results', rules: ['search'] },
  refused: { title: 'Not resolved', rules: ['ship-catalogue'] },
  declares: { title: 'Who declares first', rules: ['round-order'] },
  launch: { title: 'A search result is used', rules: ['search', 'round-order'] },
  engage: { title: 'Combat groups meet', rules: ['fleet-pairing', 'round-order', 'combat-groups'] },
  part: { title: 'The combat groups part', rules: [] },
  array: { title: 'The capital ships pair', rules: ['fleet-pairing'] },
  'capital-over': { title: 'The fire of capital ships is over', rules: [] },
  'screened-over': { title: 'The fire on screened ships is over', rules: [] },
  repair: { title: 'Hits are cleared', rules: ['undersized-hits-in-port', 'accumulated-hits'] },
  losses: { title: 'Losses of a side', rules: [] },
  intercept: { title: 'Interception', rules: ['interception', 'operations-have-range'] },
  automatic: { title: 'Interception without dice', rules: ['interception-barred'] },
  'carrier-location': { title: 'Where the carriers are', rules: ['carrier-locations'] },
  located: { title: 'The carriers are placed', rules: [] },
  engagements: { title: 'Defenders that may engage', rules: ['raiders', 'escort-carrier-uses'] },
  'engaging-ship': { title: 'Which ship engages', rules: ['raiders'] },
  'air-combat-attackers': { title: 'Air combat: the attackers', rules: ['air-combat'] },
  'air-combat-defenders': { title: 'Air combat: the defenders', rules: ['air-combat'] },
  'air-defense': { title: 'Air defense of the ships', rules: ['air-defense'] },
  through: { title: 'The squadrons attack', rules: ['air-attack-row'] },
  'air-attack': { title: 'Air attack', rules: ['air-attack-row', 'more-than-twenty-squadrons', 'attack-column'] },
  home: { title: 'The squadrons return', rules: [] },
  'capital-fire': { title: 'Fire of capital ships', rules: ['fleet-attack-row', 'fleet-pairing', 'attack-column'] },
  'light-ready': { title: 'The light ships that can fire', rules: ['light-fire'] },
  'light-fire': { title: 'Fire of light ships', rules: ['fleet-attack-row', 'light-fire', 'attack-column'] },
  'light-over': { title: 'The fire of light ships is over', rules: [] },
  'screened-fire': { title: 'Fire of capital ships on screened ships', rules: ['fleet-attack-row', 'screened-ships'] },
  'screened-light-fire': {
    title: 'Fire of light ships on screened ships',
    rules: ['fleet-attack-row', 'screened-ships'],
  },
  'submarine-attack': { title: 'Submarine attack', rules: ['submarine-attack'] },
  'harbor-attack': { title: 'Harbor attack', rules: ['harbor-attack'] },
  critical: { title: 'Critical hit', rules: ['critical-effect', 'critical-one-die'] },
  settle: {
    title: 'Losses',
    rules: [
      'undersized-hits-in-port',
      'named-ship-hits',
      'cruiser-group-hits',
      'one-factor-hits',
      'mixed-force-split',
      'mixed-force-cruiser',
      'one-factor-types',
      'accumulated-hits',
    ],
  },
  end: { title: 'End of the combat', rules: [] },
} satisfies Readonly<Record<string, StepKind>>;

export type StepKindId = keyof typeof stepKinds;

export const { createStepHead, stepRules } = createStepHeads(stepKinds);
