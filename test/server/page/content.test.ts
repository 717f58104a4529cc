import assert from 'node:assert/strict';
import {
  keepChanges,
  showReport,
  isSameCombat,
  mergeReports,
  showResult,
  addOdds,
  updateStale,
} from '../../../server/src/page/content';
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
  method: 'exact',
  bound: 0,
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
  it('the content of a report is up to date again once an edit is undone', () => {
    const shown = { report: { ...report, version: 1, textHash: 7 }, stale: false, calculating: false };
    const params = { uri: report.uri, results: [] };
    const edited = updateStale(shown, { ...params, version: 2, textHash: 8 });
    assert.equal(edited.stale, true);
    assert.equal(updateStale(edited, { ...params, version: 3, textHash: 7 }).stale, false);
  });

  it('the content of a report is blocked while the scenario has errors that keep the combat from being resolved', () => {
    const shown = { report, stale: false, calculating: false };
    const params = { uri: report.uri, version: 2, results: [] };
    const update = (id: string) => updateStale(shown, { ...params, blocked: [{ document: 0, id }] });
    assert.equal(update('biscay').blocked, true);
    assert.equal(update('other').blocked, false);
    assert.equal(updateStale(update('biscay'), params).blocked, false);
  });

  it('keeps what-if changes as long as the text of the scenario is the same', () => {
    const whatIf = { changes: [{ id: 'attacker.sub', value: 7 }], isWaiting: false };
    const previousContent = { report: { ...report, odds, version: 1 }, stale: false, calculating: false, whatIf };
    const later = { ...report, version: 1 };
    assert.equal(showReport(previousContent, later).whatIf, whatIf);
    assert.equal(showReport(previousContent, later).report.odds, odds);
    assert.equal(showResult(previousContent, { ...later, trace }).whatIf, whatIf);
    assert.equal(showReport(previousContent, { ...later, version: 2 }).whatIf, undefined);
    assert.equal(showReport(previousContent, { ...later, id: 'other' }).whatIf, undefined);
    assert.equal(showReport(undefined, later).whatIf, undefined);
  });

  it('keeps changes that the host has not received, unless it is about another text', () => {
    const whatIf = { changes: [{ id: 'attacker.sub', value: 7 }], isWaiting: true };
    const next = {
      report: { ...report, version: 1 },
      stale: false,
      calculating: true,
      whatIf: { ...whatIf, changes: [] },
    };
    const shown = { ...next, calculating: false, whatIf, folds: { odds: true } };
    assert.deepEqual(keepChanges(shown, next), { ...next, whatIf, folds: { odds: true } });
    assert.deepEqual(keepChanges(undefined, next), next);
    const edited = { ...next, report: { ...report, version: 2 }, whatIf: undefined };
    assert.equal(keepChanges(shown, edited).whatIf, undefined);
  });

  it('keeps parts of the report that an answer does not include', () => {
    const previousReport: CombatReport = { ...report, trace, expectations, advice: undefined, version: 1 };
    const both = mergeReports(previousReport, { ...report, odds, bases: ['option a'], version: 2 });
    assert.deepEqual(
      [both.trace, both.odds, both.expectations, both.bases, both.version],
      [trace, odds, expectations, ['house table', 'option a'], 2],
    );
  });

  it('keeps the setup with more to change, and the assumptions of both reports once', () => {
    const createSetup = (count: number) =>
      ({
        forces: [],
        switches: Array.from({ length: count }, (_, id) => ({ id })),
        canSwap: true,
      }) as unknown as CombatReport['setup'];
    const merge = (first: CombatReport['setup'], second: CombatReport['setup']) =>
      mergeReports({ ...report, setup: first, trace }, { ...report, setup: second, odds }).setup;
    const [few, same, many] = [1, 1, 2].map(createSetup);
    assert.equal(merge(few, many), many);
    assert.equal(merge(many, few), many);
    assert.equal(merge(few, undefined), few);
    assert.equal(merge(undefined, few), few);
    assert.equal(merge(undefined, undefined), undefined);
    assert.ok([few, same].includes(merge(few, same)));
    const createBasis = (basis: string) => ({ basis, text: basis, rules: [] });
    const assume = (first: readonly string[], second: readonly string[]) =>
      mergeReports(
        { ...report, restsOn: first.map(createBasis), trace },
        { ...report, restsOn: second.map(createBasis), odds },
      ).restsOn?.map(({ basis }) => basis);
    assert.deepEqual(assume(['a', 'b'], ['b', 'c']), ['a', 'b', 'c']);
    assert.equal(mergeReports({ ...report, trace }, { ...report, odds }).restsOn, undefined);
  });

  it('replaces the expectations together with the trace', () => {
    assert.deepEqual(mergeReports({ ...report, trace, expectations }, { ...report, trace }).expectations, []);
  });

  it('stops waiting when the odds have arrived or were cancelled', () => {
    const pendingContent = { report: { ...report, odds }, stale: false, calculating: true };
    assert.deepEqual(addOdds(pendingContent, undefined), { ...pendingContent, calculating: false });
    assert.equal(addOdds({ ...pendingContent, report }, { ...report, odds }).report.odds, odds);
  });

  it('identifies a report by its file and its combat', () => {
    assert.ok(isSameCombat(report, { ...report, title: 'Another title' }));
    for (const other of [{ uri: 'file:///b' }, { document: 1 }, { id: 'azores' }])
      assert.ok(!isSameCombat(report, { ...report, ...other }));
  });
});
