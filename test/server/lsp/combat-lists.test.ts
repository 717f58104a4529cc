import assert from 'node:assert/strict';
import type { FileCombats, Forecast } from '../../../server/src/protocol';
import { startClient } from './client';
import type { TestClient } from './client';
import { writeDuel } from '../../support/duel';

const folder = 'file:///work';
const [openUri, closedUri, brokenUri] = ['open', 'closed', 'broken'].map(
  (name) => `${folder}/${name}.scenario.yaml`,
) as [string, string, string];

describe('the list of combats', () => {
  let client: TestClient;
  const text = writeDuel('{ odds: { attacker-wins: { min: 0.2 } } }');
  const contents = new Map([
    [closedUri, text],
    [brokenUri, text.replace('dd: 1', 'dd: many')],
  ]);

  beforeEach(async () => {
    client = await startClient({
      folders: [folder],
      options: { clientCommands: true },
      runtime: {
        readFile: (file) => Promise.resolve(contents.get(file)),
        listFiles: () => Promise.resolve({ uris: [...contents.keys()], more: false }),
      },
    });
    await client.open(openUri, text);
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  const ask = <Result>(command: string, argument: object) =>
    client.connection.sendRequest<Result>('workspace/executeCommand', { command, arguments: [argument] });

  it('has the combats of open and of closed files, and says which cannot be resolved', async () => {
    const files = await ask<FileCombats[]>('asdic.server.combats', {});
    assert.deepEqual(
      files.map(({ uri, scenarios }) => [
        uri,
        scenarios.map(({ isTurn, combats }) => [
          isTurn,
          combats.map(({ id, range, problem }) => [id, range.start.line, problem]),
        ]),
      ]),
      [
        [openUri, [[false, [['duel', 3, undefined]]]]],
        [closedUri, [[false, [['duel', 3, undefined]]]]],
        [brokenUri, [[false, [['duel', 3, '1 problem']]]]],
      ],
    );
    const empty = `${folder}/none.scenario.yaml`;
    assert.deepEqual(await ask('asdic.server.combats', { uri: empty }), [{ uri: empty, scenarios: [] }]);
  });

  it('forecasts the combats of closed files as the lenses of an open one do', async () => {
    const [forecast] = await ask<Forecast[]>('asdic.server.forecasts', { uri: closedUri });
    assert.match(forecast!.text, /\d+% \u00b7 /);
    assert.match(forecast!.tooltip, /wins: /i);
    assert.deepEqual(await ask('asdic.server.forecasts', { uri: openUri }), [forecast]);
    assert.deepEqual(await ask('asdic.server.forecasts', { uri: brokenUri }), []);
    assert.deepEqual(await ask('asdic.server.forecasts', {}), []);
  });

  it('forecasts nothing while live odds are off', async () => {
    await client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { asdic: { liveOdds: 'off' } },
    });
    assert.deepEqual(await ask('asdic.server.forecasts', { uri: closedUri }), []);
  });
});
