import assert from 'node:assert/strict';
import type * as lsp from 'vscode-languageserver';
import { createServerCapabilities, readClient } from '../../../server/src/lsp/capabilities';

const read = (capabilities: lsp.ClientCapabilities, more: Partial<lsp.InitializeParams> = {}) =>
  readClient({ processId: null, rootUri: null, capabilities, ...more });

/** What a client can do, as `name: true` or `false`. */
const listAbilities = (client: ReturnType<typeof readClient>) =>
  Object.entries(client).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');

const listAble = (capabilities: lsp.ClientCapabilities) =>
  listAbilities(read(capabilities)).flatMap(([name, isAble]) => (isAble ? [name] : []));

const dynamic = { dynamicRegistration: true };
const synchronizedDocuments = {
  synchronization: dynamic,
  hover: dynamic,
  completion: dynamic,
  definition: dynamic,
  references: dynamic,
};

/** Each capability by itself, with what it lets the server do. */
const cases: readonly (readonly [able: readonly string[], capabilities: lsp.ClientCapabilities])[] = [
  [['pullsDiagnostics'], { textDocument: { diagnostic: {} } }],
  [['refreshesDiagnostics'], { workspace: { diagnostics: { refreshSupport: true } } }],
  [['refreshesLenses'], { workspace: { codeLens: { refreshSupport: true } } }],
  [['answersConfiguration'], { workspace: { configuration: true } }],
  [['registersConfiguration'], { workspace: { didChangeConfiguration: dynamic } }],
  [['registersWatchers'], { workspace: { didChangeWatchedFiles: dynamic } }],
  [['registersDocuments'], { textDocument: synchronizedDocuments }],
  [['supportsWorkspaceFolders'], { workspace: { workspaceFolders: true } }],
  [['progress'], { window: { workDoneProgress: true } }],
  [['semanticTokens'], { textDocument: { semanticTokens: {} as lsp.SemanticTokensClientCapabilities } }],
  [['inlayHints'], { textDocument: { inlayHint: {} } }],
  [['refreshesInlayHints'], { workspace: { inlayHint: { refreshSupport: true } } }],
  [['refreshesSemanticTokens'], { workspace: { semanticTokens: { refreshSupport: true } } }],
  [['highlights'], { textDocument: { documentHighlight: {} } }],
  [['linkedEditing'], { textDocument: { linkedEditingRange: {} } }],
  [['selectionRanges'], { textDocument: { selectionRange: {} } }],
  [['colors'], { textDocument: { colorProvider: {} } }],
  [['links'], { textDocument: { documentLink: {} } }],
  [['onTypeFormatting'], { textDocument: { onTypeFormatting: {} } }],
  [['signatureHelp'], { textDocument: { signatureHelp: {} } }],
  [
    ['signatureHelp', 'labelOffsets'],
    {
      textDocument: { signatureHelp: { signatureInformation: { parameterInformation: { labelOffsetSupport: true } } } },
    },
  ],
  [['versionedEdits'], { workspace: { workspaceEdit: { documentChanges: true } } }],
  [
    ['resolvesActionEdits'],
    { textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } } } },
  ],
  [
    ['versionedEdits', 'createsFiles'],
    { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } } },
  ],
  [['renamesFiles'], { workspace: { fileOperations: { willRename: true } } }],
  [['snippets'], { textDocument: { completion: { completionItem: { snippetSupport: true } } } }],
  [['nestsSymbols'], { textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true } } }],
  [['showsDocuments'], { window: { showDocument: { support: true } } }],
  [['opensRulePages'], { workspace: { textDocumentContent: {} } }],
];

/** Capabilities that a client announces but does not have, and halves of those that need another. */
const without: readonly lsp.ClientCapabilities[] = [
  {},
  { textDocument: {}, workspace: {}, window: {}, general: {} },
  {
    workspace: { diagnostics: { refreshSupport: false }, codeLens: {}, configuration: false, workspaceFolders: false },
  },
  { workspace: { didChangeConfiguration: {}, didChangeWatchedFiles: { dynamicRegistration: false } } },
  { workspace: { workspaceEdit: { resourceOperations: ['create'] }, fileOperations: { didRename: true } } },
  { textDocument: { ...synchronizedDocuments, references: {} } },
  { textDocument: { hover: dynamic } },
  { textDocument: { codeAction: { dataSupport: true } } },
  { textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } } },
  { textDocument: { codeAction: { dataSupport: true, resolveSupport: { properties: ['command'] } } } },
  { window: { showDocument: { support: false } } },
];

describe('the capabilities of a client', () => {
  for (const [able, capabilities] of cases)
    it(`are read one by one: ${able.join(' with ')}`, () => assert.deepEqual(listAble(capabilities), able));

  it('are none without being announced, and none by half', () => {
    for (const capabilities of without) assert.deepEqual(listAble(capabilities), [], JSON.stringify(capabilities));
    assert.deepEqual(
      listAble({ workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['delete'] } } }),
      ['versionedEdits'],
    );
  });

  it('are each of use to the server', () => {
    const names = listAbilities(read({})).map(([name]) => name);
    assert.deepEqual(names.toSorted(), [...new Set(cases.flatMap(([able]) => able))].toSorted());
  });

  it('say where Markdown is rendered; elsewhere text is plain', () => {
    const { markup } = read({
      textDocument: {
        hover: { contentFormat: ['plaintext', 'markdown'] },
        completion: { completionItem: { documentationFormat: ['plaintext'] } },
      },
    });
    const text = '**Attack** `3`';
    assert.deepEqual(markup.hover(text), { kind: 'markdown', value: text });
    assert.deepEqual(markup.hint(text), { kind: 'markdown', value: text });
    assert.deepEqual(markup.completion(text), { kind: 'plaintext', value: 'Attack 3' });
    assert.deepEqual(markup.signature(text), { kind: 'plaintext', value: 'Attack 3' });
  });

  it('come with the folders of the workspace, or its root', () => {
    const folder = { uri: 'file:///games', name: 'games' };
    assert.deepEqual(read({}, { workspaceFolders: [folder], rootUri: 'file:///other' }).folders, ['file:///games']);
    assert.deepEqual(read({}, { workspaceFolders: null, rootUri: 'file:///other' }).folders, ['file:///other']);
    assert.deepEqual(read({}, { workspaceFolders: [], rootUri: 'file:///other' }).folders, []);
    assert.deepEqual(read({}).folders, []);
  });

  it('come with options, of which only a web page is accepted as the site', () => {
    const readOptions = (initializationOptions: unknown) => read({}, { initializationOptions }).asdicOptions;
    assert.deepEqual(readOptions({ clientCommands: true, site: 'https://example.org/asdic/' }), {
      clientCommands: true,
      site: 'https://example.org/asdic',
    });
    for (const site of ['file:///etc', 'javascript:alert(1)', 'https://a b', 3, undefined])
      assert.deepEqual(readOptions({ site }), { site: undefined });
    for (const options of [undefined, null, 'fast', 7]) assert.deepEqual(readOptions(options), { site: undefined });
  });
});

describe('the capabilities of the server', () => {
  /** What is announced beyond that for a bare client. */
  const listAnnounced = (capabilities: lsp.ClientCapabilities) => {
    const bare = createServerCapabilities(read({}));
    return Object.entries(createServerCapabilities(read(capabilities))).flatMap(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(bare[name as keyof typeof bare]) ? [] : [name],
    );
  };

  it('go without being asked for: what every editor understands', () => {
    assert.deepEqual(Object.keys(createServerCapabilities(read({}))), [
      'positionEncoding',
      'textDocumentSync',
      'hoverProvider',
      'codeLensProvider',
      'codeActionProvider',
      'completionProvider',
      'documentSymbolProvider',
      'foldingRangeProvider',
      'workspaceSymbolProvider',
      'definitionProvider',
      'referencesProvider',
      'renameProvider',
      'documentFormattingProvider',
      'documentRangeFormattingProvider',
      'executeCommandProvider',
      'workspace',
    ]);
  });

  it('follow those of the client', () => {
    const announced = cases.flatMap(([able, capabilities]) => {
      const names = listAnnounced(capabilities);
      return names.length === 0 ? [] : [`${able.join(' with ')}: ${names.join()}`];
    });
    assert.deepEqual(announced, [
      'pullsDiagnostics: diagnosticProvider',
      'semanticTokens: semanticTokensProvider',
      'inlayHints: inlayHintProvider',
      'highlights: documentHighlightProvider',
      'linkedEditing: linkedEditingRangeProvider',
      'selectionRanges: selectionRangeProvider',
      'colors: colorProvider',
      'links: documentLinkProvider',
      'onTypeFormatting: documentOnTypeFormattingProvider',
      'signatureHelp: signatureHelpProvider',
      'signatureHelp with labelOffsets: signatureHelpProvider',
      'resolvesActionEdits: codeActionProvider',
      'renamesFiles: workspace',
      'opensRulePages: workspace',
    ]);
    assert.equal(
      createServerCapabilities(read({ general: { positionEncodings: ['utf-8'] } })).positionEncoding,
      'utf-8',
    );
  });
});
