import assert from 'node:assert/strict';
import { gainOf, withoutDifference } from '../../../client/src/report/advice';
import { isSame, merged, withOddsOf } from '../../../client/src/report/content';
import { costOf, toHit } from '../../../client/src/report/volley';
import type { CombatReport, ReportOdds, ReportTrace } from '../../../server/src/protocol';

const report: CombatReport = {
  uri: 'file:///a.scenario.yaml',
  document: 0,
  id: 'biscay',
  title: 'Biscay',
  kind: 'sea battle',
  ruleset: { id: 'r', title: 'R' },
  range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } },
  canAdvise: true,
  names: [],
  bases: ['house table'],
  expectations: [],
};

const odds: ReportOdds = {
  exact: true,
  states: 1,
  mass: 1,
  dropped: 0,
  hasRounds: true,
  verdicts: [],
  forces: [],
  measures: [],
  outcomes: [],
  others: 0,
};

const trace: ReportTrace = { diceFrom: 'seed 1', steps: [], summary: 'over', measures: [], dice: {}, unused: [] };

const expectations = [{ path: ['outcome'], expected: 'a', found: 'a', met: true }];

describe('the content of a report', () => {
  it('keeps what an answer does not tell', () => {
    const before: CombatReport = { ...report, trace, expectations, advice: undefined, version: 1 };
    const both = merged(before, { ...report, odds, bases: ['option a'], version: 2 });
    assert.deepEqual(
      [both.trace, both.odds, both.expectations, both.bases, both.version],
      [trace, odds, expectations, ['house table', 'option a'], 2],
    );
  });

  it('takes the expectations of a new trace', () => {
    assert.deepEqual(merged({ ...report, trace, expectations }, { ...report, trace }).expectations, []);
  });

  it('is no longer waiting once the odds have come, or were given up', () => {
    const waiting = { report: { ...report, odds }, stale: false, calculating: true };
    assert.deepEqual(withOddsOf(waiting, undefined), { ...waiting, calculating: false });
    assert.equal(withOddsOf({ ...waiting, report }, { ...report, odds }).report.odds, odds);
  });

  it('is about one combat of one file', () => {
    assert.ok(isSame(report, { ...report, title: 'Another title' }));
    for (const other of [{ uri: 'file:///b' }, { document: 1 }, { id: 'azores' }])
      assert.ok(!isSame(report, { ...report, ...other }));
  });
});

describe('words of a report', () => {
  it('take orders without a difference together', () => {
    const order = (title: string, gain: number) => ({ id: title, title, group: 'retreat', value: 0.5, gain });
    const advice = {
      side: 'attacker',
      aim: { id: 'win', title: 'chance of winning', unit: 'chance' },
      exact: true,
      asOrdered: 0.5,
    };
    assert.equal(
      withoutDifference({ ...advice, suggestions: [order('press on', 0.1), order('stay', 0), order('dive', 1e-14)] }),
      'No difference: stay; dive.',
    );
    assert.equal(withoutDifference({ ...advice, suggestions: [] }), 'There is nothing to order otherwise.');
    assert.equal(withoutDifference({ ...advice, suggestions: [order('press on', 0.1)] }), '');
  });

  it('say what an order gains', () => {
    assert.equal(gainOf(0.0312, 'chance'), '+3.1 points');
    assert.equal(gainOf(0.0002, 'chance'), '< +0.1 points');
    assert.equal(gainOf(-2.5, 'IPC'), '-2.5 IPC');
    assert.equal(gainOf(1e-12, 'IPC'), 'the same');
    assert.equal(gainOf(0.001, 'IPC'), '< +0.01 IPC');
    assert.equal(gainOf(-0.001, 'IPC'), '> -0.01 IPC');
  });

  it('say which dice hit, and what a volley cost', () => {
    assert.deepEqual(
      [1, 3, 6].map((hitsOn) => toHit(hitsOn, 6)),
      ['1', '1\u20133', 'always'],
    );
    const volley = { on: 'defender', sides: 6, shooters: [] };
    const losses = [{ title: 'destroyer', count: 2, text: '2 \u00d7 destroyer lost' }];
    assert.equal(costOf({ ...volley, losses }), 'defender: 2 \u00d7 destroyer lost');
    assert.equal(costOf({ ...volley, losses: [] }), 'defender: no loss');
    assert.equal(costOf(volley), undefined);
  });
});
