/** Server lifecycle: answers `initialize` at once, then loads the features; requests wait for them. Shared by all hosts. */
import * as lsp from 'vscode-languageserver';
import { version } from '../generated/version';
import { readFileRequest } from '../protocol';
import type { RequestHandlers } from './request-handlers';
import { type Client, readClient, createServerCapabilities } from './capabilities';
import { runGuarded } from './guard';
import type { LanguageService } from './language-service';
import { type Runtime, maxTableBytes, yieldToEventLoop } from './runtime';
import { createTextDocumentFactory, chooseEncoding } from './positions';
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
  let encoding = chooseEncoding();
  let hasFolders = false;
  const openDocuments = new lsp.TextDocuments(createTextDocumentFactory(() => encoding));
  let resolveService!: (language: Promise<LanguageService>) => void;
  const service = new Promise<LanguageService>((resolve) => (resolveService = resolve));
  let lifecycle: LifecycleState = 'not initialized';
  let hasStartedLoading = false;
  /** The service for diagnostics; rejects before `initialize` and after `shutdown`. */
  const getService = (): Promise<LanguageService> => {
    const createError = lifecycleErrors[lifecycle];
    return createError ? Promise.reject(createError()) : service;
  };
  /** All other request handlers. */
  const getHandlers = async (): Promise<RequestHandlers> => (await getService()).loadHandlers();
  /** Answers a request by the handler of this name. */
  const handle =
    <Name extends keyof RequestHandlers>(name: Name) =>
    async (...args: Parameters<RequestHandlers[Name]>): Promise<Awaited<ReturnType<RequestHandlers[Name]>>> => {
      const handler = (await getHandlers())[name] as unknown as (
        ...all: typeof args
      ) => ReturnType<RequestHandlers[Name]>;
      return await handler(...args);
    };

  connection.onInitialize((params) => {
    const client = readClient(params);
    ({ encoding, supportsWorkspaceFolders: hasFolders } = client);
    lifecycle = 'running';
    hasStartedLoading = true;
    resolveService(loadService(client));
    return { capabilities: createServerCapabilities(client), serverInfo: { name: 'asdic', version } };
  });

  /** Runs after the response to `initialize` is written, as loading blocks the thread. */
  async function loadService(client: Client): Promise<LanguageService> {
    await yieldToEventLoop(runtime);
    const { createLanguageService } = await import('./language-service');
    return createLanguageService({
      connection,
      client,
      openDocuments,
      runtime,
      readFile: createFileReader(connection, client, runtime),
      log,
    });
  }

  const runWithService = (name: string, action: (languageService: LanguageService) => unknown): void =>
    void runGuarded(log, name, async () => action(await service));

  connection.onInitialized(() => {
    // Before the service is loaded: a change that nobody listens to is lost.
    if (hasFolders)
      connection.workspace.onDidChangeWorkspaceFolders(() =>
        runWithService('Handling changed folders', async ({ session }) =>
          session.onFoldersChange(await listFolders(connection)),
        ),
      );
    runWithService('Registering', async ({ session }) => {
      await register(connection, session.client);
      session.begin();
    });
  });
  connection.onShutdown(async () => {
    lifecycle = 'shut down';
    if (hasStartedLoading) (await service).session.dispose();
  });

  openDocuments.listen(connection);
  openDocuments.onDidChangeContent(({ document }) =>
    runWithService('Handling a change', ({ session }) => session.onChange(document.uri)),
  );
  openDocuments.onDidSave(({ document }) =>
    runWithService('Handling a save', ({ session }) => session.onSave(document.uri)),
  );
  openDocuments.onDidClose(({ document }) =>
    runWithService('Handling a closed document', ({ session }) => session.onClose(document.uri)),
  );
  connection.onDidChangeConfiguration(({ settings }) =>
    runWithService('Handling new settings', ({ session }) => session.onSettingsChange(settings)),
  );
  connection.onDidChangeWatchedFiles(({ changes }) =>
    runWithService('Handling changed files', ({ session }) => session.onFilesChange(changes.map(({ uri }) => uri))),
  );

  connection.languages.diagnostics.on(async (params, token) => (await getService()).diagnostics(params, token));
  connection.languages.diagnostics.onWorkspace(async (params, token, _progress, stream) =>
    (await getService()).workspaceDiagnostics(params, token, stream),
  );
  connection.onWorkspaceSymbol(handle('workspaceSymbols'));
  connection.onHover(handle('hover'));
  connection.onCompletion(handle('completion'));
  connection.onSignatureHelp(handle('signatureHelp'));
  connection.onCodeLens(handle('lenses'));
  connection.onCodeAction(handle('actions'));
  connection.onCodeActionResolve(
    async (action, token) => (await (await getHandlers()).resolveAction(action, token)) ?? action,
  );
  connection.onDocumentSymbol(handle('symbols'));
  connection.onFoldingRanges(handle('folds'));
  connection.languages.semanticTokens.on(handle('semanticTokens'));
  connection.languages.semanticTokens.onDelta(handle('semanticTokensDelta'));
  connection.languages.semanticTokens.onRange(handle('semanticTokensRange'));
  connection.languages.inlayHint.on(handle('inlayHints'));
  connection.languages.inlayHint.resolve(async (hint, token) => (await getHandlers()).resolveInlayHint(hint, token));
  connection.onDocumentHighlight(handle('highlights'));
  connection.languages.onLinkedEditingRange(handle('linkedRanges'));
  connection.onSelectionRanges(handle('selectionRanges'));
  connection.onDocumentColor(handle('colors'));
  connection.onColorPresentation(handle('colorPresentations'));
  connection.onDocumentFormatting(handle('formatting'));
  connection.onDocumentRangeFormatting(handle('rangeFormatting'));
  connection.onDocumentOnTypeFormatting(handle('onTypeFormatting'));
  connection.onDefinition(handle('definition'));
  connection.onDocumentLinks(handle('links'));
  connection.onReferences(handle('references'));
  connection.onPrepareRename(handle('prepareRename'));
  connection.onRenameRequest(handle('rename'));
  connection.workspace.onWillRenameFiles(handle('renamedFiles'));
  connection.workspace.textDocumentContent.on(handle('ruleDocument'));
  connection.onExecuteCommand(handle('command'));

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
    if (readFile && (!asdicOptions.readFile || uri.startsWith('file:'))) return readFile(uri, folder, maxTableBytes);
    if (!asdicOptions.readFile) return undefined;
    return (await connection.sendRequest<string | null>(readFileRequest, { uri })) ?? undefined;
  };
}
