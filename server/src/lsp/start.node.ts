/** The language server for programs that bring it along: `import { startServer } from 'asdic/server'`. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer as serve } from './server';
import { nodeRuntime } from './runtime.node';
import { wholeMessages } from './whole-messages';

/** Where the server reads and writes. */
export interface ServerStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Starts the language server in this process: it speaks the Language Server Protocol over standard input and output, or over other
 * streams. It belongs in a process of its own: where its client says `exit`, or the input ends, it ends the process as the protocol wants.
 */
export function startServer({ input, output }: ServerStreams = { input: process.stdin, output: process.stdout }): void {
  serve(createConnection(ProposedFeatures.all, input, wholeMessages(output)), nodeRuntime(__dirname));
}
