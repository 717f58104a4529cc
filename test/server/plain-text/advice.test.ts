import assert from 'node:assert/strict';
import { formatAdviceReport } from '../../../server/src/plain-text/advice';
import type { ReportAdvice } from '../../../server/src/protocol';
import { plain, report } from './support';

const advice: ReportAdvice = {
  side: 'attacker',
  aim: { id: 'win', title: 'chance of winning', unit: 'chance' },
  exact: true,
  method: 'exact',
  dropped: 0,
  asOrdered: 0.5,
  suggestions: [
    { id: 'a', title: 'retreat', group: 'retreat', decision: 'retreat', value: 0.75, gain: 0.25 },
    {
      id: 'b',
      title: 'x; y',
      each: ['dive', 'lose the attacker first'],
      group: 'combination',
      decision: 'c',
      value: 0.4,
      gain: -0.1,
    },
    { id: 'c', title: 'stay', group: 'stay', decision: 'stay', value: 0.5, gain: 0 },
    { id: 'd', title: 'go', group: 'stay', decision: 'stay', value: 0.5, gain: 1e-12 },
  ] as unknown as ReportAdvice['suggestions'],
};

const write = (changes: Partial<ReportAdvice> = {}) =>
  formatAdviceReport([{ ...report, advice: { ...advice, ...changes } }], plain)
    .split('\n')
    .slice(1)
    .join('\n');

describe('the text of advice', () => {
  it('the text of advice has the orders with their values, best first, and those without a difference in a sentence', () => {
    assert.deepEqual(write().split('\n'), [
      'sea battle · aare · exact',
      '',
      'Japan, chance of winning: 50.0% with the current orders',
      '  75.0%  +25 points  retreat',
      '  40.0%  -10 points  these orders together:',
      '                       dive',
      '                       lose Japan first',
      '  No difference: stay; go.',
      '',
    ]);
  });

  it('says what was compared, what was left out, and what its values cover', () => {
    assert.deepEqual(
      write({
        name: 'the Axis',
        suggestions: [],
        losses: { compared: 6, all: true, better: false },
        situations: { ways: 'ways to spend surprise points', compared: 3, all: false, better: false },
        combinations: { compared: 1, all: true, better: false },
        note: 'In the combat alone.',
        leftOut: [{ what: 'play', why: 'There are too many states.' }],
        method: 'sampled',
        seed: 7,
        estimated: ['chance of winning'],
      }).split('\n'),
      [
        'sea battle · aare · estimated by sampling from seed 7; decisions by an estimated chance of winning',
        '',
        'The Axis, chance of winning: 50.0% with the current orders',
        '  All 6 possible loss orders were compared; none beats the current order.',
        '  The 3 simplest ways to spend surprise points were compared; none beats',
        '  the current orders.',
        '  1 combination of these orders was compared as well; none is better.',
        '',
        'In the combat alone.',
        '',
        'There are too many states.',
        '',
      ],
    );
    assert.doesNotMatch(
      write({ suggestions: [], losses: { compared: 2, all: true, better: true } }),
      /There is nothing else to order/,
    );
    assert.match(write({ suggestions: [] }), /\n {2}There is nothing else to order\.\n/);
    assert.match(write({ suggestions: advice.suggestions.slice(2, 3) }), /\n {2}No difference: stay\.\n/);
    assert.match(
      write({ method: 'truncated', dropped: 0.00123 }),
      / · truncated: up to 1\.2e-3 of the probability left out\n/,
    );
    assert.match(write({ method: 'sampled' }), / · estimated by sampling from seed 0\n/);
    assert.equal(formatAdviceReport([report], plain).split('\n').length, 3);
  });

  it('the text of advice has the costly decisions of a battle that unfolds, in the sign of the aim', () => {
    const decision = {
      title: 'retreat',
      situation: 'cycle 2',
      chance: 0.25,
      ordered: 'stay',
      best: 'retreat',
      cost: 1.5,
    };
    const play = {
      value: 4,
      gain: 2,
      decisionsInAll: 10,
      decisions: [decision, { ...decision, cost: 1e-12 }, ...Array.from({ length: 9 }, () => decision)],
    } as unknown as ReportAdvice['play'];
    const aim = { id: 'lost', title: 'IPC lost', unit: 'IPC' };
    assert.deepEqual(
      write({
        suggestions: [],
        losses: { compared: 2, all: true, better: true },
        aim,
        play: { ...play!, keepsLosses: true },
        asOrdered: 6,
      })
        .split('\n')
        .slice(0, 8),
      [
        'sea battle · aare · exact',
        '',
        'Japan, IPC lost: 6 IPC with the current orders',
        '  Both possible loss orders were compared.',
        '',
        'Deciding as the battle unfolds: 4 IPC, +2 IPC. The order of losses stays as it is.',
        '      cost  decision  better                   chance  situation',
        '  -1.5 IPC  retreat   retreat instead of stay   25.0%  cycle 2',
      ],
    );
    assert.equal(write({ aim, play }).match(/retreat instead of stay/g)?.length, 8);
    assert.match(write({ aim: { ...aim, fewer: true }, play }), /unfolds: 4 IPC, -2 IPC\./);
    assert.ok(!write({ aim, play: { ...play!, decisions: [] } }).includes('instead of'));
  });
});
