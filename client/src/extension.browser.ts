/** Entry of the extension in a browser: the server is a web worker. */
import type { ExtensionContext } from 'vscode';
import { Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { start, stop } from './start';
import type { AsdicApi } from './errors';

export function activate(context: ExtensionContext): AsdicApi {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'server.browser.js').toString(true);
  return start(context, (options) => new LanguageClient('asdic', 'Asdic', new Worker(script), options));
}

export { stop as deactivate };
