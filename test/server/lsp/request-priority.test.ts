/** Long requests wait in a queue, and short ones overtake them. */
import assert from 'node:assert/strict';
import type { Hover } from 'vscode-languageserver/node';
import { serverCommands } from '../../../server/src/protocol';
import { positionAt, startClient } from './client';
import { biscay, uri } from './scenario';

describe('the priority of hovers', () => {
  it('answers a hover before hundreds of earlier requests for odds', async function () {
    const client = await startClient({ options: { clientCommands: true } });
    await client.open(uri, biscay);
    let doneCount = 0;
    const params = { command: serverCommands.odds, arguments: [{ uri, id: 'biscay' }] };
    const odds = Array.from({ length: 100 }, async () => {
      await client.connection.sendRequest('workspace/executeCommand', params);
      doneCount++;
    });
    const position = positionAt(client.text(uri), 'rain', 1);
    const hover = await client.connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri },
      position,
    });
    assert.ok(hover);
    assert.ok(doneCount < 20, `${doneCount} of the odds came first`);
    await Promise.all(odds);
    assert.equal(doneCount, 100);
    await client.stop();
  });

  it('answers a hover before the diagnostics that were requested just before', async () => {
    const client = await startClient();
    await client.open(uri, biscay);
    const textDocument = { uri };
    // The handlers of hovers are loaded after the first diagnostics: until then, a hover waits for them.
    await client.connection.sendRequest('textDocument/hover', { textDocument, position: { line: 0, character: 0 } });
    await client.change(uri, 'rain', 'snow');
    const answered: string[] = [];
    const ask = async (method: string) => {
      const position = positionAt(client.text(uri), 'snow', 1);
      await client.connection.sendRequest(`textDocument/${method}`, { textDocument, position });
      answered.push(method);
    };
    await Promise.all([ask('diagnostic'), ask('hover')]);
    assert.deepEqual(answered, ['hover', 'diagnostic']);
    await client.stop();
  });
});
