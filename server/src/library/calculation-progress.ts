/** Progress and cancellation of long calculations. */
import type { Watch } from '../work/calculator';

/** Progress of a calculation. */
export interface CombatProgress {
  /** Id of the combat being calculated. */
  readonly engagement: string;
  readonly done: number;
  readonly of: number;
  /** The unit: steps of work (their size depends on the combat), sampled combats, or compared combats. */
  readonly unit: 'steps' | 'runs' | 'combats';
}

export interface ProgressOptions {
  /** Aborts within some 20 ms: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called at most every 50 ms. */
  readonly progress?: (progress: CombatProgress) => void;
}

/**
 * Runs a calculation with the caller's signal and progress.
 * @throws the signal's reason if aborted, else errors of the calculation
 */
export async function runWithProgress<Result>(
  engagement: string,
  { signal, progress }: ProgressOptions,
  run: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  try {
    return await run({
      ...(signal && { token: toCancellationToken(signal) }),
      ...(progress && { progress: ({ done, total, unit }) => progress({ engagement, done, of: total, unit }) }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

function toCancellationToken(signal: AbortSignal): NonNullable<Watch['token']> {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested(listener) {
      signal.addEventListener('abort', listener);
      return { dispose: () => signal.removeEventListener('abort', listener) };
    },
  };
}
