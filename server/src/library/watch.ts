/** How a caller follows a long calculation, and ends it. */
import type { Watch } from '../work/calculator';

/** How far a calculation has come. */
export interface CombatProgress {
  /** Id of the combat that is being calculated. */
  readonly engagement: string;
  readonly done: number;
  readonly of: number;
  /** What is counted: steps of work (their size depends on the combat), combats rolled, or combats compared. */
  readonly unit: 'steps' | 'runs' | 'combats';
}

export interface WatchOptions {
  /** Ends the work within some 20 ms: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called now and then, at most every 50 ms. */
  readonly progress?: (progress: CombatProgress) => void;
}

/**
 * Runs a calculation that is watched so.
 * @throws the signal's reason where it was aborted, else what the calculation throws
 */
export async function watched<Result>(
  engagement: string,
  { signal, progress }: WatchOptions,
  run: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  try {
    return await run({
      ...(signal && { token: tokenOf(signal) }),
      ...(progress && { progress: ({ done, of, unit }) => progress({ engagement, done, of, unit }) }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

function tokenOf(signal: AbortSignal): NonNullable<Watch['token']> {
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
