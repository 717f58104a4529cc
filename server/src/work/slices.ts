/** Runs a calculation without holding up its thread. */
import type { Calculation, Progress } from '../engine/progress';
import type { Scheduler } from './scheduler';

/** How long a calculation may keep its thread before its last slice, in milliseconds; with that slice, and what memory is collected in it, less than 10. */
const longestTurn = 2;

/** Least time between two reports of progress, in milliseconds. */
const progressEvery = 50;

export interface SliceOptions {
  readonly scheduler: Scheduler;
  /** Asked at every turn. */
  readonly cancelled: () => boolean;
  /** Asked at every turn: whether to let others go first. */
  readonly waits?: () => boolean;
  readonly progress?: (progress: Progress) => void;
}

/** The calculation's result; undefined when it was cancelled before its end. Rejects with what the calculation throws. */
export async function runInSlices<Result extends object>(
  calculation: Calculation<Result>,
  { scheduler, cancelled, waits, progress }: SliceOptions,
): Promise<Result | undefined> {
  let reported = scheduler.now();
  for (;;) {
    // First of all a pause: whoever asks for a calculation gets its promise before any of the work is done.
    await scheduler.pause();
    if (cancelled()) return undefined;
    if (waits?.()) continue;
    const began = scheduler.now();
    let step = calculation.next();
    while (!step.done && scheduler.now() - began < longestTurn) step = calculation.next();
    if (step.done) return step.value;
    if (scheduler.now() - reported >= progressEvery) {
      reported = scheduler.now();
      progress?.(step.value);
    }
  }
}
