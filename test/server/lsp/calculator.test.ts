import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  CancellationTokenSource,
  ExecuteCommandRequest,
  LogMessageNotification,
  LSPErrorCodes,
  MessageType,
} from 'vscode-languageserver/node';
import type { ResponseError } from 'vscode-languageserver/node';
import type { Runtime } from '../../../server/src/lsp/runtime';
import { createBrowserRuntime } from '../../../server/src/lsp/runtime.browser';
import type { CombatReport } from '../../../server/src/protocol';
import { serverCommands } from '../../../server/src/protocol';
import type { ToWorker } from '../../../server/src/work/task';
import { writeDuel } from '../../support/duel';
import { eventually, startClient } from './client';
import type { TestClient } from './client';

const uri = 'file:///scenarios/biscay.scenario.yaml';
const biscay = fs.readFileSync('samples/wif-ssw/biscay.scenario.yaml', 'utf8');

const forces = 'units: { sub: 100, dd: 100, ac: 100, bb: 100, ftr: 100 }';
const longBattle = writeDuel('{}').replace('units: { bb: 1 }', forces).replace('units: { dd: 1 }', forces);

const run = (client: TestClient, command: string, id: string): Promise<CombatReport> =>
  client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: [{ uri, id }] });

describe('a host without workers', () => {
  it('calculates without a worker, and logs the reason', async () => {
    const warnings: string[] = [];
    const client = await startClient({
      runtime: { loadWorkerStarter: (address) => createBrowserRuntime().loadWorkerStarter(address) },
      prepare: (connection) =>
        connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
          if (type === MessageType.Warning) warnings.push(message);
        }),
    });
    await client.open(uri, writeDuel('{}'));
    for (let time = 0; time < 2; time++) {
      const report = await run(client, serverCommands.rounds, 'duel');
      assert.ok(report.rounds);
    }
    assert.deepEqual(warnings, [
      'The worker thread could not be started: the client has not sent the address of its script (`worker`). Odds are calculated without it, so typing may lag meanwhile.',
    ]);
    await client.stop();
  });
});

describe('calculating odds', () => {
  let posted: ToWorker[];
  let started: number;
  const startRecordingWorker: Runtime['loadWorkerStarter'] = () =>
    Promise.resolve(() => {
      started++;
      return { post: (message) => void posted.push(message), terminate: () => undefined };
    });
  let client: TestClient;
  beforeEach(async () => {
    [posted, started] = [[], 0];
    client = await startClient({
      options: { clientCommands: true },
      runtime: { loadWorkerStarter: startRecordingWorker },
    });
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  it('calculates short odds without a worker, and then starts one for later requests', async () => {
    await client.open(uri, biscay);
    assert.equal((await run(client, serverCommands.odds, 'biscay')).odds?.exact, true);
    assert.deepEqual(posted, []);
    await eventually(() => started === 1);
    await run(client, serverCommands.odds, 'biscay');
    assert.equal(started, 1);
  });

  it('starts no worker after the shutdown of the server', async () => {
    await client.open(uri, longBattle);
    const odds = run(client, serverCommands.odds, 'duel');
    odds.catch(() => undefined);
    await client.connection.sendRequest('shutdown');
    await assert.rejects(odds);
    assert.equal(started, 0);
  });

  for (const [phase, isPosted] of [
    ['while this thread calculates', false],
    ['while the worker does', true],
  ] as const)
    it(`odds can be cancelled ${phase}`, async () => {
      await client.open(uri, longBattle);
      const source = new CancellationTokenSource();
      const params = { command: serverCommands.odds, arguments: [{ uri, id: 'duel' }] };
      const odds = client.connection.sendRequest(ExecuteCommandRequest.type, params, source.token);
      odds.catch(() => undefined);
      if (isPosted) await eventually(() => posted.length === 1);
      source.cancel();
      await assert.rejects(odds, (error: ResponseError) => error.code === LSPErrorCodes.RequestCancelled);
      assert.deepEqual(
        posted.map(({ type }) => type),
        isPosted ? ['start', 'cancel'] : [],
      );
    });

  it('calculates long odds in a worker', async () => {
    await client.open(uri, longBattle);
    run(client, serverCommands.odds, 'duel').catch(() => undefined);
    await eventually(() => posted.length === 1);
    assert.equal(posted[0]!.type === 'start' && posted[0]!.task.kind, 'odds');
    run(client, serverCommands.odds, 'duel').catch(() => undefined);
    await eventually(() => posted.length === 2);
  });
});
