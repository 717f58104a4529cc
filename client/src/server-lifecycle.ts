/** Server lifecycle for the user: when the server has stopped for good, a message, the lenses and the status item offer a restart. */
import { CodeLens, EventEmitter, l10n, languages, type LogOutputChannel, Range } from 'vscode';
import { CloseAction, ErrorAction, type ErrorHandler } from 'vscode-languageclient';
import { clientCommands } from '../../server/src/protocol';
import { showErrorWithRemedies } from './failures';
import { languageId } from './options';

/** Maximum number of automatic restarts within `restartWindow` milliseconds. */
const maxRestarts = 4;
const restartWindow = 3 * 60 * 1000;

export type ServerLifecycle = ReturnType<typeof createServerLifecycle>;

/** @param onStopped called with the reason */
export function createServerLifecycle(channel: LogOutputChannel, onStopped: (why: string) => void) {
  const stopTimes: number[] = [];
  const changes = new EventEmitter<void>();
  let isStopped = false;

  /** The server has stopped and will not restart automatically. */
  const markStopped = (why: string): void => {
    isStopped = true;
    changes.fire();
    onStopped(why);
    void showErrorWithRemedies(l10n.t('Asdic has stopped. {0}', why), 'restart', 'showOutput');
  };
  const lenses = languages.registerCodeLensProvider(
    { language: languageId },
    { onDidChangeCodeLenses: changes.event, provideCodeLenses: () => (isStopped ? [createRestartLens()] : []) },
  );

  const errorHandler: ErrorHandler = {
    error: (_error, _message, count = 0) => ({
      action: count <= 3 ? ErrorAction.Continue : ErrorAction.Shutdown,
      handled: true,
    }),
    closed() {
      stopTimes.push(Date.now());
      const recentStops = stopTimes.filter((at) => at > Date.now() - restartWindow);
      if (recentStops.length <= maxRestarts) {
        channel.warn(l10n.t('The server stopped and is being restarted.'));
        return { action: CloseAction.Restart, handled: true };
      }
      stopTimes.length = 0;
      const why = l10n.t('Its server ended {0} times within three minutes.', recentStops.length);
      markStopped(why);
      return { action: CloseAction.DoNotRestart, handled: true, message: why };
    },
  };
  return {
    errorHandler,
    /** The server is starting or running; clears the stopped state. */
    markRunning(): void {
      isStopped = false;
      changes.fire();
    },
    markStopped,
    dispose(): void {
      lenses.dispose();
      changes.dispose();
    },
  };
}

function createRestartLens(): CodeLens {
  return new CodeLens(new Range(0, 0, 0, 0), {
    title: l10n.t('$(warning) Asdic has stopped: restart it'),
    tooltip: l10n.t('Nothing is checked, explained or resolved until it runs again.'),
    command: clientCommands.restart,
  });
}
