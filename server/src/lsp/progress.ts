/** Progress of long calculations, shown after a delay to avoid flicker. */
import { CancellationTokenSource, WorkDoneProgressReporter } from 'vscode-languageserver';
import type { CancellationToken, Connection } from 'vscode-languageserver';
import type { Watch } from '../work/calculator';

type Progress = Parameters<NonNullable<Watch['progress']>>[0];

/** Milliseconds before progress is shown. */
const patience = 300;

/**
 * Runs a calculation with progress and cancellation.
 * @param requested cancels it; so does the user from the progress indicator
 * @param requestReporter of the request, if the client sent a token; otherwise the server creates its own progress
 */
export async function withProgress<Result>(
  connection: Connection,
  title: string,
  requested: CancellationToken,
  given: WorkDoneProgressReporter,
  run: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const source = new CancellationTokenSource();
  const cancel = (): void => source.cancel();
  const listeners = [requested.onCancellationRequested(cancel)];
  if (requested.isCancellationRequested) cancel();
  let shown: WorkDoneProgressReporter | undefined;
  let over = false;

  const timer = setTimeout(() => void begin(), patience);
  async function begin(): Promise<void> {
    if (!WorkDoneProgressReporter.isNullInstance(given)) shown = given;
    else {
      const own = await connection.window.createWorkDoneProgress();
      if (over) return own.done();
      listeners.push(own.token.onCancellationRequested(cancel));
      shown = own;
    }
    shown.begin(title, 0, undefined, true);
  }

  try {
    return await run({ token: source.token, progress: (progress) => shown?.report(percentOf(progress)) });
  } finally {
    over = true;
    clearTimeout(timer);
    shown?.done();
    for (const listener of listeners) listener.dispose();
    source.dispose();
  }
}

function percentOf({ done, of }: Progress): number {
  return of === 0 ? 0 : (100 * done) / of;
}
