/** Long work in turn: a few pieces at a time, the others wait, so that whatever is short is answered between them. */
import { Cancelled } from './calculator';
import type { CancellationToken } from './calculator';
import type { Scheduler } from './scheduler';
import { systemScheduler } from './scheduler';

export interface Queue {
  /**
   * Begins the work when it is its turn, and never before everything that waits outside of the queue could run.
   * Rejects with `Cancelled` as soon as the token asks for it before that.
   */
  run<Result>(token: CancellationToken, work: () => Promise<Result>): Promise<Result>;
}

/** @param maxRunning how many pieces of work are under way at once */
export function queueOf(maxRunning: number, { pause }: Pick<Scheduler, 'pause'> = systemScheduler): Queue {
  const waiting = new Set<() => void>();
  let running = 0;
  let asked = 0;

  async function turn(token: CancellationToken): Promise<void> {
    asked++;
    if (running >= maxRunning) await place(token);
    else running++;
    // Requests are read one at a time, and behind a hundred for long work there may be a short one: first all of them are read.
    let known: number;
    do {
      known = asked;
      await pause();
    } while (known !== asked);
  }

  /** Waits for a place, as long as it is wanted. */
  function place(token: CancellationToken): Promise<void> {
    return new Promise((resolve, reject) => {
      const listener = token.onCancellationRequested(() => {
        listener.dispose();
        if (waiting.delete(begin)) reject(new Cancelled());
      });
      function begin(): void {
        listener.dispose();
        resolve();
      }
      waiting.add(begin);
    });
  }

  /** Hands the place to whoever waits longest. */
  function leave(): void {
    const [next] = waiting;
    if (!next) return void running--;
    waiting.delete(next);
    next();
  }

  return {
    async run(token, work) {
      await turn(token);
      try {
        if (token.isCancellationRequested) throw new Cancelled();
        return await work();
      } finally {
        leave();
      }
    },
  };
}
