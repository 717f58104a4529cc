/** A queue for long work: a few jobs run at a time and others wait, so that short requests are answered in between. */
import { Cancelled, type CancellationToken } from './calculator';
import { systemScheduler, type Scheduler } from './scheduler';

export interface Queue {
  /**
   * Starts the work on its turn, and never before pending events outside the queue could run.
   * Rejects with `Cancelled` as soon as the token is cancelled before that.
   */
  run<Result>(token: CancellationToken, work: () => Promise<Result>): Promise<Result>;
}

/** @param maxRunning greatest number of jobs that run at once */
export function createQueue(maxRunning: number, { pause }: Pick<Scheduler, 'pause'> = systemScheduler): Queue {
  const waiters = new Set<() => void>();
  let runningCount = 0;
  let requestCount = 0;

  async function waitForTurn(token: CancellationToken): Promise<void> {
    requestCount++;
    if (runningCount >= maxRunning) await waitForSlot(token);
    else runningCount++;
    // Requests arrive one at a time, and after a hundred long ones there may be a short one: wait until no more arrive.
    let seenRequestCount: number;
    do {
      seenRequestCount = requestCount;
      await pause();
    } while (seenRequestCount !== requestCount);
  }

  /** Waits for a slot until the token is cancelled. */
  function waitForSlot(token: CancellationToken): Promise<void> {
    return new Promise((resolve, reject) => {
      const listener = token.onCancellationRequested(() => {
        listener.dispose();
        if (waiters.delete(begin)) reject(new Cancelled());
      });
      function begin(): void {
        listener.dispose();
        resolve();
      }
      waiters.add(begin);
    });
  }

  /** Passes the slot to the job that has waited longest. */
  function releaseSlot(): void {
    const [next] = waiters;
    if (!next) return void runningCount--;
    waiters.delete(next);
    next();
  }

  return {
    async run(token, work) {
      await waitForTurn(token);
      try {
        if (token.isCancellationRequested) throw new Cancelled();
        return await work();
      } finally {
        releaseSlot();
      }
    },
  };
}
