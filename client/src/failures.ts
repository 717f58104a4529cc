/** What failed, told to the user with what to do next. */
import { CancellationError, commands, l10n } from 'vscode';
import { ErrorCodes, ExecuteCommandRequest, LSPErrorCodes, ResponseError } from 'vscode-languageclient';
import type { Middleware } from 'vscode-languageclient';
import { clientCommands } from '../../server/src/protocol';
import { warn } from './said';

/** What a button of a message does, and what it is called. */
const remedies = {
  showOutput: { title: l10n.t('Show Output'), command: clientCommands.showOutput },
  restart: { title: l10n.t('Restart'), command: clientCommands.restart },
} as const;

type Remedy = keyof typeof remedies;

/** Shows an error with buttons that lead on. */
export async function tell(message: string, ...offered: readonly Remedy[]): Promise<void> {
  const chosen = await warn(message, ...offered.map((remedy) => remedies[remedy].title));
  const remedy = offered.find((one) => remedies[one].title === chosen);
  if (remedy) await commands.executeCommand(remedies[remedy].command);
}

/** Says what became of something that the user asked for. What was cancelled needs no words. */
export function showFailure(error: unknown): void {
  if (isCancelled(error)) return;
  if (hasCode(error, ErrorCodes.ConnectionInactive))
    void tell(l10n.t('Asdic has stopped, so it cannot answer. Restart it to go on.'), 'restart', 'showOutput');
  else if (hasCode(error, ErrorCodes.PendingResponseRejected))
    void tell(l10n.t('Asdic stopped before it had answered. Try again.'), 'restart', 'showOutput');
  else void tell(error instanceof Error ? error.message : String(error), 'showOutput');
}

/** Runs what the user asked for. Where it fails the user is told, once, and the answer is undefined. */
export async function orFailure<T>(run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    showFailure(error);
    return undefined;
  }
}

/**
 * Tells of requests that failed in the server though nobody asked for them in so many words: hovers, lenses, problems. Each message is
 * shown once, as such requests are sent again with every keystroke. Commands are told of where they are run.
 */
export function failedRequestsTold(): NonNullable<Middleware['sendRequest']> {
  const told = new Set<string>();
  return async (type, param, token, next) => {
    try {
      return await next(type, param, token);
    } catch (error) {
      const method = typeof type === 'string' ? type : type.method;
      if (
        hasCode(error, ErrorCodes.InternalError) &&
        method !== ExecuteCommandRequest.method &&
        !told.has(String(error))
      ) {
        told.add(String(error));
        showFailure(error);
      }
      throw error;
    }
  };
}

function isCancelled(error: unknown): boolean {
  return error instanceof CancellationError || hasCode(error, LSPErrorCodes.RequestCancelled);
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof ResponseError && error.code === code;
}
