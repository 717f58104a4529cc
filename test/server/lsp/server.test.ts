import assert from 'node:assert/strict';
import type { CodeLens, DocumentDiagnosticReport, Hover } from 'vscode-languageserver/node';
import { serverCommands } from '../../../server/src/protocol';
import type { CombatReport } from '../../../server/src/protocol';
import { startClient, positionAt, eventually } from './client';
import type { TestClient } from './client';
import { biscay, uri } from './scenario';

describe('the language server', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = await startClient({ options: { clientCommands: true } });
    await client.open(uri, biscay);
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const at = (text: string, inside = 0) => ({
    textDocument: { uri },
    position: positionAt(client.text(uri), text, inside),
  });
  const pull = (previousResultId?: string) =>
    client.connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
      previousResultId,
    });

  it('works', async () => {
    console.log(JSON.stringify(client.answer.capabilities));
    console.log(JSON.stringify(await pull(), null, 1));
    console.log((await client.connection.sendRequest<Hover>('textDocument/hover', at('rain', 1))).contents);
    console.log(
      JSON.stringify(
        await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } }),
      ),
    );
    const r = await client.connection.sendRequest<CombatReport>('workspace/executeCommand', {
      command: serverCommands.resolve,
      arguments: [{ uri, id: 'biscay' }],
    });
    console.log(JSON.stringify(r, null, 1));
  });
});
