/** Entry of the extension in a browser: the server is a web worker. */
import type { ExtensionContext } from 'vscode';
import { Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { start, stop } from './start';
import type { AsdicApi } from './errors';

export function activate(context: ExtensionContext): AsdicApi {
  const bundle = (name: string): string => Uri.joinPath(context.extensionUri, 'dist', name).toString(true);
  // Each start has a worker of its own: one whose server was stopped answers no more.
  let server: Worker | undefined;
  const startServer = (): Promise<Worker> => {
    server?.terminate();
    return Promise.resolve((server = new Worker(bundle('server.browser.js'))));
  };
  context.subscriptions.push({ dispose: () => server?.terminate() });
  return start(context, {
    makeClient: (options) => new LanguageClient('asdic', 'Asdic', startServer, options),
    worker: bundle('worker.browser.js'),
  });
}

export { stop as deactivate };
