/** Entry point of the server on Node. The transport is chosen by `--node-ipc`, `--stdio`, `--pipe` or `--socket`, as in other servers. */
import { Console } from 'node:console';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { answerCommandLine } from './command-line';
import { startServer } from './server';
import { createMessageStream, createNodeRuntime } from './runtime.node';

const printed = answerCommandLine(process.argv.slice(2));
if (printed) {
  process.stdout.write(printed.output);
  process.stderr.write(printed.notes ?? '');
  process.exitCode = printed.exitCode;
} else startServer(createNodeConnection(), createNodeRuntime(__dirname));

function createNodeConnection() {
  if (!process.argv.includes('--stdio')) return createConnection(ProposedFeatures.all);
  // Standard output is reserved for protocol messages.
  globalThis.console = new Console(process.stderr);
  return createConnection(ProposedFeatures.all, process.stdin, createMessageStream(process.stdout));
}
