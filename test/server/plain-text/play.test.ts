import assert from 'node:assert/strict';
import { formatPlay, type PlayTextOptions } from '../../../server/src/plain-text/play';
import type { PlayState, ReportTrace } from '../../../server/src/protocol';
import { plain, report, rule } from './support';

const step = { id: 's', title: 'search', rules: [], amounts: [] };
const volley = {
  on: 'defender',
  sides: 6,
  shooters: [
    { title: 'subs', faces: [1, 6], hits: 1 },
    { title: 'planes', faces: [3], hits: 1 },
  ],
  losses: [{ title: 'destroyer', count: 1, text: 'destroyer of the defender lost' }],
};
const steps = [
  { ...step, faces: [4], text: 'the defender is found' },
  { ...step, title: 'fire', subject: 'escorts', volley },
  { ...step, title: 'the attacker goes on' },
] as unknown as ReportTrace['steps'];
const trace = { diceFrom: 'seed 1', steps, summary: 'over', measures: [], dice: {}, unused: [] } as ReportTrace;
const course = {
  side: 'attacker',
  title: 'chance of winning',
  unit: 'chance',
  values: [0.5, 0.625],
  isSampled: false,
  luck: 0,
  decided: 0,
};
const play: PlayState = {
  moves: [],
  courses: [
    course,
    { ...course, side: 'defender', title: 'ships left', unit: 'ships', values: [2.5], isSampled: true },
  ],
  next: {
    kind: 'roll',
    title: 'fire of the attacker',
    subject: 'escorts',
    by: 'attacker',
    rolls: [
      {
        label: 'fire',
        title: 'fire',
        by: 'attacker',
        count: 3,
        sides: 6,
        shooters: [
          { title: 'subs', dice: 2, hitsOn: 2 },
          { title: 'planes', dice: 1, hitsOn: 3 },
        ],
        lossDefault: { text: 'the defender loses destroyers first', rule },
        effects: [
          { from: 1, to: 1, text: 'nothing' },
          { from: 2, to: 6, text: 'a hit' },
        ],
      },
    ],
  } as unknown as PlayState['next'],
};

const write = (changes: Partial<PlayState> = {}, options: Partial<PlayTextOptions> = {}, reportChanges: object = {}) =>
  formatPlay(
    { ...report, trace, play: { ...play, ...changes }, ...reportChanges },
    { shown: { steps: 1 }, ...options },
    plain,
  ).split('\n');

describe('the text of a play', () => {
  it('the text of a play has the steps since the last move, the values, and the next roll', () => {
    assert.deepEqual(write(), [
      'Fire (escorts): 1 6 3, 2 hits',
      '    Destroyer of the US lost',
      'Japan goes on',
      'Japan: chance of winning 62.5%, at the start 50.0%',
      'The US: ships left, expected, about 2.5 ships',
      '',
      'Next: fire of Japan (escorts)',
      '  3d6 of Japan: fire',
      '    Subs: 2 dice, hitting on 2 or less (33.3%)',
      '    Planes: 1 die, hitting on 3 or less (50%)',
      '    The US loses destroyers first (5.1)',
      '    1: Nothing',
      '    2 to 6: A hit',
      '',
    ]);
  });

  it('the text of a play has the options of a decision with their values for the side that is advised', () => {
    const next = {
      ...{ kind: 'decision', label: 'retreat', title: 'retreat of the attacker', by: 'attacker', ordered: 'stay' },
      options: [
        { option: 'stay', values: [{ title: 'chance of winning', unit: 'chance', value: 0.5 }] },
        { option: 'retreat', values: [] },
      ],
    } as unknown as PlayState['next'];
    const lastDecision = { title: 'dive of the defender', option: 'always' };
    assert.deepEqual(write({ next }, { lastDecision, shown: { steps: 3 } }), [
      'Dive of the US: always',
      'Japan: chance of winning 62.5%, at the start 50.0%',
      'The US: ships left, expected, about 2.5 ships',
      '',
      'Next: retreat of Japan: Japan decides',
      '  1  stay  50.0% chance of winning  (as ordered)',
      '  2  retreat',
      '',
    ]);
    assert.deepEqual(write({ next }, { advisedSide: 'defender', shown: { steps: 3 } }), [
      'The US: ships left, expected, about 2.5 ships',
      '',
      'Next: retreat of Japan: Japan decides',
      '  1  stay  (as ordered)',
      '  2  retreat',
      '',
    ]);
  });

  it('says how it ended, without expected values', () => {
    assert.deepEqual(write({ next: { kind: 'end', summary: 'Japan wins' } }, { shown: { steps: 3 } }), [
      'Japan: chance of winning 62.5%, at the start 50.0%',
      'The US: ships left about 2.5 ships',
      '',
      'The end: Japan wins.',
      '',
    ]);
  });

  it('in a turn names each combat that is new, and how those ended that are over', () => {
    const combats = ['a', 'b', 'c'].map((id) => ({ id, title: `Battle ${id}`, sides: report.sides }));
    const resolved = { combats: combats.map(({ id }) => ({ trace, summary: `${id} is over` })) };
    const turn = { combats, resolved };
    const createPlayAt = (id: string) => ({ combat: { id, title: id, sides: report.sides! }, courses: [] });
    assert.deepEqual(write(createPlayAt('c'), { shown: { combat: 'b', steps: 2 } }, { turn }).slice(0, -9), [
      'Japan goes on',
      'The end of the combat: b is over.',
      '',
      'Battle c',
      'Search: 4',
      '    The US is found',
      'Fire (escorts): 1 6 3, 2 hits',
      '    Destroyer of the US lost',
      'Japan goes on',
    ]);
    assert.deepEqual(
      write(
        createPlayAt('a'),
        { shown: { steps: 0 } },
        { turn: { combats, resolved: { combats: resolved.combats.slice(0, 1) } } },
      ).slice(0, 3),
      ['', 'Battle a', 'Search: 4'],
    );
  });
});
