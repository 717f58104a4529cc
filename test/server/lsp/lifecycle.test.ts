/** Answers of the server before `initialize` and after `shutdown`. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  ErrorCodes,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeActionOptions,
  type InitializeResult,
} from 'vscode-languageserver/node';
import { startServer } from '../../../server/src/lsp/server';

describe('the lifecycle of the server', () => {
  function connect() {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    startServer(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), {
      loadWorkerStarter: () => Promise.reject(new Error('no worker in this test')),
      now: () => 0,
      setImmediate: (callback) => void setImmediate(callback),
    });
    const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    connection.listen();
    return connection;
  }
  const hover = { textDocument: { uri: 'file:///a.scenario.yaml' }, position: { line: 0, character: 0 } };
  const initialize = { processId: null, rootUri: null, capabilities: {} };

  it('rejects requests before `initialize`', async () => {
    const connection = connect();
    await assert.rejects(connection.sendRequest('textDocument/hover', hover), {
      code: ErrorCodes.ServerNotInitialized,
    });
    await connection.sendRequest('initialize', initialize);
    assert.equal(await connection.sendRequest('textDocument/hover', hover), null);
    connection.dispose();
  });

  it('announces its version and that one file can change the problems of another', async () => {
    const connection = connect();
    const capabilities = { textDocument: { diagnostic: {} } };
    const answer = await connection.sendRequest<InitializeResult>('initialize', { ...initialize, capabilities });
    const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
    assert.deepEqual(answer.serverInfo, { name: 'asdic', version });
    assert.ok(answer.capabilities.diagnosticProvider?.interFileDependencies);
    const { codeActionKinds = [] } = answer.capabilities.codeActionProvider as CodeActionOptions;
    assert.ok(!codeActionKinds.includes(''));
    connection.dispose();
  });

  it('rejects requests after `shutdown`', async () => {
    const connection = connect();
    await connection.sendRequest('initialize', initialize);
    await connection.sendRequest('shutdown');
    await assert.rejects(connection.sendRequest('textDocument/hover', hover), { code: ErrorCodes.InvalidRequest });
    connection.dispose();
  });
});
