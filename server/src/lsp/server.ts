/** Server lifecycle: answers `initialize` at once, then loads the features; requests wait for them. Shared by all hosts. */
import * as lsp from 'vscode-languageserver';
import { readFileRequest } from '../protocol';
import type { RequestHandlers } from './request-handlers';
import { type Client, readClient, serverCapabilities } from './capabilities';
import { runGuarded } from './guard';
import type { LanguageService } from './language-service';
import { type Runtime, maxBytes, yieldToEventLoop } from './runtime';
import { createTextDocumentFactory, encodingFor } from './positions';
import type { ReadFile } from './tables';

type LifecycleState = 'not initialized' | 'running' | 'shut down';

const lifecycleErrors: Readonly<Record<LifecycleState, (() => lsp.ResponseError) | undefined>> = {
  'not initialized': () =>
    new lsp.ResponseError(
      lsp.ErrorCodes.ServerNotInitialized,
      'The server is not initialized: send `initialize` first.',
    ),
  running: undefined,
  'shut down': () =>
    new lsp.ResponseError(lsp.ErrorCodes.InvalidRequest, 'The server was shut down: it answers `exit` alone.'),
};

export function startServer(connection: lsp.Connection, runtime: Runtime): void {
  const log = (message: string): void => connection.console.error(message);
  let encoding = encodingFor();
  const open = new lsp.TextDocuments(createTextDocumentFactory(() => encoding));
  let resolveService!: (language: Promise<LanguageService>) => void;
  const service = new Promise<LanguageService>((resolve) => (resolveService = resolve));
  let lifecycle: LifecycleState = 'not initialized';
  let loading = false;
  /** The service for diagnostics; rejects before `initialize` and after `shutdown`. */
  const getService = (): Promise<LanguageService> => {
    const createError = lifecycleErrors[lifecycle];
    return createError ? Promise.reject(createError()) : service;
  };
  /** All other request handlers. */
  const getHandlers = async (): Promise<RequestHandlers> => (await getService()).answers();

  connection.onInitialize((params) => {
    const client = readClient(params);
    ({ encoding } = client);
    lifecycle = 'running';
    loading = true;
    resolveService(loadService(client));
    return { capabilities: serverCapabilities(client), serverInfo: { name: 'asdic' } };
  });

  /** Runs after the response to `initialize` is written, as loading blocks the thread. */
  async function loadService(client: Client): Promise<LanguageService> {
    await yieldToEventLoop(runtime);
    const { createLanguageService } = await import('./language-service');
    return createLanguageService({
      connection,
      client,
      open,
      runtime,
      readFile: createFileReader(connection, client, runtime),
      log,
    });
  }

  const runWithService = (name: string, action: (languageService: LanguageService) => unknown): void =>
    void runGuarded(log, name, async () => action(await service));

  connection.onInitialized(() =>
    runWithService('Registering', async ({ session }) => {
      if (session.client.workspaceFolders) {
        connection.workspace.onDidChangeWorkspaceFolders(() =>
          runWithService('Changed folders', async () => session.foldersChanged(await listFolders(connection))),
        );
      }
      await register(connection, session.client);
      session.begin();
    }),
  );
  connection.onShutdown(async () => {
    lifecycle = 'shut down';
    if (loading) (await service).session.dispose();
  });

  open.listen(connection);
  open.onDidChangeContent(({ document }) => runWithService('A change', ({ session }) => session.changed(document.uri)));
  open.onDidSave(({ document }) => runWithService('A save', ({ session }) => session.saved(document.uri)));
  open.onDidClose(({ document }) => runWithService('A close', ({ session }) => session.closed(document.uri)));
  connection.onDidChangeConfiguration(({ settings }) =>
    runWithService('New settings', ({ session }) => session.settingsChanged(settings)),
  );
  connection.onDidChangeWatchedFiles(({ changes }) =>
    runWithService('Changed files', ({ session }) => session.filesChanged(changes.map(({ uri }) => uri))),
  );

  connection.languages.diagnostics.on(async (params, token) => (await getService()).diagnostics(params, token));
  connection.languages.diagnostics.onWorkspace(async (params, token, _progress, stream) =>
    (await getService()).workspaceDiagnostics(params, token, stream),
  );
  connection.onWorkspaceSymbol(async (params, token) => (await getHandlers()).workspaceSymbols(params, token));
  connection.onHover(async (params, token) => (await getHandlers()).hover(params, token));
  connection.onCompletion(async (params, token) => (await getHandlers()).completion(params, token));
  connection.onSignatureHelp(async (params, token) => (await getHandlers()).signatureHelp(params, token));
  connection.onCodeLens(async (params, token) => (await getHandlers()).lenses(params, token));
  connection.onCodeAction(async (params, token) => (await getHandlers()).actions(params, token));
  connection.onCodeActionResolve(
    async (action, token) => (await (await getHandlers()).resolveAction(action, token)) ?? action,
  );
  connection.onDocumentSymbol(async (params, token) => (await getHandlers()).symbols(params, token));
  connection.onFoldingRanges(async (params, token) => (await getHandlers()).folds(params, token));
  connection.languages.semanticTokens.on(async (params, token) => (await getHandlers()).semanticTokens(params, token));
  connection.languages.semanticTokens.onDelta(async (params, token) =>
    (await getHandlers()).semanticTokensDelta(params, token),
  );
  connection.languages.semanticTokens.onRange(async (params, token) =>
    (await getHandlers()).semanticTokensRange(params, token),
  );
  connection.languages.inlayHint.on(async (params, token) => (await getHandlers()).inlayHints(params, token));
  connection.languages.inlayHint.resolve(async (hint, token) => (await getHandlers()).resolveInlayHint(hint, token));
  connection.onDocumentHighlight(async (params, token) => (await getHandlers()).highlights(params, token));
  connection.languages.onLinkedEditingRange(async (params, token) => (await getHandlers()).linkedRanges(params, token));
  connection.onSelectionRanges(async (params, token) => (await getHandlers()).selectionRanges(params, token));
  connection.onDocumentColor(async (params, token) => (await getHandlers()).colors(params, token));
  connection.onColorPresentation(async (params, token) => (await getHandlers()).colorPresentations(params, token));
  connection.onDocumentFormatting(async (params, token) => (await getHandlers()).formatting(params, token));
  connection.onDocumentRangeFormatting(async (params, token) => (await getHandlers()).rangeFormatting(params, token));
  connection.onDocumentOnTypeFormatting(async (params, token) => (await getHandlers()).onTypeFormatting(params, token));
  connection.onDefinition(async (params, token) => (await getHandlers()).definition(params, token));
  connection.onDocumentLinks(async (params, token) => (await getHandlers()).links(params, token));
  connection.onReferences(async (params, token) => (await getHandlers()).references(params, token));
  connection.onPrepareRename(async (params, token) => (await getHandlers()).prepareRename(params, token));
  connection.onRenameRequest(async (params, token) => (await getHandlers()).rename(params, token));
  connection.workspace.onWillRenameFiles(async (params, token) => (await getHandlers()).renamedFiles(params, token));
  connection.workspace.textDocumentContent.on(async (params, token) =>
    (await getHandlers()).ruleDocument(params, token),
  );
  connection.onExecuteCommand(async (params, token, reporter) =>
    (await getHandlers()).command(params, token, reporter),
  );

  connection.listen();
}

/** Registrations that need an initialized client. */
async function register(connection: lsp.Connection, client: Client): Promise<void> {
  if (client.registersConfiguration) {
    await connection.client.register(lsp.DidChangeConfigurationNotification.type, { section: 'asdic' });
  }
  if (client.registersWatchers) {
    const watchers = [{ globPattern: '**/*.{yaml,yml,json}' }];
    await connection.client.register(lsp.DidChangeWatchedFilesNotification.type, { watchers });
  }
}

async function listFolders(connection: lsp.Connection): Promise<readonly string[]> {
  return ((await connection.workspace.getWorkspaceFolders()) ?? []).map(({ uri }) => uri);
}

/**
 * Files that the host has are read by the host, which resolves symbolic links; others through the client, which knows more file systems.
 */
function createFileReader(connection: lsp.Connection, { asdicOptions }: Client, { readFile }: Runtime): ReadFile {
  return async (uri, folder) => {
    if (readFile && (!asdicOptions.readFile || uri.startsWith('file:'))) return readFile(uri, folder, maxBytes);
    if (!asdicOptions.readFile) return undefined;
    return (await connection.sendRequest<string | null>(readFileRequest, { uri })) ?? undefined;
  };
}
