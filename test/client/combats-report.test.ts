import assert from 'node:assert/strict';
import { Uri } from 'vscode';
import { formatForCopy } from '../../server/src/page/copy';
import type { CombatReport, InlineResult } from '../../server/src/protocol';
import { createPromise, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor, WebviewPanel } from '../support/vscode/documents';
import { odds, report, trace } from '../server/page/support';
import { combat, document, id, startSession, uri } from './combats-support';

const resolved: CombatReport = { ...report, trace };
const oddsReport: CombatReport = { ...report, odds };
const another: CombatReport = { ...report, id: 'leyte', title: 'Leyte' };
const listMessages = () => desk.dialogs.map(({ text }) => text);

describe('what is written into a scenario', () => {
  it('writes the last result into the scenario, and says whether that was possible', async () => {
    const { session, server } = startSession({ writeResult: true });
    assert.equal(await session.writeResult(combat), true);
    assert.deepEqual(listMessages(), []);
    server.answers.writeResult = false;
    assert.equal(await session.writeResult(combat), false);
    assert.match(listMessages()[0]!, /^Nothing was written/);
    server.answers.writeResult = null;
    assert.equal(await session.writeResult(combat), false);
    server.answers.combat = { refused: 'There is no combat.' };
    assert.equal(await session.writeResult({ uri }), false);
  });

  it('writes an order, a table, a play, or what the reader has changed into the scenario', async () => {
    const answers = {
      writeOrder: true,
      ownTable: true,
      writePlay: true,
      play: resolved,
      writeWhatIf: true,
      whatIf: { odds, writes: [] },
    };
    const { server, open, send, getContent } = startSession(answers);
    await open(resolved);
    const takeRequests = async () => {
      await settle();
      return server.requests.splice(0).map(({ command, argument }) => [command, argument]);
    };
    send({ type: 'order', side: 'attacker', order: 'retreat' });
    assert.deepEqual(await takeRequests(), [['writeOrder', { ...combat, side: 'attacker', order: 'retreat' }]]);
    send({ type: 'ownTable', table: 'search' });
    assert.deepEqual(await takeRequests(), [['ownTable', { ...combat, table: 'search' }]]);
    send({ type: 'writePlay', moves: [] });
    const moveless = { ...combat, moves: [] };
    assert.deepEqual(await takeRequests(), [
      ['writePlay', moveless],
      ['play', moveless],
    ]);
    send({ type: 'writeWhatIf' });
    assert.deepEqual(await takeRequests(), [], 'nothing has changed');
    const changes = [{ id: 'destroyers', value: 3 }];
    send({ type: 'whatIf', whatIf: { changes, isWaiting: true } });
    assert.deepEqual(
      (await takeRequests()).map(([command]) => command),
      ['whatIf'],
    );
    assert.ok(desk.executed.some(([, key]) => key === 'asdic.hasAskedWhatIf'));
    server.answers.odds = { ...oddsReport, version: 2 };
    send({ type: 'writeWhatIf' });
    assert.deepEqual(await takeRequests(), [
      ['writeWhatIf', { ...combat, changes, swapped: undefined }],
      ['odds', combat],
    ]);
    assert.equal(getContent()!.report.version, 2);
  });

  it('a refused write shows a message and no odds', async () => {
    const { server, open, send } = startSession({
      writeWhatIf: false,
      whatIf: { odds, writes: [] },
      writeOrder: false,
      ownTable: false,
    });
    await open(resolved);
    send({ type: 'whatIf', whatIf: { changes: [], swapped: true, isWaiting: true } });
    send({ type: 'writeWhatIf' });
    send({ type: 'order', side: 'attacker', order: 'retreat' });
    send({ type: 'ownTable', table: 'search' });
    await settle();
    assert.ok(!server.listCommands().includes('odds'));
    assert.equal(listMessages().filter((text) => text.startsWith('Nothing was written')).length, 3);
  });

  it('writes the commitment of a side to fair dice, and its word, into the scenario', async () => {
    const { session, server, words } = startSession({
      fairDice: ({ side }: { side?: string }) =>
        side === undefined
          ? {
              id,
              title: '',
              sides: [{ side: 'attacker', title: 'Japan', hasWord: false, ...(words.size > 0 && { hash: 'abc' }) }],
            }
          : words.size > 0 || { hash: 'abc', word: 'secret' },
    });
    desk.answers = ['secret'];
    assert.equal(await session.commitToFairDice(combat), true);
    assert.equal(await session.revealFairWord(combat), true);
    server.answers.combat = { refused: 'There is no combat.' };
    assert.equal(await session.commitToFairDice({ uri }), false);
    assert.equal(await session.revealFairWord({ uri }), false);
  });
});

describe('what the reader asks for in the report', () => {
  it('runs the command of a button for the combat in view', async () => {
    const { server, open, send } = startSession({ rounds: report });
    await open(resolved);
    send({ type: 'run', command: 'rounds' });
    await settle();
    assert.deepEqual(server.requests.at(-1)!.argument, { ...combat, position: undefined });
  });

  it('plays the combat or the turn in view', async () => {
    const { server, open, send } = startSession({ play: resolved, playTurn: resolved, writePlayOfTurn: true });
    await open(resolved);
    send({ type: 'play', moves: [] });
    await settle();
    await open({ ...resolved, turn: { title: 'Turn 3' } } as unknown as CombatReport);
    send({ type: 'play', moves: [] });
    await settle();
    assert.deepEqual(server.listCommands(), ['playTurn']);
  });

  it('shows an error of what the reader asked for', async () => {
    const { open, send } = startSession({ writeOrder: () => Promise.reject(new Error('No.')) });
    await open(resolved);
    send({ type: 'order', side: 'attacker', order: 'retreat' });
    await settle();
    assert.deepEqual(listMessages(), ['No.']);
  });

  it('goes to a line of the scenario, in the editor that shows it', async () => {
    const { open, send } = startSession();
    const shown = new Document(uri, 'combats:\n  - id: north\n');
    desk.documents = [shown];
    desk.visibleEditors = [new Editor(shown, 2)];
    await open(resolved);
    const goTo = async (line: number, other?: string) => {
      send({ type: 'line', line, ...(other !== undefined && { uri: other }) });
      await settle();
      const { document: opened, selection, revealed, viewColumn } = desk.activeEditor!;
      const { line: at, character } = selection.active;
      return [opened.uri.toString(), at, character, viewColumn, revealed!.start.line];
    };
    assert.deepEqual(await goTo(2), [uri, 1, 2, 2, 1]);
    assert.deepEqual(await goTo(99), [uri, 2, 0, 2, 2], 'the text has become shorter');
    desk.files.set('file:///b.scenario.yaml', 'ruleset: aare');
    assert.deepEqual(await goTo(1, 'file:///b.scenario.yaml'), ['file:///b.scenario.yaml', 0, 0, 1, 0]);
  });

  it('opens a rule, copies the report, and saves it or its picture', async () => {
    const { open, send } = startSession();
    await open(resolved);
    const file = Uri.parse('file:///saved');
    send({ type: 'rule', rule: { id: 'A1', section: '1.2', title: 'Hits' } });
    await settle();
    assert.match(String(desk.executed.at(-1)![1]), /aare.*A1/);
    desk.answers = ['Plain text', file, file];
    send({ type: 'copy' });
    await settle();
    assert.equal(desk.clipboard, formatForCopy(resolved, 'text'));
    send({ type: 'page', html: '<html>' });
    await settle();
    assert.equal(desk.files.get('file:///saved'), '<html>');
    send({ type: 'picture', svg: '<svg>' });
    await settle();
    assert.equal(desk.files.get('file:///saved'), '<svg>');
  });
});

describe('sharing the report of a combat', () => {
  it('opens the report before it is shared, with odds if it has no result', async () => {
    const { session, server } = startSession({ odds: oddsReport });
    assert.equal(await session.copy(combat, 'markdown'), formatForCopy(oddsReport, 'markdown'));
    assert.deepEqual(server.listCommands(), ['combat', 'odds']);
    await session.copy(combat, 'markdown');
    assert.deepEqual(server.listCommands().slice(2), ['combat'], 'it is there');
    session.applyResults({ uri, version: 2, results: [] });
    await session.copy(combat, 'markdown');
    assert.deepEqual(server.listCommands().slice(3), ['combat', 'odds'], 'it was stale');
  });

  it('shares nothing if there is no combat, or if it has no odds', async () => {
    const { session, server } = startSession({ odds: { refused: 'No.' } });
    assert.equal(await session.copy(combat, 'markdown'), undefined);
    assert.equal(await session.save(combat, Uri.parse('file:///a.html')), undefined);
    server.answers.combat = { refused: 'There is no combat.' };
    assert.equal(await session.copy(combat, 'markdown'), undefined);
    assert.equal(desk.clipboard, '');
  });

  it('saves the page that the view renders', async () => {
    const { session, open, send } = startSession();
    await open(resolved);
    const done = session.save(combat, Uri.parse('file:///a.html'));
    await settle();
    send({ type: 'page', html: '<html>' });
    assert.equal((await done)!.path, '/a.html');
    assert.equal(desk.files.get('file:///a.html'), '<html>');
  });
});

describe('the report in view', () => {
  const result = { document, id, stale: false } as InlineResult;
  const createParams = (more: object = {}) => ({ uri, version: 2, results: [], ...more }) as never;

  it('the report in view is the combat of commands without another one', async () => {
    const { session, server } = startSession({ odds: resolved, campaign: { ...report, campaign: {} } });
    assert.equal(session.getShownCombat(), undefined);
    await session.odds(combat);
    assert.deepEqual(session.getShownCombat(), combat);
    await session.campaign(combat);
    assert.deepEqual(server.getLastArgument(), { uri });
    assert.deepEqual(session.getShownCombat(), { uri, document }, 'a campaign is no combat');
    server.answers.campaign = { refused: 'No.' };
    assert.equal(await session.campaign(combat), undefined);
  });

  it('comes to the front, or the combat is resolved', async () => {
    const { session, server } = startSession({ resolve: resolved, odds: oddsReport });
    await session.showReport(combat);
    assert.deepEqual(server.listCommands(), ['combat', 'resolve', 'odds']);
    const [view] = desk.panels as [WebviewPanel];
    view.setVisible(false);
    await session.showReport(combat);
    assert.deepEqual(server.listCommands().slice(3), ['combat']);
    assert.ok(view.visible);
    server.answers.combat = another;
    await session.showReport({ ...combat, id: 'leyte' });
    assert.deepEqual(server.listCommands().slice(4), ['combat', 'resolve', 'odds']);
    assert.deepEqual(server.requests[5]!.argument['id'], 'leyte');
    server.answers.combat = { refused: 'There is no combat.' };
    await session.showReport(combat);
    assert.deepEqual(server.listCommands().slice(7), ['combat']);
  });

  it('the report in view is stale after a change of the text, unless its result still holds', async () => {
    const { session, open, getContent } = startSession({ restore: true });
    await open({ ...resolved, version: 1 });
    session.applyResults(createParams({ results: [result] }));
    assert.equal(getContent()!.stale, false);
    session.applyResults(createParams({ uri: 'file:///b.scenario.yaml' }));
    assert.equal(getContent()!.stale, false);
    session.applyResults(createParams({ results: [{ ...result, stale: true }] }));
    assert.equal(getContent()!.stale, true);
  });

  it('gives its result back to a server that has lost it', async () => {
    const { session, server, open } = startSession({ restore: true });
    await open(resolved);
    session.applyResults(createParams({ results: [result] }));
    session.applyResults(createParams({ uri: 'file:///b.scenario.yaml' }));
    assert.deepEqual(server.requests, [], 'it is there');
    session.applyResults(
      createParams({
        results: [
          { ...result, id: 'leyte' },
          { ...result, document: 1 },
        ],
      }),
    );
    assert.deepEqual(server.getLastArgument(), { ...combat, summary: trace.summary });
    await settle();
    session.applyResults(createParams());
    assert.equal(server.requests.length, 2, 'it was lost again');
  });

  it('gives the result back once if the server does not take it', async () => {
    for (const answer of [false, () => Promise.reject(new Error('No.'))]) {
      const { session, server, open } = startSession({ restore: answer });
      await open(resolved);
      session.applyResults(createParams());
      await settle();
      session.applyResults(createParams());
      assert.equal(server.requests.length, 1);
    }
  });

  it('gives the result back after a reload, with the seed that rolled its dice', async () => {
    const reload = async (shown: CombatReport) => {
      const { server } = startSession({ restore: true });
      const view = new WebviewPanel('asdic.report', '', 2);
      await desk.panelSerializer!.deserializeWebviewPanel(view, { report: shown, stale: false, calculating: false });
      return server.requests.map(({ argument }) => argument);
    };
    const { summary } = trace;
    const seeded = { ...resolved, trace: { ...trace, diceFrom: 'seed 7', seed: 7 } };
    assert.deepEqual(await reload(seeded), [], 'its scenario is closed');
    desk.documents = [new Document(uri)];
    assert.deepEqual(await reload(seeded), [{ ...combat, seed: 7, summary }]);
    const mixed = { ...resolved, trace: { ...trace, diceFrom: 'dice from the file, then seed 7', seed: 7 } };
    assert.deepEqual(await reload(mixed), [{ ...combat, summary }]);
    assert.deepEqual(await reload(oddsReport), [], 'it has no result');
  });

  it('asks no more how the combat developed when the text or the result has changed', async () => {
    const answer = createPromise<CombatReport>();
    const { session, server, open } = startSession({ course: () => answer.promise });
    await open({ ...oddsReport, version: 1 });
    server.answers.odds = { ...oddsReport, version: 1, hasLongCourse: true };
    await session.odds(combat);
    const request = server.requests.find(({ command }) => command === 'course')!;
    assert.ok(!request.token!.isCancellationRequested);
    session.applyResults(createParams({ version: 1 }));
    assert.ok(!request.token!.isCancellationRequested, 'the same text');
    session.applyResults(createParams());
    assert.ok(request.token!.isCancellationRequested);
    await session.odds(combat);
    const last = server.requests.findLast(({ command }) => command === 'course')!;
    const unanswered = createPromise<CombatReport>();
    Object.assign(server.answers, { resolve: resolved, odds: () => unanswered.promise });
    void session.resolve(combat);
    await settle();
    assert.ok(last.token!.isCancellationRequested, 'another result is in view');
  });
});
