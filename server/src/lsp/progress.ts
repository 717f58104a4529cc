/** Progress of long calculations, shown after a delay to avoid flicker. */
import {
  type CancellationToken,
  CancellationTokenSource,
  type Connection,
  WorkDoneProgressReporter,
} from 'vscode-languageserver';
import type { Watch } from '../work/calculator';

type Progress = Parameters<NonNullable<Watch['progress']>>[0];

/** Milliseconds before progress is shown. */
const showDelay = 300;

/**
 * Runs a calculation with progress and cancellation.
 * @param requested cancels it; so does the user from the progress indicator
 * @param requestReporter of the request, if the client sent a token; otherwise the server creates its own progress
 */
export async function withProgress<Result>(
  connection: Connection,
  title: string,
  requested: CancellationToken,
  requestReporter: WorkDoneProgressReporter,
  run: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const source = new CancellationTokenSource();
  const cancel = (): void => source.cancel();
  const listeners = [requested.onCancellationRequested(cancel)];
  if (requested.isCancellationRequested) cancel();
  let shown: WorkDoneProgressReporter | undefined;
  let isFinished = false;

  const timer = setTimeout(() => void begin(), showDelay);
  async function begin(): Promise<void> {
    if (!WorkDoneProgressReporter.isNullInstance(requestReporter)) shown = requestReporter;
    else {
      const serverReporter = await connection.window.createWorkDoneProgress();
      if (isFinished) return serverReporter.done();
      listeners.push(serverReporter.token.onCancellationRequested(cancel));
      shown = serverReporter;
    }
    shown.begin(title, 0, undefined, true);
  }

  try {
    return await run({ token: source.token, progress: (progress) => shown?.report(toPercent(progress)) });
  } finally {
    isFinished = true;
    clearTimeout(timer);
    shown?.done();
    for (const listener of listeners) listener.dispose();
    source.dispose();
  }
}

function toPercent({ done, total }: Progress): number {
  return total === 0 ? 0 : (100 * done) / total;
}
