/** A language client in the same process: drives the server as an editor would, over the protocol. */
import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  InitializeRequest,
  LogMessageNotification,
  MessageType,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
  Trace,
  TraceFormat,
} from 'vscode-languageserver/node';
import type {
  ClientCapabilities,
  InitializeParams,
  InitializeResult,
  ProtocolConnection,
  PublishDiagnosticsParams,
  Tracer,
} from 'vscode-languageserver/node';
import type { Runtime } from '../../../server/src/lsp/runtime';
import { startServer } from '../../../server/src/lsp/server';
import type { AsdicInitializationOptions } from '../../../server/src/protocol';

/** The capabilities of VS Code that the server evaluates. */
export const ableClient: ClientCapabilities = {
  textDocument: {
    diagnostic: {},
    hover: { contentFormat: ['markdown', 'plaintext'] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
  },
  workspace: { workspaceEdit: { documentChanges: true }, textDocumentContent: {} },
};

export interface TestClient {
  readonly connection: ProtocolConnection;
  readonly initializeResult: InitializeResult;
  /** Errors that the server logged. */
  readonly errors: string[];
  readonly published: PublishDiagnosticsParams[];
  /** The methods of all messages, in both directions. */
  readonly methods: ReadonlySet<string>;
  open(uri: string, text: string, languageId?: string): Promise<void>;
  /** Replaces the first occurrence of a text, as one incremental change. */
  change(uri: string, from: string, to: string): Promise<void>;
  close(uri: string): Promise<void>;
  text(uri: string): string;
  stop(): Promise<void>;
}

export interface ClientOptions {
  readonly capabilities?: ClientCapabilities;
  readonly options?: AsdicInitializationOptions;
  readonly folders?: readonly string[];
  readonly locale?: string;
  readonly runtime?: Partial<Runtime>;
  /** Called with the connection before it listens, to add handlers of requests from the server. */
  readonly prepare?: (connection: ProtocolConnection) => void;
}

const runtime: Runtime = {
  // Odds are then calculated in slices on the server's thread.
  loadWorkerStarter: () =>
    Promise.resolve(() => {
      throw new Error('no worker in this test');
    }),
  now: () => 0,
  setImmediate: (callback) => void setImmediate(callback),
};

export async function startClient(clientOptions: ClientOptions = {}): Promise<TestClient> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  startServer(server, { ...runtime, ...clientOptions.runtime });
  const connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const errors: string[] = [];
  const published: PublishDiagnosticsParams[] = [];
  const methods = new Set<string>();
  const texts = new Map<string, { text: string; version: number }>();
  connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
    if (type === MessageType.Error) errors.push(message);
  });
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => void published.push(params));
  clientOptions.prepare?.(connection);
  connection.listen();
  const tracer = { log: ({ message }: { message?: { method?: string } }) => void methods.add(message?.method ?? '') };
  await connection.trace(Trace.Messages, tracer as Tracer, { sendNotification: false, traceFormat: TraceFormat.JSON });

  const params: InitializeParams = {
    processId: null,
    rootUri: null,
    capabilities: clientOptions.capabilities ?? ableClient,
    initializationOptions: clientOptions.options,
    ...(clientOptions.locale !== undefined && { locale: clientOptions.locale }),
    workspaceFolders: clientOptions.folders?.map((uri) => ({ uri, name: uri })) ?? null,
  };
  const initializeResult = await connection.sendRequest(InitializeRequest.type, params);
  await connection.sendNotification('initialized', {});

  return {
    connection,
    initializeResult,
    errors,
    published,
    methods,
    async open(uri, text, languageId = 'asdic-scenario') {
      texts.set(uri, { text, version: 1 });
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      });
    },
    async change(uri, from, to) {
      const { text, version } = texts.get(uri)!;
      const index = text.indexOf(from);
      if (index < 0) throw new Error(`"${from}" does not occur in ${uri}`);
      texts.set(uri, { text: text.slice(0, index) + to + text.slice(index + from.length), version: version + 1 });
      const range = { start: positionAt(text, index), end: positionAt(text, index + from.length) };
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: version + 1 },
        contentChanges: [{ range, text: to }],
      });
    },
    close: (uri) => connection.sendNotification('textDocument/didClose', { textDocument: { uri } }),
    text: (uri) => texts.get(uri)!.text,
    async stop() {
      await connection.sendRequest('shutdown');
      connection.dispose();
      server.dispose();
    },
  };
}

/** Position of an offset, or of the first occurrence of a text (`inside` characters into it). */
export function positionAt(text: string, at: number | string, inside = 0): { line: number; character: number } {
  const offset = typeof at === 'number' ? at : text.indexOf(at) + inside;
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}

/** Asks until the answer is right. @throws Error if it never is, long after a busy machine would have answered */
export async function eventually<T>(ask: () => T | Promise<T>, isRight: (answer: T) => boolean = Boolean): Promise<T> {
  for (const deadline = performance.now() + 120_000; ; await new Promise((resolve) => setTimeout(resolve, 5))) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`never right; the last answer was ${JSON.stringify(answer)}`);
  }
}
