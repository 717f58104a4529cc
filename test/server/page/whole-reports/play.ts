/** A play at a roll and at a decision, and a new scenario. */
import type { NewScenarioContent } from '../../../../server/src/page/new-scenario';
import type { PlayState } from '../../../../server/src/protocol';
import { odds, sides } from '../support';
import { restsOn, rule } from './combat';
import { course } from './variants';

const [first, second] = sides;
export const coloured = [
  { ...first, color: '#d65f4f' },
  { ...second, color: '#2e6da4' },
];

export const play: PlayState = {
  moves: [],
  next: {
    ...{ kind: 'roll', title: 'the attacker fires', subject: 'cycle 1', by: 'attacker' },
    rolls: [
      {
        ...{ label: 'fire', title: 'the attacker fires', by: 'attacker', count: 3, sides: 6 },
        shooters: [
          { title: 'submarines', dice: 2, hitsOn: 2 },
          { title: 'cruisers', dice: 1, hitsOn: 3, sureHits: 1 },
        ],
        lossDefault: { text: 'the cheapest is lost', rule },
      },
      {
        ...{ label: 'answer', title: 'the defender fires', by: 'defender', count: 1, sides: 10 },
        explanation: '2 fighters answer.',
        effects: [
          { from: 1, to: 2, text: 'nothing' },
          { from: 3, to: 3, text: 'a hit' },
          { from: 4, to: 10, text: 'nothing' },
        ],
      },
    ],
  },
  courses: course.courses,
};
export const decision: PlayState['next'] = {
  ...{ kind: 'decision', label: 'dive', title: 'the attacker dives', by: 'attacker', ordered: 'stay' },
  options: [
    {
      option: 'stay',
      text: 'the submarines stay where they are and fight',
      values: [
        { title: 'chance of winning', unit: 'chance', value: 0.25 },
        { title: 'net gain', unit: 'IPC', value: -2 },
        { title: 'units left', unit: '', value: 3 },
      ],
    },
    {
      ...{ option: 'dive', text: 'the submarines dive' },
      values: [{ title: 'chance of winning', unit: 'chance', value: 0.5 }],
    },
    { option: 'run', values: [] },
  ],
};
export const moves: PlayState['moves'] = [
  { kind: 'roll', rolls: [{ label: 'fire', faces: [1, 2, 3] }] },
  { kind: 'decision', label: 'dive', option: 'stay' },
];
export const newScenario: NewScenarioContent = {
  games: [
    {
      id: 'aare',
      title: 'Revised',
      starters: [
        { id: 'battle', title: 'Battle', detail: '' },
        { id: 'raid', title: 'Raid', detail: '' },
      ],
    },
    { id: 'awaw', title: 'World', starters: [{ id: 'x', title: 'X', detail: '' }] },
  ],
  ...{ ruleset: 'aare', starter: 'battle', answers: {}, isOutdated: false },
  draft: {
    ...{ title: 'Japan against the US', text: '' },
    groups: [
      {
        title: 'Place',
        questions: [{ kind: 'text', id: 'seaZone', title: 'Sea zone', value: 'SZ 6', longest: 60 }],
      },
      {
        title: 'Attacker',
        questions: [
          {
            kind: 'choice',
            id: 'attacker',
            title: 'Power',
            value: 'jp',
            choices: [{ value: 'jp', title: 'Japan' }],
          },
          {
            kind: 'count',
            id: 'attacker.dd',
            title: 'Destroyers',
            value: 1,
            min: 0,
            max: 2,
            maxReason: 'Two on each',
          },
        ],
      },
      {
        title: 'Defender',
        questions: [
          {
            kind: 'count',
            id: 'defender.ftr',
            title: 'Fighters',
            value: 0,
            min: 0,
            max: 2,
            minReason: 'None below',
          },
        ],
      },
    ],
  },
  odds: { sides: coloured, names: [], odds, restsOn, canAdvise: true },
};
