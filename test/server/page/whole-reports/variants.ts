/** Answers to questions about a combat: variants, values that matter, rounds, advice and the course of the fight. */
import type { CombatReport, ReportCourse, VariantResult } from '../../../../server/src/protocol';
import { advice } from '../support';

export const createResult = (wins: number, lost: number, method: 'exact' | 'sampled' = 'exact'): VariantResult => ({
  method,
  figures: [
    { kind: 'way', title: 'the attacker wins', value: wins },
    { kind: 'expected', title: 'units left', value: lost + 1 },
  ],
  odds: [
    { path: ['lost'], title: 'destroyers lost', kind: 'mean', value: lost },
    { path: ['spotted'], title: 'raid spotted', kind: 'chance', value: wins / 2 },
  ],
});

export const comparison = {
  variants: [
    { title: 'as written', stands: createResult(0.25, 1) },
    { title: '3 destroyers', stands: createResult(0.5, 1.5) },
    {
      ...{ title: '3 destroyers, fog', stands: createResult(0.125, 0.5, 'sampled') },
      alone: [
        { title: '3 destroyers', stands: createResult(0.5, 1.5) },
        { title: 'fog', stands: createResult(0.2496, 0.5) },
        { title: 'rain', stands: { refused: 'It never rains.' } },
      ],
    },
    { title: '99 destroyers', stands: { refused: 'These are too many.' } },
  ],
} satisfies CombatReport['comparison'];

export const levers: CombatReport['levers'] = [
  {
    ...{ id: 'dd', title: 'destroyer', owner: 'the US', kind: 'number', value: 2, written: '2' },
    ...{ minimum: 0, maximum: 30 },
  },
  {
    ...{ id: 'weather', title: 'weather', kind: 'word', value: 'rain', written: 'rain' },
    choices: ['fine', 'rain'].map((value) => ({ value, title: value })),
  },
];
export const sweep: CombatReport['sweep'] = {
  method: 'exact',
  levers: [
    { ...levers[0]!, values: [1, 2, 3].map((value) => ({ value, title: String(value) })) },
    { ...levers[1]!, values: levers[1]!.choices! },
  ],
  figures: [
    { kind: 'way', title: 'the attacker wins' },
    { kind: 'expected', title: 'units left' },
  ],
  cells: [0.125, 0.25, 0.5, 0.75, 1, null].map((value, index) => ({
    values: [value, index],
    isWritten: index === 3,
    ...(value === null && { refused: 'These are too many.' }),
  })),
};

export const createMatter = (title: string, ...changes: readonly number[]) => ({
  ...{ id: title, title, owner: 'the US', kind: 'number' as const, written: '2' },
  settings: changes.map((change, index) => ({ title: String(index + 1), value: 0.5 + change, change })),
  most: Math.max(...changes.map(Math.abs)),
});
export const matters: CombatReport['matters'] = {
  ...{ method: 'exact', of: { kind: 'way', title: 'the attacker wins', value: 0.5 } },
  matters: [
    createMatter('destroyer', -0.25, 0.375),
    { ...createMatter('the attacker retreats', 0.125), kind: 'order' },
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => createMatter(name, 0.0625 - index / 200)),
    createMatter('bomber', 0),
    createMatter('rain', 0, 0),
  ],
};

export const rounds: CombatReport['rounds'] = {
  ...{ title: 'Cycle', ways: ['the attacker wins', 'the defender wins'], sides: ['attacker', 'defender'] },
  points: [
    { round: 0, going: 1, ways: [0, 0], left: [3, 2] },
    { round: 1, going: 0.5, ways: [0.25, 0.25], left: [2.5, 1.25] },
    { round: 2, going: 0.125, ways: [0.5, 0.375], left: [2, 0.75] },
  ],
};

export const createSuggestion = (title: string, gain: number) => ({
  ...{ id: title, title, group: 'retreat', value: 0.5 + gain, gain, writes: `retreat: { ${title} }` },
});
export const fullAdvice: CombatReport['advice'] = {
  ...advice,
  ...{ exact: false, method: 'truncated', dropped: 1e-9, estimated: ['chance of winning'] },
  suggestions: [
    createSuggestion('press on', 0.25),
    createSuggestion('dive', 0.125),
    createSuggestion('run', 0.125),
    createSuggestion('stay', 0),
    createSuggestion('hide', -0.125),
  ],
  losses: { compared: 24, all: true, better: false },
  situations: { ways: 'retreats', compared: 8, all: false, better: true },
  note: 'The rest of the turn is left out.',
  play: {
    ...{ value: 0.8125, gain: 0.3125, decisionsInAll: 3, keepsLosses: true },
    decisions: [
      {
        ...{ step: 'retreat', title: 'the attacker retreats', situation: 'attacker: 2 submarines', chance: 0.25 },
        ...{ ordered: 'press on', best: 'retreat', cost: 0.125 },
        options: [
          { option: 'press on', value: 0.375 },
          { option: 'retreat', value: 0.5 },
        ],
      },
    ],
  },
};

export const course: ReportCourse = {
  ...{
    steps: ['Search', 'Cycle 1: the attacker fires', 'Cycle 2: the attacker fires'],
    fileMoves: 2,
    isComplete: false,
  },
  courses: [
    {
      ...{ side: 'attacker', title: 'chance of winning', unit: 'chance', isSampled: true, luck: 0.25, decided: 0.125 },
      values: [0.5, 0.75, 0.25, 0.875],
    },
    {
      side: 'defender',
      title: 'units lost',
      unit: 'units',
      isSampled: false,
      luck: -1,
      decided: 0,
      values: [2, 2, 3, 1],
    },
  ],
};
