import assert from 'node:assert/strict';
import type { Combat, Measure } from '../../../../server/src/engine/combat';
import { computeInterval } from '../../../../server/src/engine/outcome';
import type { Distribution } from '../../../../server/src/engine/outcome';
import { createOddsReport, createRoundsReport, formatSituation } from '../../../../server/src/features/report/odds';
import type { ReportOdds } from '../../../../server/src/protocol';
import { createEnds, exact, getWinner, judgedRaid, raid, sampled, spotted, unitMeasures } from './raid';

describe('the report of exact odds', () => {
  it('has how they were found, who wins, what is left of each unit, each measure with its side, and the likeliest ends', () => {
    assert.deepEqual(createOddsReport(judgedRaid, exact), {
      exact: true,
      method: 'exact',
      bound: 0,
      runs: undefined,
      seed: undefined,
      states: 40,
      mass: 1,
      dropped: 0,
      hasRounds: true,
      roundTitle: 'Cycle',
      verdicts: [
        {
          path: ['winner'],
          title: 'winner',
          ways: [
            { word: 'attacker', title: 'the attacker wins', side: 'attacker', share: 0.5 },
            { word: 'defender', title: 'the defender wins', side: 'defender', share: 0.125 },
            { word: 'both', title: 'both are left, unseen', share: 0.125 },
            { word: 'both', title: 'both are left', share: 0.25 },
          ],
        },
      ],
      headlines: [],
      forces: [
        {
          side: 'attacker',
          units: [
            { title: 'submarines', start: 2, lost: 0.625, lostValue: 5, noneLost: 0.5, allLost: 0.125 },
            { title: 'fighters', start: 1, lost: 0.125, noneLost: 0.875, allLost: 0.125 },
          ],
        },
        { side: 'defender', units: [{ title: 'destroyers', start: 2, lost: 1.375, noneLost: 0.125, allLost: 0.5 }] },
      ],
      survivors: {
        sides: ['attacker', 'defender'],
        ends: [
          {
            left: ['2 submarines, 1 fighter', 'nothing'],
            differing: ['2 submarines, 1 fighter', 'nothing'],
            share: 0.5,
          },
          {
            left: ['1 submarine, 1 fighter', '1 destroyer'],
            differing: ['1 submarine, 1 fighter', '1 destroyer'],
            share: 0.375,
          },
          { left: ['nothing', '2 destroyers'], differing: ['nothing', '2 destroyers'], share: 0.125 },
        ],
        alike: ['', ''],
        others: 0,
      },
      measures: [
        {
          path: ['left', 'subs'],
          title: 'submarines left',
          of: { kind: 'units', side: 'attacker' },
          side: 'attacker',
          mean: 1.375,
          distribution: [
            { value: 0, share: 0.125 },
            { value: 1, share: 0.375 },
            { value: 2, share: 0.5 },
          ],
        },
        {
          path: ['left', 'fighters'],
          title: 'fighters left',
          of: { kind: 'units', side: 'attacker' },
          side: 'attacker',
          mean: 0.875,
          distribution: [
            { value: 0, share: 0.125 },
            { value: 1, share: 0.875 },
          ],
        },
        {
          path: ['left', 'destroyers'],
          title: 'destroyers left',
          of: { kind: 'units', side: 'defender' },
          side: 'defender',
          mean: 0.625,
          distribution: [
            { value: 0, share: 0.5 },
            { value: 1, share: 0.375 },
            { value: 2, share: 0.125 },
          ],
        },
        {
          path: ['spotted'],
          title: 'raid spotted',
          of: { kind: 'event' },
          side: 'defender',
          mean: 0.375,
          distribution: [
            { value: 0, share: 0.625 },
            { value: 1, share: 0.375 },
          ],
        },
        {
          path: ['lost'],
          title: 'value lost, defender',
          of: { kind: 'value', side: 'defender', currency: 'IPC' },
          side: 'defender',
          mean: 16.5,
          distribution: [
            { value: 0, share: 0.125 },
            { value: 12, share: 0.375 },
            { value: 24, share: 0.5 },
          ],
        },
        {
          path: ['points'],
          title: 'points',
          side: 'attacker',
          row: { table: 'Strike', title: 'points' },
          mean: 1.5,
          distribution: [
            { value: 0, share: 0.5 },
            { value: 3, share: 0.5 },
          ],
        },
        { path: ['zero'], title: 'zero', mean: 0, distribution: [{ value: 0, share: 1 }] },
      ],
      outcomes: [
        { summary: '2 against 0, 3 points', share: 0.5 },
        { summary: '1 against 1, 0 points', share: 0.375 },
        { summary: '0 against 2, 0 points', share: 0.125 },
      ],
      others: 0,
    });
  });

  it('says how likely the dropped branches are', () => {
    const {
      exact: isExact,
      method,
      bound,
      mass,
      dropped,
      ...report
    } = createOddsReport(judgedRaid, {
      ...exact,
      mass: 0.75,
      dropped: 0.25,
    });
    assert.deepEqual([isExact, method, bound, mass, dropped], [false, 'truncated', 0.25, 0.75, 0.25]);
    assert.ok(report.verdicts[0]!.ways.every(({ low, high }) => low === undefined && high === undefined));
  });

  it('lists ends by the outline of the combat where it has one', () => {
    const { outcomes } = createOddsReport({ ...raid, outline: getWinner }, exact);
    assert.deepEqual(outcomes, [
      { summary: 'attacker', share: 0.5 },
      { summary: 'both', share: 0.375 },
      { summary: 'defender', share: 0.125 },
    ]);
  });

  it('lists the twelve likeliest ends, and adds the others up', () => {
    const ends = Array.from({ length: 14 }, (_, index) => ({
      probability: 2 ** -(index + 1),
      state: [index, 0, 2, 0, 0],
    }));
    const { outcomes, others, survivors } = createOddsReport(raid, { ...exact, ends: ends.toReversed() });
    assert.deepEqual(
      outcomes.map(({ summary }) => Number(summary.split(' ')[0])),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    assert.equal(others, 2 ** -13 + 2 ** -14);
    assert.deepEqual(
      survivors!.ends.map(({ share: probability }) => probability),
      outcomes.map(({ share: probability }) => probability),
    );
    assert.deepEqual([survivors!.others, survivors!.alike], [others, ['', '2 destroyers']]);
  });

  it('lists apart the survivors that all listed ends have', () => {
    const ends = createEnds([0.5, 2, 1, 0, 0, 0], [0.25, 1, 1, 0, 0, 0], [0.25, 0, 1, 0, 0, 0]);
    assert.deepEqual(createOddsReport(raid, { ...exact, ends }).survivors, {
      sides: ['attacker', 'defender'],
      ends: [
        { left: ['2 submarines, 1 fighter', 'nothing'], differing: ['2 submarines', 'nothing'], share: 0.5 },
        { left: ['1 submarine, 1 fighter', 'nothing'], differing: ['1 submarine', 'nothing'], share: 0.25 },
        { left: ['1 fighter', 'nothing'], differing: ['nothing', 'nothing'], share: 0.25 },
      ],
      alike: ['1 fighter', ''],
      others: 0,
    });
  });

  it('lists no survivors where a count was read before the end', () => {
    const [first, ...others] = raid.measures;
    const marginal: Distribution = [{ value: 2, share: 1 }];
    const { survivors, forces } = createOddsReport(
      { ...raid, measures: [{ ...first!, readAfterStep: 'search' }, ...others] },
      { ...exact, marginals: [marginal] },
    );
    assert.equal(survivors, undefined);
    assert.deepEqual(forces[0]!.units[0], {
      title: 'submarines',
      start: 2,
      lost: 0,
      lostValue: 0,
      noneLost: 1,
      allLost: 0,
    });
  });

  it('gives a measure that is certain the chance 1 or 0, whatever rounding made of it', () => {
    const ends = createEnds([0.7, 2, 0, 0, 0, 0], [0.1, 2, 0, 1, 0, 0], [0.2, 2, 0, 2, 0, 0]);
    const [{ units }] = createOddsReport(raid, { ...exact, ends }).forces as [ReportOdds['forces'][number]];
    assert.deepEqual(
      units.map(({ noneLost, allLost }) => [noneLost, allLost]),
      [
        [1, 0],
        [0, 1],
      ],
    );
  });

  it('shows the chance of an event on the way while it is open', () => {
    const events: readonly Measure[] = [
      { path: ['alarm'], title: 'the alarm is raised', read: (state) => state[spotted]!, side: 'defender' },
      { path: ['sighting'], title: 'ships are sighted', read: () => 1 },
    ];
    assert.deepEqual(
      createOddsReport({ ...raid, measures: unitMeasures.slice(0, 1), events }, exact).measures.slice(1),
      [
        {
          path: ['alarm'],
          title: 'the alarm is raised',
          side: 'defender',
          mean: 0.375,
          distribution: [
            { value: 0, share: 0.625 },
            { value: 1, share: 0.375 },
          ],
          isOnTheWay: true,
        },
      ],
    );
    assert.ok(createOddsReport(raid, exact).measures.every(({ isOnTheWay }) => isOnTheWay === undefined));
  });
});

describe('the report of sampled odds', () => {
  it('says how many runs there were, with an interval for every chance', () => {
    const report = createOddsReport(judgedRaid, sampled);
    const { exact: isExact, method, runs, seed, states, mass, dropped } = report;
    assert.deepEqual([isExact, method, runs, seed, states, mass, dropped], [false, 'sampled', 800, 7, 4, 1, 0]);
    assert.ok(report.bound > 0.03 && report.bound < 0.04, String(report.bound));
    assert.deepEqual(report.verdicts[0]!.ways[0], {
      ...{ word: 'attacker', title: 'the attacker wins', side: 'attacker', share: 0.5 },
      ...computeInterval(sampled, 0.5),
    });
    assert.deepEqual(report.measures[0]!.distribution, [
      { value: 0, share: 0.125, ...computeInterval(sampled, 0.125) },
      { value: 1, share: 0.375, ...computeInterval(sampled, 0.375) },
      { value: 2, share: 0.5, ...computeInterval(sampled, 0.5) },
    ]);
  });
});

describe('the report of odds from round to round', () => {
  it('separates the chance of each ending from the units that each side has left', () => {
    const withSides: Combat = {
      ...judgedRaid,
      measures: [
        ...['attacker', 'defender'].map((side): Measure => ({
          path: [side],
          title: `units left, ${side}`,
          read: () => 1,
          subject: { kind: 'side', side, start: 3 },
        })),
        ...raid.measures,
      ],
    };
    const curve = [
      { round: 0, going: 1, ended: [0, 0, 0, 0, 0, 0], all: [0, 0, 0, 0, 3, 2] },
      { round: 1, going: 0.5, ended: [0.25, 0.125, 0.0625, 0.0625, 9, 9], all: [9, 9, 9, 9, 2.5, 1.5] },
    ];
    const expected = {
      title: 'Cycle',
      ways: ['the attacker wins', 'the defender wins', 'both are left, unseen', 'both are left'],
      sides: ['attacker', 'defender'],
      points: [
        { round: 0, going: 1, ways: [0, 0, 0, 0], left: [3, 2] },
        { round: 1, going: 0.5, ways: [0.25, 0.125, 0.0625, 0.0625], left: [2.5, 1.5] },
      ],
    };
    assert.deepEqual(createRoundsReport(withSides, curve), expected);
    assert.deepEqual(createRoundsReport({ ...withSides, steps: [] }, curve), { ...expected, title: 'Round' });
  });
});

describe('a state of a combat in words', () => {
  it('lists what each side has left, then what has happened', () => {
    assert.equal(
      formatSituation(raid, [2, 1, 1, 1, 0]),
      'attacker: 2 submarines, 1 fighter; defender: 1 destroyer; raid spotted',
    );
    assert.equal(formatSituation(raid, [1, 0, 0, 0, 1]), 'attacker: 1 submarine; defender: nothing');
    assert.equal(formatSituation({ ...raid, measures: [] }, raid.start), '');
  });
});
