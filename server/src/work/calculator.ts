/** The interface for hosts of long calculations (language server, command line): `in-process.ts` and `threaded.ts` implement it. */
import type { Progress } from '../engine/progress';
import type { TaskResult, Task } from './task';

/** The part of LSP's cancellation token that is needed here. */
export interface CancellationToken {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: () => void): { dispose(): void };
}

/** How a caller follows a calculation: a token that cancels it, and a callback for its progress. */
export interface Watch {
  readonly token?: CancellationToken;
  /** Called at most every 50 ms, and never after the promise is settled. */
  readonly progress?: (progress: Progress) => void;
}

export interface Calculator {
  /**
   * Runs a task while the caller stays responsive. Several calculations may run at once.
   * Rejects with `Cancelled` as soon as the token is cancelled, with `WorkerLost` if the worker died, otherwise with the error.
   */
  run<T extends Task>(task: T, watch?: Watch): Promise<TaskResult<T>>;
  /** Cancels all calculations and frees resources. Do not use it afterwards. */
  dispose(): void;
}

/** The calculation was cancelled by its caller. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';

  constructor() {
    super('The calculation was cancelled.');
  }
}

/** The settled result of a calculation. Rejects only with `Cancelled`. */
export async function settle<Result>(calculation: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [result] = await Promise.allSettled([calculation]);
  if (result.status === 'rejected' && result.reason instanceof Cancelled) throw result.reason;
  return result;
}

/** The thread of the calculation ended without a result. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  /** @param started whether the thread had started; if not, retrying is pointless */
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
