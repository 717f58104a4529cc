import assert from 'node:assert/strict';
import { CancellationError } from 'vscode';
import { LSPErrorCodes, ResponseError } from 'vscode-languageclient';
import type { CombatReport, PastResult, ReportCourse } from '../../server/src/protocol';
import { createPromise, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import type { WebviewPanel } from '../support/vscode/documents';
import { advice, odds, report, trace } from '../server/page/support';
import { combat, startSession, uri } from './combats-support';

const resolved: CombatReport = { ...report, trace };
const oddsReport: CombatReport = { ...report, odds };
const another: CombatReport = { ...report, id: 'leyte', title: 'Leyte' };
const course = { points: [] } as unknown as ReportCourse;
const rejectCancelled = () => Promise.reject(new ResponseError(LSPErrorCodes.RequestCancelled, ''));
const listMessages = () => desk.dialogs.map(({ text }) => text);

describe('resolving a combat', () => {
  it('shows the result, then adds the odds', async () => {
    const answer = createPromise<CombatReport>();
    const { session, server, loadView, getContent, listRevealed } = startSession({
      resolve: resolved,
      odds: () => answer.promise,
    });
    const done = session.resolve(combat);
    await settle();
    loadView();
    assert.deepEqual([getContent()!.report.trace, getContent()!.calculating], [trace, true]);
    assert.deepEqual(listRevealed(), ['outcome']);
    answer.resolve(oddsReport);
    assert.deepEqual((await done)!.odds, odds);
    assert.deepEqual(getContent()!.report, { ...resolved, odds });
    assert.equal(getContent()!.calculating, false);
    assert.deepEqual(server.listCommands(), ['resolve', 'odds']);
    assert.deepEqual(desk.executed[0], ['setContext', 'asdic.hasResolved', true]);
  });

  it('asks which one, if the arguments name none', async () => {
    const { session, server } = startSession({ resolve: resolved, odds: oddsReport });
    const position = { line: 3, character: 0 };
    await session.resolve({ uri, position, seed: 7 });
    assert.deepEqual(server.requests[1], { command: 'resolve', argument: { ...combat, position: undefined, seed: 7 } });
  });

  it('keeps the result when the odds are cancelled or fail', async () => {
    const { session, server, loadView, getContent } = startSession({ resolve: resolved, odds: rejectCancelled });
    assert.equal(await session.resolve(combat), resolved);
    loadView();
    assert.equal(getContent()!.calculating, false);
    server.answers.odds = () => Promise.reject(new Error('No memory.'));
    await assert.rejects(session.resolve(combat), /No memory/);
    assert.equal(getContent()!.calculating, false);
    assert.equal(getContent()!.report.trace, trace);
  });

  it('shows a refusal, and no report', async () => {
    const { session } = startSession({ resolve: { refused: 'Dice are missing.' } });
    assert.equal(await session.resolve(combat), undefined);
    assert.deepEqual(listMessages(), ['Dice are missing.']);
    assert.equal(desk.panels.length, 0);
    assert.deepEqual(desk.executed, []);
  });

  it('resolving a combat again with other dice takes a seed', async () => {
    const { session, server } = startSession({ resolve: resolved, odds: oddsReport });
    await session.reroll(combat);
    assert.equal(typeof server.requests[0]!.argument['seed'], 'number');
    assert.equal('seed' in server.getLastArgument()!, false, 'the odds are those of all dice');
  });

  it('shows how the combat developed, if that takes long, after the odds', async () => {
    const answers = { resolve: resolved, odds: { ...oddsReport, hasLongCourse: true }, course: { ...report, course } };
    const { session, loadView, getContent } = startSession(answers);
    await session.resolve(combat);
    loadView();
    await settle();
    assert.equal(getContent()!.report.course, course);
  });
});

describe('the odds of a combat', () => {
  it('the odds of a combat are shown with their progress, below a report that comes at once', async () => {
    const answer = createPromise<CombatReport>();
    const { session, server, loadView, getContent, listRevealed } = startSession({ odds: () => answer.promise });
    const done = session.odds(combat);
    await settle();
    loadView();
    assert.deepEqual([getContent()!.report, getContent()!.calculating], [report, true]);
    const [[token, progress]] = [...server.progress] as [[string, (value: object) => void]];
    assert.match(token, /^asdic-calculation-1$/);
    progress({ kind: 'begin', percentage: 0 });
    assert.deepEqual(getContent()!.working, { title: 'Calculating', percent: 0 });
    progress({ kind: 'report' });
    assert.deepEqual(getContent()!.working, { title: 'Calculating', percent: undefined });
    progress({ kind: 'end' });
    assert.deepEqual(getContent()!.working, { title: 'Calculating', percent: undefined });
    answer.resolve(oddsReport);
    await done;
    assert.deepEqual(
      [getContent()!.report.odds, getContent()!.working, getContent()!.calculating],
      [odds, undefined, false],
    );
    assert.deepEqual(listRevealed(), ['outcome']);
    assert.equal(server.progress.size, 0);
    assert.deepEqual(desk.executed[0], ['setContext', 'asdic.hasSeenOdds', true]);
  });

  it('the odds of a combat of one combat are cancelled by those of the next, whose progress alone is shown', async () => {
    const answers = [createPromise<CombatReport>(), createPromise<CombatReport>()];
    const queue = [...answers];
    const { session, server, loadView, getContent } = startSession({ odds: () => queue.shift()!.promise });
    const first = session.odds(combat);
    await settle();
    loadView();
    const [firstProgress] = server.progress.values();
    const second = session.odds(combat);
    await settle();
    const [, firstRequest, , secondRequest] = server.requests;
    assert.equal(firstRequest!.token!.isCancellationRequested, true);
    assert.equal(secondRequest!.token!.isCancellationRequested, false);
    firstProgress!({ kind: 'report', percentage: 50 });
    assert.equal(getContent()!.working, undefined);
    answers[0]!.reject(new Error('whatever the server says'));
    assert.equal(await first, undefined);
    assert.equal(getContent()!.calculating, true, 'the second one runs');
    answers[1]!.resolve(oddsReport);
    assert.deepEqual((await second)!.odds, odds);
  });

  it('the odds of a combat can be cancelled in the report, and with the end of the session', async () => {
    for (const how of ['report', 'session'] as const) {
      const answer = createPromise<CombatReport>();
      const { session, server, send } = startSession({ odds: () => answer.promise });
      const done = session.odds(combat);
      await settle();
      if (how === 'report') send({ type: 'cancel' });
      else session.dispose();
      assert.ok(server.requests[1]!.token!.isCancellationRequested, how);
      answer.reject(new CancellationError());
      assert.equal(await done, undefined);
    }
  });

  it('the odds of a combat that fail are an error', async () => {
    const { session } = startSession({ odds: () => Promise.reject(new Error('No memory.')) });
    await assert.rejects(session.odds(combat), /No memory/);
  });

  it('the odds of a combat replace the report on another combat, and keep what was known of the same one', async () => {
    const { session, server, open, getContent } = startSession();
    await open(resolved);
    const answer = createPromise<CombatReport>();
    server.answers.odds = () => answer.promise;
    const same = session.odds(combat);
    await settle();
    assert.equal(getContent(), undefined, 'the report stays until the odds are there');
    answer.resolve(oddsReport);
    assert.deepEqual([(await same)!.trace, (await same)!.odds], [trace, odds]);
    server.answers.combat = another;
    server.answers.odds = { ...another, odds };
    await session.odds({ ...combat, id: 'leyte' });
    assert.equal(getContent()!.report.trace, undefined);
  });

  it('the odds of a combat bring a hidden report to the front', async () => {
    const { session, open } = startSession();
    await open(oddsReport);
    const [view] = desk.panels as [WebviewPanel];
    view.setVisible(false);
    await session.odds(combat);
    assert.ok(view.visible);
  });

  it('the odds of a combat from round to round are a section of the report', async () => {
    const rounds = { rounds: [] } as unknown as CombatReport['rounds'];
    const { session, server, loadView, listRevealed } = startSession({ rounds: { ...report, rounds } });
    assert.equal((await session.rounds(combat))!.rounds, rounds);
    loadView();
    assert.deepEqual(server.listCommands(), ['combat', 'rounds']);
    assert.deepEqual(listRevealed(), ['rounds']);
  });
});

describe('advice in the report', () => {
  it('follows the odds, after the user has chosen the side', async () => {
    const choices = { choices: [{ side: 'attacker', aim: { id: 'win', title: 'chance of winning' } }] };
    const { session, server, loadView, listRevealed } = startSession({
      odds: oddsReport,
      advise: ({ side }: { side?: string }) => (side === undefined ? choices : { ...report, advice }),
    });
    const shown = await session.advise(combat);
    loadView();
    assert.equal(shown!.advice, advice);
    assert.deepEqual(server.listCommands(), ['combat', 'advise', 'combat', 'odds', 'advise']);
    assert.deepEqual(server.getLastArgument(), { ...combat, position: undefined, side: 'attacker', aim: 'win' });
    assert.deepEqual(listRevealed(), ['advice']);
    assert.ok(desk.executed.some(([, key]) => key === 'asdic.hasTakenAdvice'));
  });

  it('advice in the report is not requested without odds, or where there is no combat', async () => {
    const { session, server } = startSession({ odds: { refused: 'No.' } });
    assert.equal(await session.advise({ ...combat, side: 'attacker' }), undefined);
    server.answers.combat = { refused: 'There is no combat.' };
    assert.equal(await session.advise(combat), undefined);
    assert.ok(!server.listCommands().includes('advise'));
  });
});

describe('a play at the table', () => {
  it('a play at the table is shown, written, and shown in the written scenario', async () => {
    const { session, server, loadView, getContent } = startSession({ play: resolved, writePlay: true });
    const moves = [{ type: 'choose', option: 'dive' }] as never;
    assert.equal(await session.play({ ...combat, moves }), resolved);
    loadView();
    assert.deepEqual([getContent()!.report, getContent()!.stale, getContent()!.calculating], [resolved, false, false]);
    assert.equal(await session.writePlay({ ...combat, moves }), true);
    assert.deepEqual(server.listCommands(), ['play', 'writePlay', 'play']);
  });

  it('a play at the table that cannot be written says so, and stays as it is', async () => {
    const { session, server } = startSession({ writePlay: false });
    assert.equal(await session.writePlay({ ...combat, moves: [] }), false);
    assert.match(listMessages()[0]!, /^Nothing was written/);
    server.answers.writePlay = { refused: 'No.' };
    assert.equal(await session.writePlay({ ...combat, moves: [] }), false);
    assert.deepEqual(server.listCommands(), ['writePlay', 'writePlay']);
  });
});

describe('the history of a combat', () => {
  const past: PastResult = {
    number: 3,
    brief: 'Japan wins',
    summary: '',
    diceFrom: 'seed 1',
    stale: true,
    changed: false,
  };

  it('shows the report of the chosen result, stale if the scenario has changed', async () => {
    desk.answers = ['3. Japan wins'];
    const { session, server, loadView, getContent } = startSession({
      history: ({ number }: { number?: number }) => (number === 3 ? resolved : { title: 'SZ 49', results: [past] }),
    });
    assert.equal(await session.history(combat), resolved);
    loadView();
    assert.deepEqual([getContent()!.report, getContent()!.stale], [resolved, true]);
    assert.deepEqual(server.getLastArgument(), { ...combat, number: 3 });
    assert.equal(await session.history(combat), undefined, 'the list was closed');
  });
});

describe('the next turn', () => {
  it('the next turn is a new scenario, to be saved beside the last one', async () => {
    const { session, server } = startSession({ nextTurn: { text: 'ruleset: aare\n' } });
    await session.nextTurn(combat);
    assert.deepEqual(server.getLastArgument(), { uri });
    const { document: opened } = desk.activeEditor!;
    assert.deepEqual([opened.getText(), opened.languageId], ['ruleset: aare\n', 'asdic-scenario']);
  });

  it('the next turn is none where the server refuses', async () => {
    const { session } = startSession({ nextTurn: { refused: 'There is no turn.' } });
    await session.nextTurn(combat);
    assert.equal(desk.activeEditor, undefined);
    assert.deepEqual(listMessages(), ['There is no turn.']);
  });
});
