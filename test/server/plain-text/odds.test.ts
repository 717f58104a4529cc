import assert from 'node:assert/strict';
import type { ReportOdds } from '../../../server/src/protocol';
import type { PlacedReport } from '../../../server/src/library/combats';
import { formatOddsReport } from '../../../server/src/plain-text/odds';

const plain = { colours: false, width: 80 };

function createReport(odds: NonNullable<PlacedReport['odds']>): PlacedReport {
  return {
    file: 'a.scenario.yaml',
    line: 3,
    column: 1,
    endLine: 4,
    endColumn: 1,
    document: 0,
    id: 'a',
    title: 'A',
    kind: 'a combat',
    ruleset: { id: 'r', title: 'R' },
    odds,
    canAdvise: false,
    names: [],
    bases: [],
    expectations: [],
  };
}

type Odds = NonNullable<PlacedReport['odds']>;
type Measure = Odds['measures'][number];

const sampled: Odds = {
  seed: 7,
  exact: false,
  method: 'sampled',
  bound: 0.05,
  runs: 1000,
  states: 2,
  mass: 1,
  dropped: 0,
  hasRounds: false,
  verdicts: [],
  forces: [],
  measures: [
    {
      path: ['losses'],
      title: 'losses',
      mean: 0.25,
      distribution: [
        { value: 0, share: 0.75, low: 0.722, high: 0.776 },
        { value: 1, share: 0.25, low: 0.224, high: 0.278 },
      ],
    },
  ],
  outcomes: [{ summary: 'nothing happens', share: 0.75 }],
  others: 0.25,
};

describe('the text of odds', () => {
  it('does not call odds exact when branches were left out', () => {
    const truncated = { ...sampled, method: 'truncated', bound: 2e-9, dropped: 2e-9, states: 40 } as const;
    assert.match(
      formatOddsReport([createReport(truncated)], plain),
      / · nearly exact: 2\.0e-9 of the probability left out\n/,
    );
  });

  it('names the base of estimated decisions, for exact and for sampled odds', () => {
    const estimated = ['chance of winning'];
    const exactly = formatOddsReport([createReport({ ...sampled, exact: true, method: 'exact', estimated })], plain);
    assert.match(exactly, /exact; decisions by an estimated chance of winning/);
    assert.match(
      formatOddsReport([createReport({ ...sampled, estimated })], plain),
      /95% intervals; decisions by an estimated/,
    );
    assert.doesNotMatch(formatOddsReport([createReport(sampled)], plain), /estimated/);
  });

  it('says that odds are sampled, and prints an interval beside each probability', () => {
    assert.equal(
      formatOddsReport([createReport(sampled)], plain),
      [
        'A  a.scenario.yaml:3',
        'a combat · r · sampled: 1000 combats rolled from seed 7, 95% intervals',
        '',
        'Losses, on average 0.25',
        `  0  75.0%  ${'█'.repeat(30)}  72.2% to 77.6%`,
        `  1  25.0%  ${'█'.repeat(10)}${' '.repeat(20)}  22.4% to 27.8%`,
        '',
        'Most likely outcomes',
        '  75.0%  Nothing happens',
        '  25.0%  All other results',
        '',
      ].join('\n'),
    );
  });

  it('does not print a mean as zero when the event is possible', () => {
    const rare = { ...sampled.measures[0]!, mean: 0.0002 };
    assert.match(
      formatOddsReport([createReport({ ...sampled, measures: [rare] })], plain),
      /Losses, on average < 0\.001\n/,
    );
  });

  it('prints the chances to win with the names of the powers first, then losses and survivors', () => {
    const sides = [
      { side: 'attacker', role: 'the attacker', name: 'Germany' },
      { side: 'defender', role: 'the defender', name: 'the UK and the US' },
    ];
    const battle: NonNullable<PlacedReport['odds']> = {
      ...sampled,
      exact: true,
      method: 'exact',
      verdicts: [
        {
          path: ['winner'],
          title: 'winner',
          ways: [
            { word: 'attacker', title: 'the attacker wins', side: 'attacker', share: 0.75 },
            { word: 'both', title: 'both are left', share: 0.25 },
          ],
        },
      ],
      forces: [
        {
          side: 'attacker',
          units: [{ title: 'submarines', start: 4, lost: 1, lostValue: 8, noneLost: 0.5, allLost: 0 }],
        },
        { side: 'defender', units: [{ title: 'destroyers', start: 1, lost: 0.75, noneLost: 0.25, allLost: 0.75 }] },
      ],
      survivors: {
        sides: ['attacker', 'defender'],
        ends: [{ left: ['3 submarines', 'nothing'], share: 0.5 }],
        others: 0.5,
      },
      measures: [{ ...sampled.measures[0]!, of: { kind: 'units', side: 'attacker' } }],
    };
    assert.equal(
      formatOddsReport([{ ...createReport(battle), sides }], plain),
      [
        'A  a.scenario.yaml:3',
        'a combat · r · exact',
        '',
        '75.0%  Germany wins',
        '25.0%  Both are left',
        '',
        'Losses of Germany            start  lost  value  each survives  none lost  all lost',
        '  submarines                     4     1      8          75.0%      50.0%      0.0%',
        '',
        'Losses of the UK and the US  start  lost  value  each survives  none lost  all lost',
        '  destroyers                     1  0.75                 25.0%      25.0%     75.0%',
        '',
        'Most likely outcomes',
        '         Germany has left   The UK and the US have left',
        '  50.0%  3 submarines       nothing',
        '  50.0%  All other results',
        '',
      ].join('\n'),
    );
  });

  it('groups the values of a wide distribution', () => {
    // Alternately more and less, so that it is not flat.
    const distribution = Array.from({ length: 45 }, (_, value) => ({ value, share: (1 + (value % 3) / 10) / 49.5 }));
    const wide: ReportOdds = {
      ...sampled,
      exact: true,
      method: 'exact',
      measures: [{ path: ['losses'], title: 'losses', mean: 22, distribution }],
    };
    const rows = formatOddsReport([createReport(wide)], plain)
      .split('\n')
      .filter((line) => / to /.test(line));
    assert.equal(rows.length, 15);
    assert.match(rows[0]!, /^ +0 to 2 +6\.7% /);
    assert.match(rows[14]!, /^ +42 to 44 +6\.7% /);
  });

  it('groups the unlikely values at the ends of a wide distribution', () => {
    const distribution = Array.from({ length: 40 }, (_, at) => ({
      value: at + 1,
      share: at === 2 ? 0.6 : at === 3 ? 0.39993 : 1e-6,
    }));
    const wide: ReportOdds = {
      ...sampled,
      exact: true,
      method: 'exact',
      measures: [{ path: ['rounds'], title: 'rounds', mean: 3, distribution }],
    };
    assert.match(
      formatOddsReport([createReport(wide)], plain),
      /\n +to 2 +<0\.1% +\S+\n +3 +60\.0% +\S+\n +4 +40\.0% +\S+\n +from 5 +<0\.1% /,
    );
  });

  it('prints only the chance of an event', () => {
    const event: Measure = {
      path: ['detected'],
      title: 'submarines detected, attacker',
      of: { kind: 'event' },
      mean: 0.75,
      distribution: [
        { value: 0, share: 0.25 },
        { value: 1, share: 0.75 },
      ],
    };
    const never = { ...event, title: 'rocket intercepted', mean: 0, distribution: [{ value: 0, share: 1 }] };
    const text = formatOddsReport(
      [createReport({ ...sampled, exact: true, method: 'exact', measures: [event, never] })],
      plain,
    );
    assert.match(text, /\n\n75\.0% {2}Submarines detected, attacker\n 0\.0% {2}Rocket intercepted\n\n/);
    assert.doesNotMatch(text, /on average/);
  });
});
