/** Handlers that cannot take the server down. */
import { CancellationToken, ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { Cancelled } from '../work/calculator';

/** Where faults of the server are reported: `window/logMessage` of type error. */
export type LogError = (message: string) => void;

/**
 * A request handler around another. Cancelled requests are answered as cancelled. An exception is logged and answered as an error that says
 * what failed, never as an empty answer: nobody could tell that from there being nothing. It costs that answer, not the server.
 * @param name what was asked, for the log and for the user: it begins a sentence
 */
export function guarded<Params, Result>(
  log: LogError,
  name: string,
  handle: (params: Params, token: CancellationToken) => Result | Promise<Result>,
): (params: Params, token?: CancellationToken) => Promise<Result | ResponseError<never>> {
  return async (params, token = CancellationToken.None) => {
    if (token.isCancellationRequested) return cancelled();
    try {
      const result = await handle(params, token);
      return token.isCancellationRequested ? cancelled() : result;
    } catch (error) {
      if (error instanceof Cancelled) return cancelled();
      if (error instanceof ResponseError) return error as ResponseError<never>;
      log(`${name} failed: ${formatError(error)}`);
      return new ResponseError(ErrorCodes.InternalError, `${name} failed: ${messageOf(error)}`);
    }
  };
}

/** The same for what runs without being asked: a change of a document, a timer. What was given up is no fault. */
export async function attempted(log: LogError, name: string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Cancelled)) log(`${name} failed: ${formatError(error)}`);
  }
}

export function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cancelled(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
}
