/** Entry point of the extension in a browser: the server is a web worker. */
import { type ExtensionContext, Uri } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { start, stop } from './start';
import type { AsdicApi } from './log';

export function activate(context: ExtensionContext): AsdicApi {
  const getBundleUri = (name: string): string => Uri.joinPath(context.extensionUri, 'dist', name).toString(true);
  // Each start needs a new worker, as a stopped server does not respond any more. The client gets message transports instead of the
  // worker, as it would not recognize one: VS Code replaces the `Worker` class.
  let server: Worker | undefined;
  const startServer = (): Promise<MessageTransports> => {
    server?.terminate();
    const address = getBundleUri('server.browser.js');
    // VS Code starts workers from blob URLs: the worker gets the URL of its script as its name, and loads chunks relative to that.
    server = new Worker(address, { name: address });
    return Promise.resolve({ reader: new BrowserMessageReader(server), writer: new BrowserMessageWriter(server) });
  };
  context.subscriptions.push({ dispose: () => server?.terminate() });
  return start(context, {
    makeClient: (options) => new LanguageClient('asdic', 'Asdic', startServer, options),
    runtime: { name: 'worker', platform: navigator.userAgent },
    worker: getBundleUri('worker.browser.js'),
  });
}

export { stop as deactivate };
