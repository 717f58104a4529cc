import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { type Message, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { createDebugClient } from '../../support/debug-client';
import { biscay } from '../features/support';
import { getBundledCommandLine, createCommandLine } from './command-line';

describe('asdic debug-adapter', () => {
  const { write, folder } = createCommandLine();

  /** Starts the adapter in the folder. Messages after a response, up to the next one, are its events. */
  async function start() {
    const child = spawn(process.execPath, [join(await getBundledCommandLine(), 'dist', 'cli.cjs'), 'debug-adapter'], {
      cwd: folder(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const writer = new StreamMessageWriter(child.stdin);
    const received: DebugProtocol.ProtocolMessage[] = [];
    let signalMessage = (): void => undefined;
    new StreamMessageReader(child.stdout).listen((message) => {
      received.push(message as unknown as DebugProtocol.ProtocolMessage);
      signalMessage();
    });
    const waitFor = async (isLast: (message: DebugProtocol.ProtocolMessage) => boolean) => {
      while (!received.some(isLast)) await new Promise<void>((resolve) => (signalMessage = resolve));
      return received.splice(0);
    };
    /** Requests that move are answered by an event after the response. */
    const eventByCommand = new Map([
      ['launch', 'initialized'],
      ['configurationDone', 'stopped'],
      ['next', 'stopped'],
      ['continue', 'stopped'],
    ]);
    const client = createDebugClient(async (request) => {
      await writer.write(request as unknown as Message);
      const event = eventByCommand.get(request.command);
      return waitFor((message) =>
        event === undefined
          ? message.type === 'response'
          : (message as DebugProtocol.Event).event === event || (message as DebugProtocol.Response).success === false,
      );
    });
    return { client, child, writer };
  }

  it('steps through a combat of a file, and ends when the client disconnects', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const { client, child } = await start();
    const closed = once(child, 'exit');
    await client.start({ program: 'biscay.scenario.yaml' });
    assert.match((await client.listFrames())[0]!, /^Search of Germany/);
    assert.equal(await client.move('next'), 'step');
    assert.match((await client.listFrames())[0]!, /^Search of the Commonwealth/);
    assert.match(await client.evaluate('odds'), /Surprise points/);
    assert.match(await client.move('continue'), /^step: The end/);
    await client.ask('disconnect');
    assert.deepEqual(await closed, [0, null]);
  });

  it('passes over what is no request', async () => {
    const { client, child, writer } = await start();
    const closed = once(child, 'exit');
    for (const message of [null, 7, { type: 'response' }, { type: 'request' }])
      await writer.write(message as unknown as Message);
    await client.ask('initialize');
    child.stdin.end();
    assert.deepEqual(await closed, [0, null]);
  });

  it('says that a file does not exist, and ends with its input', async () => {
    const { client, child } = await start();
    const closed = once(child, 'exit');
    await assert.rejects(client.start({ program: 'none.scenario.yaml' }), /none\.scenario\.yaml/);
    child.stdin.end();
    assert.deepEqual(await closed, [0, null]);
  });
});
