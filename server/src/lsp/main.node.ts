/** Entry of the server on Node: `--node-ipc`, `--stdio`, `--pipe` or `--socket` choose how it talks, as in every language server. */
import { Console } from 'node:console';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { hint } from '../work/hints.node';
import { optimiseLate } from '../work/late-optimising.node';
import { startServer } from './server';
import { nodeRuntime } from './runtime.node';
import { wholeMessages } from './whole-messages';

setImmediate(() => {
  optimiseLate();
  // A text that is read anew leaves as much behind as it holds: V8 would let three times that gather before it looks for what can go.
  hint('--heap-growing-percent=50');
});

startServer(connection(), nodeRuntime(__dirname));

function connection() {
  if (!process.argv.includes('--stdio')) return createConnection(ProposedFeatures.all);
  // Nothing but messages belongs there.
  globalThis.console = new Console(process.stderr);
  return createConnection(ProposedFeatures.all, process.stdin, wholeMessages(process.stdout));
}
