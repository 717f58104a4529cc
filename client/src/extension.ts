/** Entry point of the extension on the desktop and on remote hosts: the server is a Node process. */
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { start, stop } from './start';
import type { AsdicApi } from './log';
import { registerCheckTasks } from './tasks';

export function activate(context: ExtensionContext): AsdicApi {
  const module = Uri.joinPath(context.extensionUri, 'dist', 'server.cjs').fsPath;
  const server = { module, transport: TransportKind.ipc };
  const debug = { ...server, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  context.subscriptions.push(registerCheckTasks(context.extensionUri));
  return start(context, {
    makeClient: (options) => new LanguageClient('asdic', 'Asdic', { run: server, debug }, options),
    runtime: { name: `Node ${process.versions.node}`, platform: `${process.platform} ${process.arch}` },
  });
}

export { stop as deactivate };
