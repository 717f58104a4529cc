import assert from 'node:assert/strict';
import type { FileTests, TestOutcome } from '../../../server/src/protocol';
import { startClient } from './client';
import type { TestClient } from './client';
import { writeDuel } from '../../support/duel';

const folder = 'file:///work';
const [openUri, closedUri] = [`${folder}/open.scenario.yaml`, `${folder}/closed.scenario.yaml`];

describe('tests of scenarios', () => {
  let client: TestClient;

  beforeEach(async () => {
    const text = writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }');
    client = await startClient({
      folders: [folder],
      options: { clientCommands: true },
      runtime: {
        readFile: (file) => Promise.resolve(file === closedUri ? text : undefined),
        listFiles: () => Promise.resolve({ uris: [closedUri], more: false }),
      },
    });
    await client.open(openUri, writeDuel('{ odds: { attacker-wins: { min: 0.2 } } }'));
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  const ask = <Result>(command: string, argument: object) =>
    client.connection.sendRequest<Result>('workspace/executeCommand', { command, arguments: [argument] });

  it('lists the tests of open and of closed files', async () => {
    const files = await ask<FileTests[]>('asdic.server.tests', {});
    assert.deepEqual(
      files.map(({ uri, tests }) => [uri, tests.map(({ label, range }) => [label, range.start.line])]),
      [
        [openUri, [['duel', 6]]],
        [closedUri, [['duel', 6]]],
      ],
    );
    assert.deepEqual(await ask('asdic.server.tests', { uri: `${folder}/none.scenario.yaml` }), [
      { uri: `${folder}/none.scenario.yaml`, tests: [] },
    ]);
  });

  it('runs tests on the text of the editor, or on the file, including the odds that they need', async () => {
    const listStates = async (uri: string) =>
      (await ask<TestOutcome[]>('asdic.server.runTests', { uri })).map(({ id, state }) => [id, state]);
    assert.deepEqual(await listStates(openUri), [['0 duel', 'passed']]);
    assert.deepEqual(await listStates(closedUri), [['0 duel', 'failed']]);
    await client.change(openUri, '0.2', '0.99');
    assert.deepEqual(await listStates(openUri), [['0 duel', 'failed']]);
  });

  it('rejects wrong arguments', async () => {
    await assert.rejects(ask('asdic.server.runTests', { uri: openUri, ids: [1] }), /The argument must be/);
    client.errors.length = 0;
  });
});
