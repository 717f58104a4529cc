import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { ClientCapabilities, ServerCapabilities } from 'vscode-languageserver/node';
import { startClient } from './client';
import type { TestClient } from './client';
import { biscay, uri } from './scenario';

/** A client with every capability that the server looks for. */
const allCapabilities: ClientCapabilities = {
  textDocument: {
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    codeLens: {},
    colorProvider: {},
    completion: { completionItem: { snippetSupport: true } },
    definition: {},
    diagnostic: {},
    documentHighlight: {},
    documentLink: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: {},
    formatting: {},
    hover: { contentFormat: ['markdown'] },
    inlayHint: {},
    linkedEditingRange: {},
    onTypeFormatting: {},
    rangeFormatting: {},
    references: {},
    rename: { prepareSupport: true },
    selectionRange: {},
    signatureHelp: {},
    semanticTokens: {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: [],
    },
  },
  workspace: {
    fileOperations: { willRename: true },
    symbol: {},
    textDocumentContent: {},
    workspaceEdit: { documentChanges: true },
  },
};

const textDocument = { uri };
const position = { line: 4, character: 4 };
const range = { start: position, end: position };
const positionParams = { textDocument, position };
const options = { tabSize: 2, insertSpaces: true };
const whole = { start: { line: 0, character: 0 }, end: { line: 30, character: 0 } };

/** Requests for each capability that the server can announce. */
const requests: Readonly<Record<string, readonly (readonly [method: string, params: object])[]>> = {
  codeActionProvider: [['textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } }]],
  codeLensProvider: [['textDocument/codeLens', { textDocument }]],
  colorProvider: [
    ['textDocument/documentColor', { textDocument }],
    ['textDocument/colorPresentation', { textDocument, range, color: { red: 0, green: 0, blue: 0, alpha: 1 } }],
  ],
  completionProvider: [['textDocument/completion', positionParams]],
  definitionProvider: [['textDocument/definition', positionParams]],
  diagnosticProvider: [['textDocument/diagnostic', { textDocument }]],
  documentFormattingProvider: [['textDocument/formatting', { textDocument, options }]],
  documentHighlightProvider: [['textDocument/documentHighlight', positionParams]],
  documentLinkProvider: [['textDocument/documentLink', { textDocument }]],
  documentOnTypeFormattingProvider: [['textDocument/onTypeFormatting', { ...positionParams, ch: '\n', options }]],
  documentRangeFormattingProvider: [['textDocument/rangeFormatting', { textDocument, range: whole, options }]],
  documentSymbolProvider: [['textDocument/documentSymbol', { textDocument }]],
  foldingRangeProvider: [['textDocument/foldingRange', { textDocument }]],
  hoverProvider: [['textDocument/hover', positionParams]],
  inlayHintProvider: [['textDocument/inlayHint', { textDocument, range: whole }]],
  linkedEditingRangeProvider: [['textDocument/linkedEditingRange', positionParams]],
  referencesProvider: [['textDocument/references', { ...positionParams, context: { includeDeclaration: true } }]],
  renameProvider: [['textDocument/prepareRename', positionParams]],
  selectionRangeProvider: [['textDocument/selectionRange', { textDocument, positions: [position] }]],
  semanticTokensProvider: [
    ['textDocument/semanticTokens/full', { textDocument }],
    ['textDocument/semanticTokens/full/delta', { textDocument, previousResultId: 'none' }],
    ['textDocument/semanticTokens/range', { textDocument, range: whole }],
  ],
  signatureHelpProvider: [['textDocument/signatureHelp', positionParams]],
  workspaceSymbolProvider: [['workspace/symbol', { query: '' }]],
};

/** Requests of the protocol that the server does not offer. */
const notOffered: readonly string[] = [
  'textDocument/declaration',
  'textDocument/implementation',
  'textDocument/inlineValue',
  'textDocument/moniker',
  'textDocument/prepareCallHierarchy',
  'textDocument/prepareTypeHierarchy',
  'textDocument/typeDefinition',
];

const methodNotFound = -32601;

describe('the announced capabilities of the server', () => {
  let client: TestClient;
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  const listAnnounced = (capabilities: ServerCapabilities): readonly string[] =>
    Object.entries(capabilities).flatMap(([name, value]) => (name.endsWith('Provider') && value ? [name] : []));

  async function start(capabilities: ClientCapabilities): Promise<ServerCapabilities> {
    client = await startClient({ capabilities });
    await client.open(uri, biscay);
    return client.initializeResult.capabilities;
  }

  it('answers every announced request', async () => {
    const announced = listAnnounced(await start(allCapabilities)).filter((name) => name !== 'executeCommandProvider');
    assert.deepEqual([...announced].sort(), Object.keys(requests).sort());
    for (const [method, params] of Object.values(requests).flat())
      await assert.doesNotReject(client.connection.sendRequest(method, params), method);
  });

  it('answers `workspace/willRenameFiles` if the client supports it', async () => {
    const { workspace } = await start(allCapabilities);
    assert.deepEqual(Object.keys(workspace?.fileOperations ?? {}), ['willRename']);
    const files = [{ oldUri: 'file:///work/a.yaml', newUri: 'file:///work/b.yaml' }];
    assert.equal(await client.connection.sendRequest('workspace/willRenameFiles', { files }), null);
  });

  it('has a handler for every announced command', async () => {
    const { commands } = (await start(allCapabilities)).executeCommandProvider!;
    for (const command of commands)
      await client.connection.sendRequest('workspace/executeCommand', { command }).catch(({ message }: Error) => {
        assert.doesNotMatch(message, /There is no command/);
      });
    client.errors.splice(0); // commands without arguments fail, as they should
  });

  it('answers no request that it has not announced', async () => {
    await start(allCapabilities);
    for (const method of notOffered)
      await assert.rejects(
        client.connection.sendRequest(method, positionParams),
        ({ code }: { code: number }) => code === methodNotFound,
        method,
      );
  });

  it('announces no more than the client supports', async () => {
    const announced = listAnnounced(await start({}));
    for (const name of ['diagnosticProvider', 'inlayHintProvider', 'semanticTokensProvider'])
      assert.ok(!announced.includes(name), name);
    assert.equal(client.initializeResult.capabilities.workspace?.fileOperations, undefined);
  });

  it('the editor documentation lists every announced request', async () => {
    await start(allCapabilities);
    const editorsGuide = fs.readFileSync('docs/editors.md', 'utf8');
    for (const [method] of Object.values(requests).flat()) assert.ok(editorsGuide.includes(`\`${method}\``), method);
  });

  it('the editor documentation lists every command', async () => {
    const { commands } = (await start(allCapabilities)).executeCommandProvider!;
    const editorsGuide = fs.readFileSync('docs/editors.md', 'utf8');
    for (const command of commands) assert.ok(editorsGuide.includes(`\`${command}\``), command);
  });
});
