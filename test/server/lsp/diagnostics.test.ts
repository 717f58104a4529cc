import assert from 'node:assert/strict';
import { DiagnosticSeverity, DocumentDiagnosticReportKind } from 'vscode-languageserver/node';
import type { DocumentDiagnosticReport } from 'vscode-languageserver/node';
import { formatRulePageUri } from '../../../server/src/protocol';
import { eventually, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

describe('publishing diagnostics', () => {
  let client: TestClient;
  async function start(options: ClientOptions = {}, text = biscay): Promise<void> {
    client = await startClient(options);
    await client.open(uri, text);
  }
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const textDocument = { uri };
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const pull = (previousResultId?: string): Promise<DocumentDiagnosticReport> =>
    ask('textDocument/diagnostic', { textDocument, previousResultId });
  const getFullItems = (report: DocumentDiagnosticReport) =>
    report.kind === DocumentDiagnosticReportKind.Full ? report.items : undefined;

  describe('with a client that can pull', () => {
    it('answers pulled diagnostics and pushes none', async () => {
      await start({}, biscay.replace('weather: rain', 'wether: rain'));
      const [problem, ...others] = getFullItems(await pull())!;
      assert.deepEqual(others, []);
      assert.equal(problem!.code, 'schema/unknown-key');
      assert.equal(problem!.source, 'asdic');
      assert.equal(problem!.severity, DiagnosticSeverity.Error);
      assert.deepEqual(problem!.range, { start: { line: 9, character: 4 }, end: { line: 9, character: 10 } });
      assert.deepEqual(client.published, []);
    });

    it('answers that diagnostics are unchanged', async () => {
      await start();
      const first = await pull();
      await client.change(uri, 'Condors over', 'Condors above');
      assert.deepEqual(await pull(first.resultId), { kind: 'unchanged', resultId: first.resultId });
      await client.change(uri, 'weather: rain', 'weather: hail');
      const second = await pull(first.resultId);
      assert.equal(second.kind, 'full');
      assert.notEqual(second.resultId, first.resultId);
    });

    it('links a diagnostic to the page of its rule when the client can open it', async () => {
      await start({}, biscay.replace('action: naval', 'action: pass'));
      const [problem] = getFullItems(await pull())!;
      const page = { ruleset: 'wif-ssw', rule: 'owner-acted', check: 'owner-passed' };
      const title = '1.2.1 The owner must have taken an action';
      assert.deepEqual(problem!.codeDescription, { href: formatRulePageUri({ ...page, title }) });
      assert.equal(problem!.relatedInformation?.[0]?.location.uri, uri);
      const { text } = await ask<{ text: string }>('workspace/textDocumentContent', {
        uri: problem!.codeDescription.href,
      });
      assert.match(text, /^# The owner must have taken an action/);
      assert.match(text, /\]\(\.\.\/\.\.\/wif-ssw\/index\/[^)]*\)/);
    });
  });

  describe('with a client that cannot pull', () => {
    const pushOptions = { capabilities: { textDocument: {} } };

    it('pushes diagnostics with their version, and clears them when the document is closed', async () => {
      await start(pushOptions);
      assert.equal(client.initializeResult.capabilities.diagnosticProvider, undefined);
      await eventually(() => client.published.length > 0);
      assert.deepEqual(client.published.at(-1), { uri, version: 1, diagnostics: [] });
      await client.change(uri, 'weather: rain', 'wether: rain');
      const received = await eventually(
        () => client.published.find(({ version }) => version === 2),
        (params) => params !== undefined,
      );
      assert.equal(received!.diagnostics.length, 1);
      assert.equal(received!.diagnostics[0]!.codeDescription, undefined);
      await client.close(uri);
      await eventually(() => client.published.at(-1)!.version === undefined);
      assert.deepEqual(client.published.at(-1)!.diagnostics, []);
    });

    it('pushes no older version after a newer one', async () => {
      await start(pushOptions);
      for (let points = 13; points < 40; points++)
        await client.change(uri, `convoyPoints: ${points - 1}`, `convoyPoints: ${points}`);
      await eventually(() => client.published.at(-1)?.version === 28);
      const versions = client.published.map(({ version }) => version!);
      assert.deepEqual(
        versions,
        [...versions].sort((a, b) => a - b),
      );
    });
  });
});
