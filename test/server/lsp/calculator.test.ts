import assert from 'node:assert/strict';
import fs from 'node:fs';
import { ExecuteCommandRequest, LogMessageNotification, MessageType } from 'vscode-languageserver/node';
import { browserRuntime } from '../../../server/src/lsp/runtime.browser';
import type { CombatReport } from '../../../server/src/protocol';
import { serverCommands } from '../../../server/src/protocol';
import { startClient } from './client';

const uri = 'file:///scenarios/biscay.scenario.yaml';

describe('odds in a host where no worker can be started', () => {
  it('are calculated all the same, and it is said why they are so', async () => {
    const warnings: string[] = [];
    const client = await startClient({
      runtime: { worker: (address) => browserRuntime().worker(address) },
      prepare: (connection) =>
        connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
          if (type === MessageType.Warning) warnings.push(message);
        }),
    });
    await client.open(uri, fs.readFileSync('samples/wif-ssw/biscay.scenario.yaml', 'utf8'));
    for (let time = 0; time < 2; time++) {
      const params = { command: serverCommands.odds, arguments: [{ uri, id: 'biscay' }] };
      const report = (await client.connection.sendRequest(ExecuteCommandRequest.type, params)) as CombatReport;
      assert.equal(report.odds?.exact, true);
    }
    assert.deepEqual(warnings, [
      'The worker thread could not be started: the client has not told the address of its script (`worker`). Odds are calculated without it, so typing may lag meanwhile.',
    ]);
    await client.stop();
  });
});
