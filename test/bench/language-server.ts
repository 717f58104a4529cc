/** A language server in a separate process, over standard input and output, timed from the client. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { ContentChange, Position } from './text';

/** The command that starts a server, and its configuration. */
export interface ServerKind {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly languageId: string;
  /** Answers `workspace/configuration` by section. */
  readonly configuration: Readonly<Record<string, unknown>>;
}

export interface Diagnostics {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly { readonly message: string; readonly severity?: number }[];
}

export interface LanguageServer {
  /** Milliseconds from the start of the process to the answer to `initialize`. */
  readonly initializeTime: number;
  /** The start of the process, in the time of `performance.now`. */
  readonly startTime: number;
  open(text: string): void;
  /** Changes the document by successive changes. */
  change(changes: readonly (ContentChange | { readonly text: string })[]): void;
  /** Waits for diagnostics of the document from now on. @returns the time of their arrival */
  waitForDiagnostics(matches: (diagnostics: Diagnostics, version: number) => boolean): Promise<number>;
  /** @returns the answer, and the milliseconds that it took */
  ask(
    method: string,
    position?: Position,
    extraParams?: object,
  ): Promise<{ readonly answer: unknown; readonly milliseconds: number }>;
  /** The largest memory of the process so far, in megabytes; undefined if the system does not report it. */
  getPeakMemory(): number | undefined;
  stop(): Promise<void>;
}

export const uri = 'file:///bench/bench.scenario.yaml';

/** Milliseconds after which an answer counts as missing. */
const patience = 60_000;

/** Starts a server and initializes it as a client that receives pushed diagnostics. */
export async function startServer(kind: ServerKind): Promise<LanguageServer> {
  const startTime = performance.now();
  const child = spawn(process.execPath, kind.args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const waiters = new Set<(diagnostics: Diagnostics) => void>();
  let version = 1;

  connection.onNotification('textDocument/publishDiagnostics', (diagnostics: Diagnostics) => {
    for (const notify of [...waiters]) notify(diagnostics);
  });
  connection.onRequest('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
    items.map(({ section = '' }) => kind.configuration[section] ?? null),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('window/workDoneProgress/create', () => null);
  connection.onNotification(() => {});
  connection.listen();

  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        publishDiagnostics: { versionSupport: true, relatedInformation: true },
        hover: { contentFormat: ['markdown', 'plaintext'] },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        completion: { completionItem: { snippetSupport: true } },
        formatting: {},
        inlayHint: {},
        semanticTokens: {
          requests: { full: { delta: true }, range: true },
          tokenTypes: [],
          tokenModifiers: [],
          formats: ['relative'],
        },
      },
    },
  });
  const initializeTime = performance.now() - startTime;
  void connection.sendNotification('initialized', {});

  return {
    startTime,
    initializeTime,
    open(text) {
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: kind.languageId, version, text },
      });
    },
    change(changes) {
      version++;
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: changes,
      });
    },
    waitForDiagnostics(matches) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiters.delete(resolveIfMatching);
          reject(new Error(`${kind.name}: no such diagnostics within ${patience / 1000} s.`));
        }, patience);
        const resolveIfMatching = (diagnostics: Diagnostics) => {
          if (!matches(diagnostics, version)) return;
          clearTimeout(timer);
          waiters.delete(resolveIfMatching);
          resolve(performance.now());
        };
        waiters.add(resolveIfMatching);
      });
    },
    async ask(method, position, extraParams) {
      const requestTime = performance.now();
      const answer: unknown = await Promise.race([
        connection.sendRequest(method, { textDocument: { uri }, position, ...extraParams }),
        exited.then(() => Promise.reject(new Error(`${kind.name} ended instead of answering ${method}.`))),
      ]);
      return { answer, milliseconds: performance.now() - requestTime };
    },
    getPeakMemory: () => readPeakMemory(child.pid),
    async stop() {
      await connection.sendRequest('shutdown').catch(() => undefined);
      await connection.sendNotification('exit');
      const timer = setTimeout(() => child.kill(), 2000);
      await exited;
      clearTimeout(timer);
      connection.dispose();
    },
  };
}

function readPeakMemory(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
