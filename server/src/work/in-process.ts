/** Calculations on the caller's own thread, a few milliseconds at a time. */
import { Cancelled, type Calculator, type Watch } from './calculator';
import { performTask, type FindEntry } from './perform-task';
import { systemScheduler, type Scheduler } from './scheduler';
import type { Task } from './task';
import { runInSlices } from './slices';

/** A calculator without another thread: for hosts that have none, and for the command line. */
export function createInProcessCalculator(findEntry: FindEntry, scheduler: Scheduler = systemScheduler): Calculator {
  let isDisposed = false;
  return {
    async run<T extends Task>(task: T, { token, progress }: Watch = {}) {
      const isCancelled = () => isDisposed || token?.isCancellationRequested === true;
      const result = await runInSlices(performTask(task, findEntry), { scheduler, isCancelled, progress });
      if (result === undefined) throw new Cancelled();
      return result;
    },
    dispose() {
      isDisposed = true;
    },
  };
}
