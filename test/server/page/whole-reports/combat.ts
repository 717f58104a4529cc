/** A combat and its odds with every detail that a report can show. */
import type {
  ReportAmount,
  ReportMeasure,
  ReportOdds,
  ReportSetup,
  ReportStep,
  ReportTrace,
} from '../../../../server/src/protocol';
import { odds, trace } from '../support';

/** Values from 0 on with their probabilities. */
export const createShares = (...probabilities: readonly number[]) =>
  probabilities.map((probability, value) => ({ value, share: probability }));

export const createMeasure = (
  title: string,
  probabilities: readonly number[],
  more: Partial<ReportMeasure> = {},
): ReportMeasure => ({
  ...{ path: [title], title },
  mean: probabilities.reduce((sum, probability, value) => sum + probability * value, 0),
  distribution: createShares(...probabilities),
  ...more,
});

export const rule = { id: 'fire', section: '4.2', title: 'Fire' };
export const otherRule = { id: 'fog', section: '1.2', title: 'Fog' };
export const arithmetic: ReportAmount = {
  what: 'the number to hit',
  lines: [
    { what: 'attack', value: '2', role: 'base', rule, line: 14 },
    { what: 'fog', value: '-1', role: 'change', rule: otherRule, basis: 'house table' },
    { what: 'the number to hit', value: '1', role: 'total' },
  ],
};

export const createRound = (number: number): readonly ReportStep[] => [
  {
    ...{ id: `fire-${number}`, title: 'the attacker fires', by: 'attacker', rules: [rule, otherRule] },
    ...{ amounts: [], round: { title: 'Cycle', number } },
    volley: {
      ...{ on: 'defender', sides: 6 },
      shooters: [
        { title: 'submarines', hitsOn: 2, arithmetic, faces: [1, 3], hits: 1 },
        { title: 'cruisers', hitsOn: 6, arithmetic, faces: [4], hits: 2, sureHits: 1 },
      ],
      losses: [{ title: 'destroyer', plural: 'destroyers', count: 2, text: '2 destroyers hit' }],
    },
  },
  {
    ...{ id: `retreat-${number}`, title: 'the attacker retreats', by: 'attacker', rules: [], amounts: [] },
    round: { title: 'Cycle', number },
    text: number === 2 ? 'yes' : 'no',
  },
];

export const steps: readonly ReportStep[] = [
  {
    ...{ id: 'search', title: 'Search', by: 'attacker', subject: 'the defender', faces: [3, 12], sides: 12 },
    ...{ rules: [rule], amounts: [arithmetic], text: 'the attacker finds hunters' },
  },
  ...[1, 2].flatMap(createRound),
];

export const fullTrace: ReportTrace = {
  ...trace,
  ...{ steps, outcomes: ['the attacker wins'], dice: { search: [3, 12], fire: 4 }, unused: ['fog: 3', 'rain: 1, 2'] },
  measures: [
    { path: ['lost'], title: 'destroyers lost', value: 2 },
    { path: ['spotted'], title: 'raid spotted', value: 1 },
    { path: ['Ark', 'hits'], title: 'Ark hits', value: 0 },
    { path: ['Ark', 'losses'], title: 'Ark losses', value: 1 },
    { path: ['Bay', 'hits'], title: 'Bay hits', value: 3 },
    { path: ['Bay', 'losses'], title: 'Bay losses', value: 0 },
  ],
};

export const fullOdds: ReportOdds = {
  ...odds,
  ...{ roundTitle: 'Cycle', estimated: ['chance of winning'] },
  limits: [{ words: 'at most 3 cycles', rule }],
  unspent: [{ side: 'attacker', words: 'surprise points', mean: 1.5, gain: { value: 0.05, aim: 'chance' } }],
  forces: [
    {
      side: 'attacker',
      units: [
        { title: 'destroyers', start: 2, lost: 0.5, lostValue: 4, noneLost: 0.6, allLost: 0.1 },
        { title: 'submarines', start: 0, lost: 0, noneLost: 1, allLost: 1 },
      ],
    },
    { side: 'defender', units: [{ title: 'fighters', start: 4, lost: 3, noneLost: 0, allLost: 0.25 }] },
  ],
  survivors: {
    sides: ['attacker', 'defender'],
    ends: [
      { left: ['2 destroyers', 'nothing'], differing: ['1 destroyer', 'nothing'], share: 0.4 },
      { left: ['1 destroyer', '1 fighter'], share: 0.35 },
    ],
    alike: ['1 destroyer', ''],
    others: 0.25,
  },
  measures: [
    createMeasure('destroyers lost', [0.25, 0.25, 0.5], { path: ['lost'], side: 'defender' }),
    createMeasure('raid spotted', [0.75, 0.25], { path: ['spotted'], of: { kind: 'event' } }),
    createMeasure('units left', [0.5, 0.5], { of: { kind: 'side', side: 'attacker' } }),
    createMeasure('net IPC gain', [0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125], {
      of: { kind: 'value', currency: 'IPC' },
    }),
    createMeasure('always two', [0, 0, 1]),
    createMeasure('Ark hits', [0.5, 0.5], { path: ['Ark', 'hits'], row: { table: 'Ark', title: 'hits' } }),
    createMeasure('Ark losses', [0.75, 0.25], { path: ['Ark', 'losses'], row: { table: 'Ark', title: 'losses' } }),
  ],
  outcomes: [
    { summary: 'the attacker wins with 2 destroyers left', share: 0.5 },
    { summary: 'nobody is left', share: 0.3 },
  ],
  others: 0.2,
};

export const setup: ReportSetup = {
  forces: [
    {
      side: 'attacker',
      lines: [{ id: 'a', title: 'submarine', short: 'SUB', value: 2, minimum: 0, maximum: 9 }],
      offers: [
        { id: 'b', title: 'Destroyer', short: 'DD', value: 0, minimum: 0, maximum: 9 },
        { id: 'c', title: 'Cruiser', value: 0, minimum: 0, maximum: 9 },
      ],
    },
    {
      ...{ side: 'defender', title: 'US' },
      lines: [
        { id: 'd', title: 'fighter', short: 'FTR', value: 1, minimum: 1, maximum: 9 },
        { id: 'e', title: 'hunters', value: 3, minimum: 0, maximum: 3 },
      ],
    },
    { title: 'Strikes', lines: [{ id: 'f', title: 'squadrons', value: 0, minimum: 0, maximum: 3 }] },
    { side: 'defender', title: 'Convoy', lines: [] },
  ],
  switches: [
    {
      id: 'weather',
      title: 'Weather',
      value: 'fine',
      choices: [
        { value: 'fine', title: 'Fine' },
        { value: 'rain', title: 'Rain' },
      ],
    },
    { id: 'retreat', title: 'Retreat', side: 'attacker', value: '', choices: [{ value: '', title: 'as written' }] },
    { id: 'dive', title: 'Group 1: dive', side: 'defender', value: '', choices: [{ value: '', title: 'as written' }] },
  ],
  canSwap: true,
};

export const restsOn = [
  { basis: 'option x', text: 'option x: the reading 2', rules: [rule, otherRule], line: 3 },
  { basis: 'house table t', text: 'the house table of fog', rules: [], houseTable: { table: 't', title: 'Fog' } },
];
export const bases = restsOn.map(({ basis }) => basis);

export const expectations = [
  { path: ['outcome'], title: 'the outcome', expected: 'the attacker wins', found: 'nobody is left', met: false },
  { path: ['odds', 'win'], expected: '50% to 60%', found: '55%', met: true },
  { path: ['odds', 'lost'], expected: '1 to 2', found: 'about 2', met: false, open: true },
];
