import assert from 'node:assert/strict';
import type { Headline, Measure } from '../../../../server/src/engine/combat';
import type { Distribution } from '../../../../server/src/engine/outcome';
import { createOddsReport } from '../../../../server/src/features/report/odds';
import { exact, judgedRaid, raid } from './raid';

describe('the headlines of odds', () => {
  const createHeadline = (words: string, paths: Headline['paths'], more: Partial<Headline> = {}): Headline => ({
    words,
    paths,
    as: 'expected',
    ...more,
  });
  const unitsLeft = createHeadline(
    'units left',
    [
      ['left', 'subs'],
      ['left', 'fighters'],
    ],
    { side: 'attacker', singular: 'unit left', total: 3 },
  );
  const headlines = [
    unitsLeft,
    createHeadline('points gained', [['points']]),
    createHeadline('raid spotted', [['spotted']], { as: 'chance' }),
    createHeadline('of nothing', [['nothing']]),
    createHeadline('of half a path', [['left']]),
  ];

  it('are the distributions of the main results, added up where a headline names several measures', () => {
    assert.deepEqual(createOddsReport({ ...raid, headlines }, exact).headlines, [
      {
        side: 'attacker',
        words: 'units left',
        one: 'unit left',
        of: [
          ['left', 'subs'],
          ['left', 'fighters'],
        ],
        total: 3,
        mean: 2.25,
        distribution: [
          { value: 0, share: 0.125 },
          { value: 2, share: 0.375 },
          { value: 3, share: 0.5 },
        ],
      },
      {
        words: 'points gained',
        of: [['points']],
        mean: 1.5,
        distribution: [
          { value: 0, share: 0.5 },
          { value: 3, share: 0.5 },
        ],
      },
    ]);
  });

  it('are omitted if a label says who wins', () => {
    assert.deepEqual(createOddsReport({ ...judgedRaid, headlines }, exact).headlines, []);
    const [mood] = judgedRaid.labels!;
    assert.equal(createOddsReport({ ...raid, labels: [mood!], headlines }, exact).headlines!.length, 2);
  });

  it('have no sum of measures that are read at different times, but a measure that is read early', () => {
    const [first, ...others] = raid.measures;
    const early = { ...raid, measures: [{ ...first!, readAfterStep: 'search' }, ...others] };
    const marginal: Distribution = [
      { value: 0, share: 0.25 },
      { value: 2, share: 0.75 },
    ];
    const single = createHeadline('submarines left', [['left', 'subs']]);
    assert.deepEqual(
      createOddsReport({ ...early, headlines: [unitsLeft, single] }, { ...exact, marginals: [marginal] }).headlines,
      [{ words: 'submarines left', of: [['left', 'subs']], mean: 1.5, distribution: marginal }],
    );
  });

  it('include what sides gain and have no orders to spend, from a twentieth of it on', () => {
    const createGain = (value: number): Measure => ({ path: ['gain', String(value)], title: '', read: () => value });
    const gains = [0.05, 0.04].map(createGain);
    const unspent = [
      createHeadline('surprise points', [['points']], { side: 'attacker' }),
      createHeadline('enough', [['gain', '0.05']]),
      createHeadline('too little', [['gain', '0.04']]),
      createHeadline('nothing', [['nothing']]),
    ];
    const measures = [...raid.measures, ...gains];
    assert.deepEqual(createOddsReport({ ...raid, measures, unspent }, exact).unspent, [
      { side: 'attacker', words: 'surprise points', mean: 1.5 },
      { side: '', words: 'enough', mean: 0.05 },
    ]);
    assert.ok(!('unspent' in createOddsReport({ ...raid, measures, unspent: unspent.slice(2) }, exact)));
  });
});
