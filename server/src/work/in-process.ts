/** Calculations on the caller's own thread, a few milliseconds at a time. */
import { Cancelled } from './calculator';
import type { Calculator } from './calculator';
import { perform } from './perform';
import type { CombatOf } from './perform';
import { systemScheduler } from './scheduler';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';

/** A calculator that needs no other thread: for hosts that have none, and for the command line. */
export function inProcessCalculator(combatOf: CombatOf, scheduler: Scheduler = systemScheduler): Calculator {
  let disposed = false;
  return {
    async odds(task, { token, progress } = {}) {
      const cancelled = () => disposed || token?.isCancellationRequested === true;
      const outcomes = await runInSlices(perform(task, combatOf), { scheduler, cancelled, progress });
      if (outcomes === undefined) throw new Cancelled();
      return outcomes;
    },
    dispose() {
      disposed = true;
    },
  };
}
