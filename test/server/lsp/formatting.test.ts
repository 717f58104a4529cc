import assert from 'node:assert/strict';
import type { TextEdit } from 'vscode-languageserver/node';
import { startClient } from './client';
import type { TestClient } from './client';
import { uri } from './scenario';

const textDocument = { uri };
const options = { tabSize: 2, insertSpaces: true };

describe('formatting over the protocol', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = await startClient({
      capabilities: { textDocument: { formatting: {}, rangeFormatting: {}, onTypeFormatting: {} } },
    });
    await client.open(uri, 'title:   x\npowers: {a: 1}\n');
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const ask = async (method: string, params: object): Promise<readonly string[]> => {
    const edits = await client.connection.sendRequest<TextEdit[]>(method, { textDocument, options, ...params });
    return edits.map(({ range: { start, end }, newText }) =>
      [`${start.line}:${start.character}-${end.line}:${end.character}`, JSON.stringify(newText)].join(' '),
    );
  };

  it('formats a document, a range and typed text', async () => {
    assert.deepEqual(await ask('textDocument/formatting', {}), ['0:6-0:9 " "', '1:9-1:9 " "', '1:13-1:13 " "']);
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } };
    assert.deepEqual(await ask('textDocument/rangeFormatting', { range }), ['0:6-0:9 " "']);
    const typed = { position: { line: 1, character: 14 }, ch: '}' };
    assert.deepEqual(await ask('textDocument/onTypeFormatting', typed), ['1:9-1:9 " "', '1:13-1:13 " "']);
  });

  it('announces formatting to clients that support it', async () => {
    const { documentFormattingProvider, documentRangeFormattingProvider } = client.initializeResult.capabilities;
    assert.deepEqual([documentFormattingProvider, documentRangeFormattingProvider], [true, true]);
    assert.equal(client.initializeResult.capabilities.documentOnTypeFormattingProvider?.firstTriggerCharacter, '\n');
    const other = await startClient({ capabilities: {} });
    assert.equal(other.initializeResult.capabilities.documentFormattingProvider, true);
    assert.equal(other.initializeResult.capabilities.documentOnTypeFormattingProvider, undefined);
    await other.stop();
  });
});
