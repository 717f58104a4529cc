/** The language server in a web worker, and the connection to it. */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type CancellationToken,
  type ClientCapabilities,
  createProtocolConnection,
  ExecuteCommandRequest,
  InitializedNotification,
  InitializeRequest,
  LogMessageNotification,
  MessageType,
  type ProgressType,
  type ProtocolConnection,
  type ServerCapabilities,
  ShowMessageNotification,
  WorkDoneProgress,
} from 'vscode-languageserver-protocol/browser';
import {
  type AsdicInitializationOptions,
  type ReadFileParams,
  readFileRequest,
  type Refusal,
} from '../../server/src/protocol';
import { readTable, samplesFolder } from './samples';

export interface Server {
  readonly connection: ProtocolConnection;
  readonly capabilities: ServerCapabilities;
  /**
   * Runs one of `serverCommands`. Rejects with the server's error.
   * @param options a cancellation token; a progress listener, in percent if known
   */
  command<Result>(
    name: string,
    argument: object,
    options?: { readonly token?: CancellationToken; readonly progress?: (percent?: number) => void },
  ): Promise<Result | Refusal | null>;
}

/** Monaco's capabilities that the server looks at. */
const capabilities: ClientCapabilities = {
  textDocument: {
    hover: { contentFormat: ['markdown'] },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    documentHighlight: {},
    inlayHint: {},
    onTypeFormatting: {},
    publishDiagnostics: { versionSupport: true },
    semanticTokens: { requests: { range: true }, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
  },
  workspace: {
    applyEdit: true,
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
    textDocumentContent: {},
    workspaceEdit: { documentChanges: true },
  },
  window: { workDoneProgress: true },
};

/**
 * @param resolveUrl of a bundle, by its name
 * @param showMessage shows messages of the server
 */
export async function startServer(
  resolveUrl: (name: string) => string,
  showMessage: (message: string) => void,
): Promise<Server> {
  const worker = new Worker(resolveUrl('server.browser.js'));
  const startFailure = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) =>
      reject(new Error(`The language server could not be started${message ? `: ${message}` : ''}.`));
  });
  const connection = createProtocolConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
  connection.onRequest(readFileRequest, ({ uri }: ReadFileParams) => readTable(uri));
  connection.onRequest('window/workDoneProgress/create', () => null);
  connection.onNotification(ShowMessageNotification.type, ({ message }) => showMessage(message));
  connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
    if (type === MessageType.Error) console.error(message);
    else if (type === MessageType.Warning) console.warn(message);
  });
  connection.listen();

  const initializationOptions: AsdicInitializationOptions = {
    clientCommands: true,
    notifications: true,
    readFile: true,
    worker: resolveUrl('worker.browser.js'),
  };
  const { capabilities: serverCapabilities } = await Promise.race([
    startFailure,
    connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      workspaceFolders: [{ uri: samplesFolder, name: 'samples' }],
      capabilities,
      initializationOptions,
    }),
  ]);
  await connection.sendNotification(InitializedNotification.type, {});

  let callCount = 0;
  return {
    connection,
    capabilities: serverCapabilities,
    async command(name, argument, { token, progress } = {}) {
      const workDoneToken = progress && `playground-${++callCount}`;
      const listener =
        workDoneToken === undefined
          ? undefined
          : connection.onProgress(
              WorkDoneProgress.type as ProgressType<{ percentage?: number }>,
              workDoneToken,
              (value) => progress?.(value.percentage),
            );
      try {
        const params = { command: name, arguments: [argument], ...(workDoneToken !== undefined && { workDoneToken }) };
        return (await connection.sendRequest(ExecuteCommandRequest.type, params, token)) as never;
      } finally {
        listener?.dispose();
      }
    },
  };
}
