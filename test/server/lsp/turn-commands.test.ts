import assert from 'node:assert/strict';
import type { ApplyWorkspaceEditParams, CodeLens } from 'vscode-languageserver/node';
import { serverCommands } from '../../../server/src/protocol';
import type { AdviceChoices, CombatReport, Refusal } from '../../../server/src/protocol';
import { impulse } from '../../support/impulse';
import { positionAt, startClient } from './client';
import type { TestClient } from './client';
import { biscay, uri } from './scenario';

describe('the commands on turns', () => {
  let client: TestClient;
  let applied: ApplyWorkspaceEditParams[];
  async function start(text = impulse): Promise<void> {
    applied = [];
    client = await startClient({
      options: { clientCommands: true, notifications: true },
      prepare(connection) {
        connection.onRequest('workspace/applyEdit', (params: ApplyWorkspaceEditParams) => {
          applied.push(params);
          return { applied: true };
        });
      },
    });
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const run = <Result>(command: string, args: object = {}): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...args }] });

  it('shows turn lenses on the first line of a scenario with several combats', async () => {
    await start();
    const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
    const [resolve, odds] = lenses.map(({ command, range }) => [command!.title, command!.command, range.start.line]);
    assert.deepEqual(resolve, ['Resolve turn', 'asdic.resolveTurn', 1]);
    assert.deepEqual(odds, ['Odds of the turn', 'asdic.oddsOfTurn', 1]);
  });

  it('resolves a turn, calculates its odds and writes its results in one edit', async () => {
    await start();
    const report = await run<CombatReport>(serverCommands.resolveTurn, { position: positionAt(impulse, 'faeroes') });
    assert.deepEqual([report.id, report.version, report.turn!.resolved!.combats.length], ['', 1, 3]);
    const seeded = await run<CombatReport>(serverCommands.resolveTurn, { seed: 7 });
    assert.equal(seeded.turn!.resolved!.seed, 7);
    const { turn } = await run<CombatReport>(serverCommands.oddsOfTurn, { document: 0, id: '' });
    assert.equal(turn!.odds!.method, 'exact');
    assert.equal(await run<boolean>(serverCommands.writeTurn, { seed: 7 }), true);
    assert.equal(applied.length, 1);
    assert.equal(applied[0]!.label, 'Write results of the turn');
  });

  it('advises a party by the outcome of the whole turn, and writes its orders in one edit', async () => {
    await start();
    const { choices } = await run<AdviceChoices>(serverCommands.adviseTurn);
    assert.deepEqual(choices.map(({ name, aim }) => `${name}: ${aim.title}`).slice(0, 3), [
      'Germany: convoy points hit',
      'Germany: fewer submarines hit',
      'Germany: convoy points lost',
    ]);
    const report = await run<CombatReport>(serverCommands.adviseTurn, { side: 'germany', aim: 'convoy' });
    const [best] = report.advice!.suggestions;
    assert.deepEqual([report.id, report.advice!.name, best!.each!.length], ['', 'Germany', 2]);
    assert.equal(await run<boolean>(serverCommands.writeOrder, { id: '', side: 'germany', order: best!.id }), true);
    assert.equal(applied.length, 1);
    assert.equal(applied[0]!.label, 'Write orders');
    for (const order of ['nonsense', '[{}]', '[]'])
      assert.match(
        (await run<Refusal>(serverCommands.writeOrder, { id: '', side: 'germany', order })).refused,
        /no such order/,
      );
    assert.match((await run<Refusal>(serverCommands.adviseTurn, { side: 'nobody' })).refused, /no such advice/);
  });

  it('explains why a scenario has no turn', async () => {
    await start(biscay);
    for (const command of [
      serverCommands.resolveTurn,
      serverCommands.oddsOfTurn,
      serverCommands.adviseTurn,
      serverCommands.writeTurn,
    ])
      assert.match((await run<Refusal>(command)).refused, /A turn needs 2 combats/);
    const away = await client.connection.sendRequest<Refusal>('workspace/executeCommand', {
      command: serverCommands.resolveTurn,
      arguments: [{ uri: 'file:///nowhere.scenario.yaml' }],
    });
    assert.match(away.refused, /is not open/);
  });
});
