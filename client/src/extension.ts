/** Entry point of the extension on the desktop and on remote hosts: the server is a Node process. */
import * as vscode from 'vscode';
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { type McpApi, registerMcpServer } from './assistants';
import { start, stop } from './start';
import type { AsdicApi } from './log';
import { registerCheckTasks } from './tasks';

export function activate(context: ExtensionContext): AsdicApi {
  const module = Uri.joinPath(context.extensionUri, 'dist', 'server.cjs').fsPath;
  const server = { module, transport: TransportKind.ipc };
  const debug = { ...server, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  context.subscriptions.push(registerCheckTasks(context.extensionUri));
  const assistants = registerMcpServer(vscode as McpApi, {
    extensionPath: context.extensionPath,
    version: (context.extension.packageJSON as { readonly version: string }).version,
    listFolders: () =>
      (vscode.workspace.workspaceFolders ?? []).flatMap(({ uri }) => (uri.scheme === 'file' ? [uri.fsPath] : [])),
    onDidChangeFolders: vscode.workspace.onDidChangeWorkspaceFolders,
  });
  if (assistants) context.subscriptions.push(assistants);
  return start(context, {
    makeClient: (options) => new LanguageClient('asdic', 'Asdic', { run: server, debug }, options),
    runtime: { name: `Node ${process.versions.node}`, platform: `${process.platform} ${process.arch}` },
  });
}

export { stop as deactivate };
