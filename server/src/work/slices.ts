/** Runs a calculation without blocking its thread. */
import type { Calculation, Progress } from '../engine/progress';
import type { Scheduler } from './scheduler';

/** Time in a turn after which no further slice starts, in milliseconds; with the last slice and its garbage collection, less than 10. */
const maxTurnMilliseconds = 2;

/** Minimum time between two progress reports, in milliseconds. */
const progressInterval = 50;

export interface SliceOptions {
  readonly scheduler: Scheduler;
  /** Checked in every turn. */
  readonly isCancelled: () => boolean;
  /** Checked in every turn: whether to let other tasks go first. */
  readonly shouldYield?: () => boolean;
  readonly progress?: (progress: Progress) => void;
}

/** The result of the calculation; undefined if it was cancelled. Rejects with the error that the calculation throws. */
export async function runInSlices<Result extends object>(
  calculation: Calculation<Result>,
  { scheduler, isCancelled, shouldYield, progress }: SliceOptions,
): Promise<Result | undefined> {
  let reportedAt = scheduler.now();
  for (;;) {
    // A pause first, so that the caller gets the promise before any work is done.
    await scheduler.pause();
    if (isCancelled()) return undefined;
    if (shouldYield?.()) continue;
    const began = scheduler.now();
    let step = calculation.next();
    while (!step.done && scheduler.now() - began < maxTurnMilliseconds) step = calculation.next();
    if (step.done) return step.value;
    if (scheduler.now() - reportedAt >= progressInterval) {
      reportedAt = scheduler.now();
      progress?.(step.value);
    }
  }
}
