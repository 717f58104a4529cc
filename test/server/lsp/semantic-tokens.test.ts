import assert from 'node:assert/strict';
import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver/node';
import { startClient } from './client';
import { biscay, uri } from './scenario';

const textDocument = { uri };

describe('semantic tokens over the protocol', () => {
  it('sends semantic tokens for the document, for a range and as a delta', async () => {
    const tokens = {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: [],
    };
    const client = await startClient({ capabilities: { textDocument: { semanticTokens: tokens } } });
    const { semanticTokensProvider } = client.initializeResult.capabilities;
    assert.deepEqual(semanticTokensProvider?.legend.tokenTypes.slice(0, 2), ['class', 'variable']);
    await client.open(uri, biscay);
    const ask = <Result>(method: string, params: object = {}): Promise<Result> =>
      client.connection.sendRequest(`textDocument/semanticTokens/${method}`, { textDocument, ...params });
    const first = await ask<SemanticTokens>('full/delta');
    assert.ok(first.data.length > 100, 'a request for a delta without an earlier result gets all tokens');
    const { data, resultId } = await ask<SemanticTokens>('full');
    assert.ok(data.length > 100 && data.length % 5 === 0);
    await client.change(uri, 'rain', 'storm');
    const delta = await ask<SemanticTokensDelta>('full/delta', { previousResultId: resultId });
    assert.deepEqual(
      delta.edits.map(({ deleteCount, data: inserted }) => [deleteCount, inserted]),
      [[1, [5]]],
    );
    const stale = await ask<SemanticTokens>('full/delta', { previousResultId: resultId });
    assert.equal(stale.data.length, data.length);
    const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
    assert.equal((await ask<SemanticTokens>('range', { range })).data.length, 5);
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
});
