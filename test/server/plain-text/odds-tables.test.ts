import assert from 'node:assert/strict';
import { formatOddsReport } from '../../../server/src/plain-text/odds';
import type { TextReport } from '../../../server/src/plain-text/report';
import { plain as terminal, report } from './support';

type Odds = NonNullable<TextReport['odds']>;
type Measure = Odds['measures'][number];

const plain = { ...terminal, width: 80 };

const exact: Odds = {
  ...{ exact: true, method: 'exact', bound: 0, states: 2, mass: 1, dropped: 0, hasRounds: false },
  ...{ verdicts: [], forces: [], measures: [], outcomes: [], others: 0 },
};

describe('the tables of odds', () => {
  const write = (changes: Partial<Odds>, reportChanges: Partial<TextReport> = {}) =>
    formatOddsReport([{ ...report, sides: undefined, odds: { ...exact, ...changes }, ...reportChanges }], plain)
      .split('\n')
      .slice(2, -1);
  const createMeasure = (distribution: readonly (readonly [value: number, chance: number])[]): Measure => ({
    path: ['hits'],
    title: 'hits',
    mean: distribution.reduce((sum, [value, chance]) => sum + value * chance, 0),
    distribution: distribution.map(([value, chance]) => ({ value, share: chance })),
  });
  const { sides } = report;

  it('the tables of odds have a bar for each value of a measure, and none for a certain or a flat one', () => {
    const list = (...distribution: (readonly [number, number])[]) => write({ measures: [createMeasure(distribution)] });
    assert.deepEqual(list([3, 1]), ['', 'Hits: always 3']);
    assert.deepEqual(list([0, 0.5], [1, 0.5]), [
      '',
      'Hits, on average 0.5',
      '  0  50.0%  ██████████████████████████████',
      '  1  50.0%  ██████████████████████████████',
    ]);
    assert.deepEqual(list([0, 0.25], [1, 0.25], [2, 0.25], [3, 0.25]), [
      '',
      'Hits, on average 1.5: 0 to 3, 4 values of 25.0% each',
    ]);
    assert.deepEqual(list([0, 0.001], [1, 0.249], [2, 0.75]), [
      '',
      'Hits, on average 1.749',
      '  0   0.1%  ▏',
      '  1  24.9%  ██████████',
      '  2  75.0%  ██████████████████████████████',
    ]);
  });

  it('the tables of odds group the values of a measure that has more than twenty, and join its improbable ends', () => {
    const createUnevenValues = (count: number) =>
      Array.from({ length: count }, (_, value) => [value, (value % 2 === 0 ? 1.1 : 0.9) / count] as const);
    assert.equal(write({ measures: [createMeasure(createUnevenValues(20))] }).length, 22);
    assert.deepEqual(
      write({ measures: [createMeasure(createUnevenValues(42))] }).map((line) => line.trim().split('  ')[0]),
      [
        '',
        'Hits, on average 20.45',
        '0 to 2',
        '3 to 5',
        '6 to 8',
        '9 to 11',
        '12 to 14',
        '15 to 17',
        '18 to 20',
        '21 to 23',
        '24 to 26',
        '27 to 29',
        '30 to 32',
        '33 to 35',
        '36 to 38',
        '39 to 41',
      ],
    );
    const tails = [
      ...[0, 1, 2].map((value) => [value, 0.0001] as const),
      ...createUnevenValues(20).map(([value, chance]) => [value + 3, chance] as const),
      [23, 0.0001] as const,
    ];
    assert.deepEqual(
      write({ measures: [createMeasure(tails)] }).map((line) => line.trim().split('  ')[0]),
      [
        '',
        'Hits, on average 12.453',
        'to 2',
        '3 to 4',
        '5 to 6',
        '7 to 8',
        '9 to 10',
        '11 to 12',
        '13 to 14',
        '15 to 16',
        '17 to 18',
        '19 to 20',
        '21 to 22',
        '23',
      ],
    );
  });

  it('the tables of odds leave out units and values of sides, which the losses have, and have events by their chance', () => {
    const createSubjectMeasure = (subject: object): Measure =>
      ({
        ...createMeasure([
          [0, 0.25],
          [1, 0.75],
        ]),
        title: 'it happens',
        of: subject,
      }) as unknown as Measure;
    for (const subject of [
      { kind: 'units', side: 'attacker' },
      { kind: 'value', side: 'attacker' },
    ])
      assert.deepEqual(write({ measures: [createSubjectMeasure(subject)] }), []);
    for (const subject of [{ kind: 'side', side: 'attacker' }, { kind: 'value' }])
      assert.equal(write({ measures: [createSubjectMeasure(subject)] }).length, 4);
    assert.deepEqual(
      write({
        measures: [
          createSubjectMeasure({ kind: 'event' }),
          { ...createSubjectMeasure({ kind: 'event' }), distribution: [{ value: 0, share: 1 }] },
        ],
      }),
      ['', '75.0%  It happens', ' 0.0%  It happens'],
    );
  });

  it('the tables of odds have the losses of each side, the survivors and the rounds', () => {
    const unit = { path: ['dd'], title: 'destroyers', start: 4, lost: 1, noneLost: 0.5, allLost: 0.125 };
    assert.deepEqual(
      write(
        {
          forces: [
            {
              side: 'attacker',
              units: [
                { ...unit, lostValue: 8 },
                { ...unit, title: 'none', start: 0, lost: 0 },
              ],
            },
            { side: 'defender', units: [unit] },
          ],
          survivors: {
            sides: ['attacker', 'defender'],
            ends: [{ share: 0.75, left: ['2 destroyers', 'nothing'] }],
            others: 0.25,
          },
          verdicts: [
            {
              path: ['outcome'],
              title: 'outcome',
              ways: [
                { word: 'a', title: 'the attacker wins', share: 0.61 },
                { word: 'b', title: 'nobody is left', share: 0.39 },
              ],
            },
          ],
          limits: [{ words: 'the attacker cannot retreat', rule: { id: 'x', section: '9.1', title: 'x' } }],
        },
        {
          sides,
          rounds: {
            title: 'cycle',
            ways: ['the attacker wins'],
            sides: ['attacker'],
            points: [
              { round: 0, going: 1, ways: [0], left: [4] },
              { round: 1, going: 0.25, ways: [0.75], left: [2.5] },
            ],
          } as unknown as NonNullable<TextReport['rounds']>,
        },
      ),
      [
        '',
        '61.0%  Japan wins',
        '39.0%  Nobody is left',
        '',
        'Japan cannot retreat (9.1).',
        '',
        'Losses of Japan   start  lost  value  each survives  none lost  all lost',
        '  destroyers          4     1      8          75.0%      50.0%     12.5%',
        '  none                0     0                  0.0%      50.0%     12.5%',
        '',
        'Losses of the US  start  lost  value  each survives  none lost  all lost',
        '  destroyers          4     1                 75.0%      50.0%     12.5%',
        '',
        'Most likely outcomes',
        '         Japan has left     The US has left',
        '  75.0%  2 destroyers       nothing',
        '  25.0%  All other results',
        '',
        ' Cycle  Japan wins  Still fighting  Left to Japan',
        'before        0.0%          100.0%              4',
        '     1       75.0%           25.0%            2.5',
      ],
    );
  });

  it('the tables of odds have no line for other survivors where all are listed', () => {
    const survivors = {
      ...{ sides: ['attacker', 'defender'], others: 0 },
      ends: [
        { share: 0.75, left: ['1 destroyer', 'nothing'] },
        { share: 0.25, left: ['nothing', '1 destroyer'] },
      ],
    };
    assert.deepEqual(write({ survivors }, { sides }), [
      '',
      'Most likely outcomes',
      '         Japan has left  The US has left',
      '  75.0%  1 destroyer     nothing',
      '  25.0%  nothing         1 destroyer',
    ]);
  });

  it('the tables of odds have the likeliest outcomes, unless there is only one', () => {
    const outcomes = [
      { summary: 'the attacker wins', share: 0.5 },
      { summary: 'all are lost', share: 0.25 },
    ];
    assert.deepEqual(write({ outcomes, others: 0.25 }, { sides }), [
      '',
      'Most likely outcomes',
      '  50.0%  Japan wins',
      '  25.0%  All are lost',
      '  25.0%  All other results',
    ]);
    assert.deepEqual(write({ outcomes: outcomes.map((outcome) => ({ ...outcome, share: 0.5 })) }, { sides }).length, 4);
    assert.deepEqual(write({ outcomes: outcomes.slice(0, 1) }, { sides }), []);
    assert.equal(write({ outcomes: outcomes.slice(0, 1), others: 0.5 }, { sides }).length, 4);
  });
});
