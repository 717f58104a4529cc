/** Entry of the server on Node: `--node-ipc`, `--stdio`, `--pipe` or `--socket` choose how it talks, as in every language server. */
import { Console } from 'node:console';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server';
import { nodeRuntime } from './runtime.node';
import { wholeMessages } from './whole-messages';

startServer(connection(), nodeRuntime(__dirname));

function connection() {
  if (!process.argv.includes('--stdio')) return createConnection(ProposedFeatures.all);
  // Nothing but messages belongs there.
  globalThis.console = new Console(process.stderr);
  return createConnection(ProposedFeatures.all, process.stdin, wholeMessages(process.stdout));
}
