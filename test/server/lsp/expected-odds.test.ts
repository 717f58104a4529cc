import assert from 'node:assert/strict';
import type { DocumentDiagnosticReport, WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { eventually, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { writeDuel } from '../../support/duel';

const uri = 'file:///work/duel.scenario.yaml';
const tooMuch = writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }');

describe('diagnostics of expected odds', () => {
  let client: TestClient;

  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  const start = async (options: ClientOptions) => void (client = await startClient(options));
  const listCodes = (diagnostics: readonly { readonly code?: unknown }[]) => diagnostics.map(({ code }) => code);

  it('pushes the diagnostics of expected odds after all others', async () => {
    await start({ capabilities: {} });
    await client.open(uri, tooMuch);
    await eventually(() => client.published.length === 2);
    assert.deepEqual(
      client.published.map(({ diagnostics }) => listCodes(diagnostics)),
      [[], ['expect/odds-not-met']],
    );
  });

  it('asks a pull client to pull again, and keeps the earlier diagnostics during edits until new ones exist', async () => {
    let refreshed = 0;
    await start({
      capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
      prepare: (connection) => connection.onRequest('workspace/diagnostic/refresh', () => void refreshed++),
    });
    const pull = async () => {
      const report = await client.connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
      });
      return report.kind === 'full' ? listCodes(report.items) : [];
    };
    await client.open(uri, tooMuch);
    assert.deepEqual(await pull(), []);
    await eventually(() => refreshed === 1);
    assert.deepEqual(await pull(), ['expect/odds-not-met']);
    await client.change(uri, 'bb: 1', 'bb: 9');
    assert.deepEqual(await pull(), ['expect/odds-not-met']);
    await eventually(() => refreshed === 2);
    assert.deepEqual(await pull(), []);
  });

  it('reports expected odds in files that are not open', async () => {
    await start({
      folders: ['file:///work'],
      capabilities: { textDocument: { diagnostic: {} } },
      runtime: {
        readFile: (file) => Promise.resolve(file === uri ? tooMuch : undefined),
        listFiles: () => Promise.resolve({ uris: [uri], more: false }),
      },
    });
    const report = await client.connection.sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [],
    });
    const [first] = report.items;
    assert.deepEqual([first!.uri, first!.kind === 'full' && listCodes(first!.items)], [uri, ['expect/odds-not-met']]);
  });
});
