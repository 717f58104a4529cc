/** Entry of the server on Node: `--node-ipc`, `--stdio`, `--pipe` or `--socket` choose how it talks, as in every language server. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server';
import { nodeRuntime } from './runtime.node';

startServer(createConnection(ProposedFeatures.all), nodeRuntime(__dirname));
