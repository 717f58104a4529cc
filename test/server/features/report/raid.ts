/** A raid that belongs to no game, with odds that are written out: its reports can be told in full. */
import type { Combat, Measure, State, Step } from '../../../../server/src/engine/combat';
import type { ExactOutcomes, SampledOutcomes } from '../../../../server/src/engine/outcome';

/** The counters of the raid: submarines, fighters and destroyers that are left, whether it was spotted, and points. */
export const [subs, fighters, destroyers, spotted, points] = [0, 1, 2, 3, 4];

export const unitMeasures: readonly Measure[] = [
  {
    path: ['left', 'subs'],
    title: 'submarines left',
    read: (state) => state[subs]!,
    subject: {
      kind: 'units',
      side: 'attacker',
      title: 'submarines',
      singular: 'submarine',
      start: 2,
      valuePerUnit: 8,
    },
  },
  {
    path: ['left', 'fighters'],
    title: 'fighters left',
    read: (state) => state[fighters]!,
    subject: { kind: 'units', side: 'attacker', title: 'fighters', singular: 'fighter', start: 1 },
  },
  {
    path: ['left', 'destroyers'],
    title: 'destroyers left',
    read: (state) => state[destroyers]!,
    subject: { kind: 'units', side: 'defender', title: 'destroyers', singular: 'destroyer', start: 2 },
  },
];

const otherMeasures: readonly Measure[] = [
  {
    path: ['spotted'],
    title: 'raid spotted',
    read: (state) => state[spotted]!,
    subject: { kind: 'event' },
    side: 'defender',
  },
  {
    path: ['lost'],
    title: 'value lost, defender',
    read: (state) => 12 * (2 - state[destroyers]!),
    subject: { kind: 'value', side: 'defender', currency: 'IPC' },
  },
  {
    path: ['points'],
    title: 'points',
    read: (state) => state[points]!,
    omitAtZero: true,
    turnTotal: { side: 'attacker', title: 'points', singular: 'point' },
    row: { table: 'Strike', title: 'points' },
  },
  { path: ['never'], title: 'never', read: () => 0, omitAtZero: true },
  { path: ['zero'], title: 'zero', read: () => 0 },
  { path: ['again'], title: 'again', read: (state) => state[points]!, repeats: true },
];

const cycle: Step = {
  kind: 'rounds',
  id: 'cycles',
  title: 'Cycle',
  rules: [],
  first: 1,
  limit: 3,
  again: () => true,
  steps: [],
};

/** A raid whose ends are written out. */
export const raid: Combat = {
  title: 'Raid',
  counters: ['subs', 'fighters', 'destroyers', 'spotted', 'points'].map((name) => ({ name, title: name, max: 20 })),
  start: [2, 1, 2, 0, 0],
  steps: [cycle],
  measures: [...unitMeasures, ...otherMeasures],
  summary: (state) => `${state[subs]} against ${state[destroyers]}, ${state[points]} points`,
};

export const getWinner = (state: State): string => {
  if (state[destroyers] === 0) return 'attacker';
  return state[subs] === 0 ? 'defender' : 'both';
};

export const judgedRaid: Combat = {
  ...raid,
  labels: [
    { path: ['mood'], title: 'mood', read: () => 'grim' },
    {
      path: ['winner'],
      title: 'winner',
      read: getWinner,
      words: [
        { word: 'attacker', title: 'the attacker wins', side: 'attacker' },
        { word: 'defender', title: 'the defender wins', side: 'defender' },
        { word: 'both', title: 'both are left, unseen', when: (state) => state[spotted] === 0 },
        { word: 'both', title: 'both are left', when: (state) => state[spotted] === 1 },
      ],
    },
  ],
};

export const createEnds = (...ends: readonly (readonly [probability: number, ...state: number[]])[]) =>
  ends.map(([probability, ...state]) => ({ probability, state }));

export const exact: ExactOutcomes = {
  exact: true,
  ends: createEnds([0.125, 0, 0, 2, 1, 0], [0.5, 2, 1, 0, 0, 3], [0.25, 1, 1, 1, 1, 0], [0.125, 1, 1, 1, 0, 0]),
  marginals: [],
  mass: 1,
  dropped: 0,
  states: 40,
  bases: [],
};

export const sampled: SampledOutcomes = { exact: false, ends: exact.ends, runs: 800, seed: 7, bases: [] };
