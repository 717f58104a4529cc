/** Server lifecycle: answers `initialize` at once, then loads the features; requests wait for them. Shared by all hosts. */
import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  ResponseError,
  TextDocuments,
} from 'vscode-languageserver';
import type { Connection } from 'vscode-languageserver';
import { readFileRequest } from '../protocol';
import type { Answers } from './answers';
import { clientOf, serverCapabilities } from './capabilities';
import type { Client } from './capabilities';
import { attempted } from './guard';
import type { Language } from './language';
import { maxBytes } from './refused';
import { twoTurns } from './runtime';
import type { Runtime } from './runtime';
import { documentsIn, encodingFor } from './positions';
import type { ReadFile } from './tables';

type Life = 'not initialized' | 'running' | 'shut down';

const refusals: Readonly<Record<Life, (() => ResponseError) | undefined>> = {
  'not initialized': () =>
    new ResponseError(ErrorCodes.ServerNotInitialized, 'The server is not initialized: send `initialize` first.'),
  running: undefined,
  'shut down': () => new ResponseError(ErrorCodes.InvalidRequest, 'The server was shut down: it answers `exit` alone.'),
};

export function startServer(connection: Connection, runtime: Runtime): void {
  const log = (message: string): void => connection.console.error(message);
  let encoding = encodingFor();
  const open = new TextDocuments(documentsIn(() => encoding));
  let loaded!: (language: Promise<Language>) => void;
  const language = new Promise<Language>((resolve) => (loaded = resolve));
  let life: Life = 'not initialized';
  let loading = false;
  /** The service for diagnostics; rejects before `initialize` and after `shutdown`. */
  const checking = (): Promise<Language> => {
    const refusal = refusals[life];
    return refusal ? Promise.reject(refusal()) : language;
  };
  /** All other request handlers. */
  const answering = async (): Promise<Answers> => (await checking()).answers();

  connection.onInitialize((params) => {
    const client = clientOf(params);
    ({ encoding } = client);
    life = 'running';
    loading = true;
    loaded(load(client));
    return { capabilities: serverCapabilities(client), serverInfo: { name: 'asdic' } };
  });

  /** Runs after the response to `initialize` is written, as loading blocks the thread. */
  async function load(client: Client): Promise<Language> {
    await twoTurns(runtime);
    const { languageOf } = await import('./language');
    return languageOf({ connection, client, open, runtime, readFile: readerFor(connection, client, runtime), log });
  }

  const within = (name: string, act: (language: Language) => unknown): void =>
    void attempted(log, name, async () => act(await language));

  connection.onInitialized(() =>
    within('Registering', async ({ session }) => {
      if (session.client.workspaceFolders) {
        connection.workspace.onDidChangeWorkspaceFolders(() =>
          within('Changed folders', async () => session.foldersChanged(await foldersOf(connection))),
        );
      }
      await register(connection, session.client);
      session.begin();
    }),
  );
  connection.onShutdown(async () => {
    life = 'shut down';
    if (loading) (await language).session.dispose();
  });

  open.listen(connection);
  open.onDidChangeContent(({ document }) => within('A change', ({ session }) => session.changed(document.uri)));
  open.onDidSave(({ document }) => within('A save', ({ session }) => session.saved(document.uri)));
  open.onDidClose(({ document }) => within('A close', ({ session }) => session.closed(document.uri)));
  connection.onDidChangeConfiguration(({ settings }) =>
    within('New settings', ({ session }) => session.settingsChanged(settings)),
  );
  connection.onDidChangeWatchedFiles(({ changes }) =>
    within('Changed files', ({ session }) => session.filesChanged(changes.map(({ uri }) => uri))),
  );

  connection.languages.diagnostics.on(async (params, token) => (await checking()).diagnostics(params, token));
  connection.languages.diagnostics.onWorkspace(async (params, token, _progress, stream) =>
    (await checking()).workspaceDiagnostics(params, token, stream),
  );
  connection.onWorkspaceSymbol(async (params, token) => (await answering()).workspaceSymbols(params, token));
  connection.onHover(async (params, token) => (await answering()).hover(params, token));
  connection.onCompletion(async (params, token) => (await answering()).completion(params, token));
  connection.onSignatureHelp(async (params, token) => (await answering()).signatureHelp(params, token));
  connection.onCodeLens(async (params, token) => (await answering()).lenses(params, token));
  connection.onCodeAction(async (params, token) => (await answering()).actions(params, token));
  connection.onCodeActionResolve(
    async (action, token) => (await (await answering()).resolveAction(action, token)) ?? action,
  );
  connection.onDocumentSymbol(async (params, token) => (await answering()).symbols(params, token));
  connection.onFoldingRanges(async (params, token) => (await answering()).folds(params, token));
  connection.languages.semanticTokens.on(async (params, token) => (await answering()).semanticTokens(params, token));
  connection.languages.semanticTokens.onDelta(async (params, token) =>
    (await answering()).semanticTokensDelta(params, token),
  );
  connection.languages.semanticTokens.onRange(async (params, token) =>
    (await answering()).semanticTokensRange(params, token),
  );
  connection.languages.inlayHint.on(async (params, token) => (await answering()).inlayHints(params, token));
  connection.languages.inlayHint.resolve(async (hint, token) => (await answering()).resolveInlayHint(hint, token));
  connection.onDocumentHighlight(async (params, token) => (await answering()).highlights(params, token));
  connection.languages.onLinkedEditingRange(async (params, token) => (await answering()).linkedRanges(params, token));
  connection.onSelectionRanges(async (params, token) => (await answering()).selectionRanges(params, token));
  connection.onDocumentColor(async (params, token) => (await answering()).colors(params, token));
  connection.onColorPresentation(async (params, token) => (await answering()).colorPresentations(params, token));
  connection.onDocumentFormatting(async (params, token) => (await answering()).formatting(params, token));
  connection.onDocumentRangeFormatting(async (params, token) => (await answering()).rangeFormatting(params, token));
  connection.onDocumentOnTypeFormatting(async (params, token) => (await answering()).onTypeFormatting(params, token));
  connection.onDefinition(async (params, token) => (await answering()).definition(params, token));
  connection.onDocumentLinks(async (params, token) => (await answering()).links(params, token));
  connection.onReferences(async (params, token) => (await answering()).references(params, token));
  connection.onPrepareRename(async (params, token) => (await answering()).prepareRename(params, token));
  connection.onRenameRequest(async (params, token) => (await answering()).rename(params, token));
  connection.workspace.onWillRenameFiles(async (params, token) => (await answering()).renamedFiles(params, token));
  connection.workspace.textDocumentContent.on(async (params, token) => (await answering()).ruleDocument(params, token));
  connection.onExecuteCommand(async (params, token, reporter) => (await answering()).command(params, token, reporter));

  connection.listen();
}

/** Registrations that need an initialized client. */
async function register(connection: Connection, client: Client): Promise<void> {
  if (client.registersConfiguration) {
    await connection.client.register(DidChangeConfigurationNotification.type, { section: 'asdic' });
  }
  if (client.registersWatchers) {
    const watchers = [{ globPattern: '**/*.{yaml,yml,json}' }];
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
}

async function foldersOf(connection: Connection): Promise<readonly string[]> {
  return ((await connection.workspace.getWorkspaceFolders()) ?? []).map(({ uri }) => uri);
}

/**
 * Files that the host has are read by the host, which resolves symbolic links; others through the client, which knows more file systems.
 */
function readerFor(connection: Connection, { ours }: Client, { readFile }: Runtime): ReadFile {
  return async (uri, folder) => {
    if (readFile && (!ours.readFile || uri.startsWith('file:'))) return readFile(uri, folder, maxBytes);
    if (!ours.readFile) return undefined;
    return (await connection.sendRequest<string | null>(readFileRequest, { uri })) ?? undefined;
  };
}
