import assert from 'node:assert/strict';
import type { CombatReport, ReportTurn } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';
import { report, advice } from '../server/page/support';
import { combat, document, startSession, uri } from './combats-support';

const turn = { title: 'Turn 3', stages: [], parties: [] } as unknown as ReportTurn;
const turnReport: CombatReport = { ...report, id: '', title: 'Turn 3', turn };
const resolved = { ...turn, resolved: { seed: 7 } } as unknown as ReportTurn;
const turnWithOdds = { ...turn, odds: { exact: true } } as unknown as ReportTurn;
const scenario = { uri, document };
const choices = {
  choices: ['axis', 'allies'].map((side) => ({ side, aim: { id: 'win', title: 'chance of winning' } })),
};

describe('a turn', () => {
  it('a turn is resolved, and its odds are added to the result', async () => {
    const { session, server } = startSession({
      resolveTurn: { ...turnReport, turn: resolved },
      oddsOfTurn: { ...turnReport, turn: turnWithOdds },
    });
    const shown = await session.resolveTurn(combat);
    assert.deepEqual(server.listCommands(), ['resolveTurn', 'oddsOfTurn']);
    assert.deepEqual(server.requests[0]!.argument, scenario, 'of the scenario, not of a combat');
    assert.deepEqual(shown!.turn, { ...turn, resolved: { seed: 7 }, odds: { exact: true } });
    assert.deepEqual(desk.executed[0], ['setContext', 'asdic.hasResolved', true]);
  });

  it('a turn is resolved with other dice', async () => {
    const { session, server } = startSession({ resolveTurn: turnReport, oddsOfTurn: turnReport });
    await session.rerollTurn(combat);
    const { seed, ...others } = server.requests[0]!.argument;
    assert.equal(typeof seed, 'number');
    assert.deepEqual(others, scenario);
  });

  it('a turn that the server refuses shows why, and no report', async () => {
    const { session } = startSession({ resolveTurn: { refused: 'There is no turn.' } });
    assert.equal(await session.resolveTurn(combat), undefined);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['There is no turn.'],
    );
    assert.equal(desk.panels.length, 0);
    assert.deepEqual(desk.executed, []);
  });

  it('shows its odds', async () => {
    const { session, server, loadView, listRevealed } = startSession({
      oddsOfTurn: { ...turnReport, turn: turnWithOdds },
    });
    await session.oddsOfTurn(combat);
    loadView();
    assert.deepEqual(server.getLastArgument(), scenario);
    assert.deepEqual(listRevealed(), ['totals']);
    assert.deepEqual(desk.executed[0], ['setContext', 'asdic.hasSeenOdds', true]);
  });

  it('a turn is played, and what was played is written and shown as written', async () => {
    const { session, server } = startSession({ playTurn: turnReport, writePlayOfTurn: true });
    assert.equal(await session.playTurn({ ...combat, moves: [] }), turnReport);
    assert.equal(session.getShownCombat()!.id, undefined);
    assert.equal(await session.writePlayOfTurn({ ...combat, moves: [] }), true);
    assert.deepEqual(server.listCommands(), ['playTurn', 'writePlayOfTurn', 'playTurn']);
    for (const { argument } of server.requests) assert.deepEqual(argument, { ...scenario, moves: [] });
  });

  it('a turn that cannot be written says so, and is not played again', async () => {
    const { session, server } = startSession({ writePlayOfTurn: false });
    assert.equal(await session.writePlayOfTurn({ ...combat, moves: [] }), false);
    assert.deepEqual(server.listCommands(), ['writePlayOfTurn']);
    assert.match(desk.dialogs[0]!.text, /^Nothing was written/);
    server.answers.writePlayOfTurn = { refused: 'No.' };
    assert.equal(await session.writePlayOfTurn({ ...combat, moves: [] }), false);
    assert.equal(desk.dialogs.length, 2);
  });

  it('a turn that was never seen shows its odds before the advice', async () => {
    desk.answers = ['Allies: chance of winning'];
    const adviceReport = { ...turnReport, advice };
    const { session, server } = startSession({
      adviseTurn: ({ side }: { side?: string }) => (side === undefined ? choices : adviceReport),
      oddsOfTurn: { ...turnReport, turn: turnWithOdds },
    });
    const shown = await session.adviseTurn(combat);
    assert.deepEqual(server.listCommands(), ['adviseTurn', 'oddsOfTurn', 'adviseTurn']);
    assert.deepEqual(server.getLastArgument(), { ...scenario, side: 'allies', aim: 'win' });
    assert.equal(shown!.advice, advice);
    assert.deepEqual(desk.executed.at(-2), ['setContext', 'asdic.hasTakenAdvice', true]);
  });

  it('a turn whose odds are shown is advised at once; a stale one, another one, or a combat is not', async () => {
    const advised = { ...combat, side: 'axis' };
    const answers = { oddsOfTurn: { ...turnReport, turn: turnWithOdds }, adviseTurn: { ...turnReport, advice } };
    const { session, server } = startSession(answers);
    const listCommands = async (args = advised) => {
      server.requests.length = 0;
      await session.adviseTurn(args);
      return server.listCommands();
    };
    await session.oddsOfTurn(combat);
    assert.deepEqual(await listCommands(), ['adviseTurn']);
    session.applyResults({ uri, version: 2, results: [] });
    assert.deepEqual(await listCommands(), ['oddsOfTurn', 'adviseTurn']);
    assert.deepEqual(await listCommands({ ...advised, uri: 'file:///b.scenario.yaml' }), ['oddsOfTurn', 'adviseTurn']);
    const other = startSession({ ...answers, odds: report });
    await other.session.odds(combat);
    other.server.requests.length = 0;
    await other.session.adviseTurn(advised);
    assert.deepEqual(other.server.listCommands(), ['oddsOfTurn', 'adviseTurn'], 'the report of a combat');
  });

  it('a turn is not advised when the user closes the list, or there are no odds', async () => {
    const { session, server } = startSession({ adviseTurn: choices, oddsOfTurn: { refused: 'No.' } });
    assert.equal(await session.adviseTurn(combat), undefined);
    assert.deepEqual(server.listCommands(), ['adviseTurn']);
    assert.equal(await session.adviseTurn({ ...combat, side: 'axis' }), undefined);
    assert.deepEqual(server.listCommands(), ['adviseTurn', 'oddsOfTurn']);
  });

  it('a turn is written with the dice that are shown; without them the file has some', async () => {
    const { session, server } = startSession({
      writeTurn: true,
      resolveTurn: { ...turnReport, turn: resolved },
      oddsOfTurn: turnReport,
    });
    assert.equal(await session.writeTurn(combat), true);
    assert.deepEqual(server.getLastArgument(), scenario);
    await session.resolveTurn(combat);
    await session.writeTurn(combat);
    assert.deepEqual(server.getLastArgument(), { ...scenario, seed: 7 });
    await session.writeTurn({ ...combat, uri: 'file:///b.scenario.yaml' });
    assert.deepEqual(server.getLastArgument(), { uri: 'file:///b.scenario.yaml', document });
    server.answers.writeTurn = false;
    assert.equal(await session.writeTurn(combat), false);
    assert.match(desk.dialogs.at(-1)!.text, /^Nothing was written/);
    server.answers.writeTurn = { refused: 'No.' };
    assert.equal(await session.writeTurn(combat), false);
  });
});
