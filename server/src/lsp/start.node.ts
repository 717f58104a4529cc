/** The language server for embedding programs: `import { startServer } from 'asdic/server'`. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer as serve } from './server';
import { createMessageStream, createNodeRuntime } from './runtime.node';

/** Input and output of the server. */
export interface ServerStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Starts the language server in this process, speaking the Language Server Protocol over standard input and output or other streams. Run
 * it in a process of its own: on `exit`, or at the end of the input, it ends the process as the protocol requires.
 */
export function startServer({ input, output }: ServerStreams = { input: process.stdin, output: process.stdout }): void {
  serve(createConnection(ProposedFeatures.all, input, createMessageStream(output)), createNodeRuntime(__dirname));
}
