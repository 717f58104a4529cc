/** What hosts of long calculations (the language server, the command line) use: `in-process.ts` and `threaded.ts` implement it. */
import type { Progress } from '../engine/progress';
import type { ResultOf, Task } from './task';

/** As much of LSP's cancellation token as is needed here. */
export interface CancellationToken {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: () => void): { dispose(): void };
}

export interface Watch {
  readonly token?: CancellationToken;
  /** Called now and then, never more often than every 50 ms, never after the promise is settled. */
  readonly progress?: (progress: Progress) => void;
}

export interface Calculator {
  /**
   * Calculates what a task asks for while the caller stays responsive. Several calculations may be under way at once.
   * Rejects with `Cancelled` as soon as the token asks for it, with `WorkerLost` where the worker died, else with what went wrong.
   */
  run<T extends Task>(task: T, watch?: Watch): Promise<ResultOf<T>>;
  /** Cancels what is under way and frees what it holds. It must not be used afterwards. */
  dispose(): void;
}

/** The calculation was given up because its caller asked for it. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';

  constructor() {
    super('The calculation was cancelled.');
  }
}

/** What became of a calculation. Rejects with `Cancelled` alone. */
export async function settled<Result>(calculation: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [found] = await Promise.allSettled([calculation]);
  if (found.status === 'rejected' && found.reason instanceof Cancelled) throw found.reason;
  return found;
}

/** The thread of the calculation ended without an answer. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  /** @param started whether the thread had come up at all; where it had not, another try is of no use */
  constructor(
    reason: unknown,
    readonly started: boolean,
  ) {
    const why = reason instanceof Error ? reason.message : String(reason);
    super(
      started
        ? `The worker thread ended during the calculation: ${why}`
        : `The worker thread could not be started: ${why}`,
      {
        cause: reason,
      },
    );
  }
}
