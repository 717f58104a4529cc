/** The bundled language server over stdio, which must answer any request and never end. */
import { spawn } from 'node:child_process';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import type { RandomNumbers } from './random';

const uri = 'file:///fuzz.scenario.yaml';

/** Milliseconds for an answer, after which the server counts as hanging. */
const patience = 20_000;

export interface Server {
  /** Opens or changes the document, and sends some requests of any kind. @throws Error if the server ends or does not answer */
  ask(text: string, random: RandomNumbers): Promise<void>;
  stop(): void;
}

export async function startServer(bundle: string): Promise<Server> {
  const child = spawn(process.execPath, [bundle, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = new Promise<never>((_, reject) =>
    child.once('exit', (code, signal) => reject(new Error(`the server died (${code ?? signal})`))),
  );
  exited.catch(() => undefined);
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest('workspace/applyEdit', () => ({ applied: false }));
  connection.listen();
  const send = async (method: string, params: object) => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to ${method} within ${patience} ms`)), patience);
    });
    try {
      // An error response is an answer.
      await Promise.race([connection.sendRequest(method, params).catch(() => undefined), exited, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
  await send('initialize', { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } });
  await connection.sendNotification('initialized', {});
  let version = 0;

  return {
    async ask(text, random) {
      if (version++ === 0)
        await connection.sendNotification('textDocument/didOpen', {
          textDocument: { uri, languageId: 'asdic-scenario', version, text },
        });
      else
        await connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
      await send('textDocument/diagnostic', { textDocument: { uri } });
      for (let remaining = 3; remaining > 0; remaining--) await send(random.pick(methods), createParams(text, random));
    },
    stop: () => void child.kill(),
  };
}

const methods = [
  'textDocument/hover',
  'textDocument/completion',
  'textDocument/codeLens',
  'textDocument/codeAction',
  'textDocument/documentSymbol',
  'textDocument/foldingRange',
  'textDocument/definition',
  'textDocument/references',
  'textDocument/prepareRename',
  'textDocument/rename',
  'workspace/executeCommand',
  'asdic/unheardOf',
] as const;

function createParams(text: string, random: RandomNumbers): object {
  const line = random.below(text.split('\n').length + 2);
  const position = random.pick<unknown>([
    { line, character: random.below(60) },
    { line: -1, character: 1e9 },
    null,
    'x',
  ]);
  return {
    textDocument: random.pick<unknown>([{ uri }, { uri }, { uri }, { uri: 'file:///none' }, {}]),
    position,
    range: { start: position, end: position },
    context: random.pick<unknown>([{ diagnostics: [] }, {}, undefined]),
    newName: random.pick(['new-name', '', '"', 'ü']),
    command: random.pick(['asdic.server.resolve', 'asdic.server.odds', 'asdic.server.rulePage', 'asdic.server.none']),
    arguments: [random.pick<unknown>([{ uri, id: 'biscay' }, { uri, seed: 1.5 }, { uri, position }, null, 7])],
  };
}
