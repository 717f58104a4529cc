/** Entry point of the server as a web worker. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from './server';
import { createBrowserRuntime } from './runtime.browser';

const scope = self as unknown as DedicatedWorkerGlobalScope;
startServer(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope)), createBrowserRuntime());
