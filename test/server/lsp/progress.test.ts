import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver/node';
import type { Hover, ResponseError } from 'vscode-languageserver/node';
import { serverCommands } from '../../../server/src/protocol';
import type { AdviceArguments, CombatArguments, OrderArguments } from '../../../server/src/protocol';
import type { StartWorker } from '../../../server/src/work/threaded';
import { ableClient, eventually, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

describe('requests during a calculation in a worker', () => {
  let client: TestClient;
  async function start(options: ClientOptions = {}): Promise<void> {
    client = await startClient({ options: { clientCommands: true, notifications: true }, ...options });
    await client.open(uri, biscay);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const run = <Result>(
    command: string,
    args: Partial<CombatArguments & AdviceArguments & OrderArguments> = {},
    more: object = {},
  ): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...args }], ...more });

  /** A worker that starts and never finishes. */
  let begunCount = 0;
  const startEndlessWorker: StartWorker = ({ onMessage }) => ({
    post: ({ type, id }) => {
      if (type === 'start') begunCount++;
      if (type === 'start') onMessage({ type: 'progress', id, progress: { done: 1, total: 4, unit: 'steps' } });
      if (type === 'cancel') onMessage({ type: 'cancelled', id });
    },
    terminate: () => undefined,
  });
  beforeEach(() => void (begunCount = 0));

  it('the server answers during a calculation, which can be cancelled', async () => {
    await start({ runtime: { loadWorkerStarter: () => Promise.resolve(startEndlessWorker) } });
    const source = new CancellationTokenSource();
    const params = { command: serverCommands.rounds, arguments: [{ uri }] };
    const rounds = client.connection.sendRequest('workspace/executeCommand', params, source.token);
    await eventually(() => begunCount === 1);
    const position = positionAt(biscay, 'rain', 1);
    const hover = await client.connection.sendRequest<Hover>('textDocument/hover', {
      textDocument: { uri },
      position,
    });
    assert.ok(hover.contents);
    source.cancel();
    await assert.rejects(rounds, (error: ResponseError) => error.code === LSPErrorCodes.RequestCancelled);
  });

  it('the client shows a progress with which the user can cancel', async () => {
    const received: { kind: string; title?: string; cancellable?: boolean }[] = [];
    let progress: string | undefined;
    await start({
      runtime: { loadWorkerStarter: () => Promise.resolve(startEndlessWorker) },
      capabilities: { ...ableClient, window: { workDoneProgress: true } },
      prepare(connection) {
        connection.onRequest(
          'window/workDoneProgress/create',
          ({ token }: { token: string }) => void (progress = token),
        );
        connection.onNotification(
          '$/progress',
          ({ value }: { value: (typeof received)[0] }) => void received.push(value),
        );
      },
    });
    const rounds = run(serverCommands.rounds);
    rounds.catch(() => undefined);
    await eventually(() => received.length > 0);
    assert.deepEqual(received[0], { kind: 'begin', title: 'Following the rounds', percentage: 0, cancellable: true });
    await client.connection.sendNotification('window/workDoneProgress/cancel', { token: progress });
    await assert.rejects(rounds, (error: ResponseError) => error.code === LSPErrorCodes.RequestCancelled);
    await eventually(() => received.at(-1)!.kind === 'end');
  });
});
