/** Error handling of requests and background work. */
import { CancellationToken, ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { Cancelled } from '../work/calculator';
import type { DocumentSnapshot, Documents } from './documents';

/** Reports internal errors: `window/logMessage` with type error. */
export type LogError = (message: string) => void;

/**
 * Wraps a request handler. Cancelled requests are answered as cancelled. An exception is logged and answered with an error instead of an
 * empty result, which would look like "nothing found". It affects this response only.
 * @param name name of the request for log and error messages; starts a sentence
 */
export function guardHandler<Params, Result>(
  log: LogError,
  name: string,
  handle: (params: Params, token: CancellationToken) => Result | Promise<Result>,
): (params: Params, token?: CancellationToken) => Promise<Result | ResponseError<never>> {
  return async (params, token = CancellationToken.None) => {
    if (token.isCancellationRequested) return createCancelledError();
    try {
      const result = await handle(params, token);
      return token.isCancellationRequested ? createCancelledError() : result;
    } catch (error) {
      if (error instanceof Cancelled) return createCancelledError();
      if (error instanceof ResponseError) return error as ResponseError<never>;
      log(`${name} failed: ${formatError(error)}`);
      return new ResponseError(ErrorCodes.InternalError, `${name} failed: ${getErrorMessage(error)}`);
    }
  };
}

/** The same for background work such as document changes and timers. Cancellation is no error. */
export async function runGuarded(log: LogError, name: string, action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof Cancelled)) log(`${name} failed: ${formatError(error)}`);
  }
}

export function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function createCancelledError(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
}

/**
 * Creates a handler for the current version of a document. If the document is not open, the handler returns the empty result.
 * @param name name of the request for log and error messages; starts a sentence
 */
export type DocumentHandlerFactory = <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
  name: string,
  empty: Result,
  answer: (current: DocumentSnapshot, params: Params) => Result | Promise<Result>,
) => (params: Params, token?: CancellationToken) => Promise<Result | ResponseError<never>>;

export function createDocumentHandlerFactory(
  documents: Pick<Documents, 'getCurrent'>,
  log: LogError,
): DocumentHandlerFactory {
  return (name, empty, answer) =>
    guardHandler(log, name, async (params) => {
      const current = await documents.getCurrent(params.textDocument.uri);
      return current ? answer(current, params) : empty;
    });
}
