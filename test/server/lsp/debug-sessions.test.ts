import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { serverCommands } from '../../../server/src/protocol';
import { createDebugClient } from '../../support/debug-client';
import { biscay } from '../features/support';
import { startClient, type TestClient } from './client';
import { uri } from './scenario';

describe('debug sessions on the server', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = await startClient();
    await client.open(uri, biscay);
  });
  afterEach(() => client.stop());

  const run = (argument: object): Promise<readonly DebugProtocol.ProtocolMessage[]> =>
    client.connection.sendRequest('workspace/executeCommand', { command: serverCommands.debug, arguments: [argument] });
  const connect = (session: string) => createDebugClient((message) => run({ session, message }));

  it('steps through the open text, with odds, each session by itself', async () => {
    const [first, second] = [connect('1'), connect('2')];
    await first.start({ program: uri });
    await second.start({ program: uri });
    await first.move('next');
    assert.match((await first.listFrames())[0]!, /^Search of the Commonwealth/);
    assert.match((await second.listFrames())[0]!, /^Search of Germany/);
    assert.match(await first.evaluate('odds'), /Surprise points/);
    await first.ask('disconnect');
    await assert.rejects(first.listFrames(), /No combat is being stepped through/);
    assert.match((await second.listFrames())[0]!, /^Search of Germany/);
  });

  it('steps through the turn of the open text, and tells what a combat is worth with what the earlier ones left', async () => {
    const hawaii = 'file:///off-hawaii.scenario.yaml';
    await client.open(hawaii, readFileSync('samples/aare/off-hawaii.scenario.yaml', 'utf8'));
    const session = connect('1');
    await session.start({ program: hawaii, turn: true });
    assert.equal((await session.listFrames()).at(-1), 'Off Hawaii:4');
    assert.match(await session.evaluate('odds'), /^The US: .*% chance of winning; Japan: .*% chance of winning$/);
  });

  it('refuses a file that is not open', async () => {
    await assert.rejects(connect('1').start({ program: 'file:///none.scenario.yaml' }), /is not open as a scenario/);
  });

  it('says what a message must be', async () => {
    await assert.rejects(
      run({ session: '1', message: { command: 'threads' } }),
      /The argument must be \{ session, message/,
    );
  });
});
