/** Options of the language client: document selector, initialization options, middleware, trust of hovers. */
import {
  type ErrorHandler,
  type LanguageClientOptions,
  type Middleware,
  RevealOutputChannelOn,
} from 'vscode-languageclient';
import type { LogOutputChannel } from 'vscode';
import { type AsdicInitializationOptions, clientCommands } from '../../server/src/protocol';
import { createFailedRequestMiddleware } from './failures';
import { createFirstStepsMiddleware } from './first-steps';
import { createDiagnosticCollectionProvider } from './tasks';

export const languageId = 'asdic-scenario';

/**
 * @param extraMiddleware handlers beside those that every client has
 * @param worker address of the worker's bundle, for a server that cannot find it itself
 */
export function createClientOptions(
  channel: LogOutputChannel,
  errorHandler: ErrorHandler,
  extraMiddleware: Pick<Middleware, 'provideCodeLenses' | 'provideDiagnostics'>,
  worker?: string,
): LanguageClientOptions {
  const initializationOptions: AsdicInitializationOptions = {
    clientCommands: true,
    notifications: true,
    readFile: true,
    listFiles: true,
    ...(worker !== undefined && { worker }),
  };
  return {
    // No scheme: files, untitled documents and documents of virtual workspaces alike.
    documentSelector: [{ language: languageId }],
    initializationOptions,
    outputChannel: channel,
    traceOutputChannel: channel,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    errorHandler,
    // Errors at the start are shown by whoever starts the client.
    initializationFailedHandler: () => false,
    middleware: { sendRequest: createFailedRequestMiddleware(), ...createFirstStepsMiddleware(), ...extraMiddleware },
    diagnosticPullOptions: { onChange: true },
    diagnosticCollectionProvider: createDiagnosticCollectionProvider(),
    // Hovers link rules by command; no other command may run from a hover.
    markdown: { isTrusted: { enabledCommands: [clientCommands.showRule] } },
  };
}
