/** Errors shown to the user, with remedies. */
import { CancellationError, commands, l10n } from 'vscode';
import {
  ErrorCodes,
  ExecuteCommandRequest,
  LSPErrorCodes,
  type Middleware,
  ResponseError,
} from 'vscode-languageclient';
import { clientCommands } from '../../server/src/protocol';
import { showError } from './messages';

/** Buttons of error messages and their commands. */
const remedies = {
  showOutput: { title: l10n.t('Show Output'), command: clientCommands.showOutput },
  restart: { title: l10n.t('Restart'), command: clientCommands.restart },
} as const;

type Remedy = keyof typeof remedies;

/** Shows an error with buttons. */
export async function showErrorWithRemedies(message: string, ...offeredRemedies: readonly Remedy[]): Promise<void> {
  const choice = await showError(message, ...offeredRemedies.map((remedy) => remedies[remedy].title));
  const remedy = offeredRemedies.find((name) => remedies[name].title === choice);
  if (remedy) await commands.executeCommand(remedies[remedy].command);
}

/** Whether the user cancelled the calculation: the server then answers with an error of the protocol. */
export function isCancellation(error: unknown): boolean {
  return error instanceof CancellationError || hasCode(error, LSPErrorCodes.RequestCancelled);
}

/** Shows the error of something that the user requested. Cancellation is not shown. */
export function showFailure(error: unknown): void {
  if (isCancellation(error)) return;
  if (hasCode(error, ErrorCodes.ConnectionInactive))
    void showErrorWithRemedies(
      l10n.t('Asdic has stopped, so it cannot answer. Restart it to continue.'),
      'restart',
      'showOutput',
    );
  else if (hasCode(error, ErrorCodes.PendingResponseRejected))
    void showErrorWithRemedies(l10n.t('Asdic stopped before it had answered. Try again.'), 'restart', 'showOutput');
  else void showErrorWithRemedies(error instanceof Error ? error.message : String(error), 'showOutput');
}

/** Runs an action of the user. On failure shows the error once and returns undefined. */
export async function runOrShowFailure<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    showFailure(error);
    return undefined;
  }
}

/**
 * Shows errors of requests that the user did not trigger explicitly: hovers, lenses, diagnostics. Each message is shown once, as such
 * requests repeat with every keystroke. Errors of commands are shown by their callers.
 */
export function createFailedRequestMiddleware(): NonNullable<Middleware['sendRequest']> {
  const shownMessages = new Set<string>();
  return async (type, param, token, next) => {
    try {
      return await next(type, param, token);
    } catch (error) {
      const method = typeof type === 'string' ? type : type.method;
      if (
        hasCode(error, ErrorCodes.InternalError) &&
        method !== ExecuteCommandRequest.method &&
        !shownMessages.has(String(error))
      ) {
        shownMessages.add(String(error));
        showFailure(error);
      }
      throw error;
    }
  };
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof ResponseError && error.code === code;
}
