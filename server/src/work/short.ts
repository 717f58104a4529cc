/** What takes so little that a worker would take longer to start. */
import { Cancelled } from './calculator';
import type { CancellationToken } from './calculator';
import { perform } from './perform';
import type { Site } from './perform';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';
import type { ResultOf, Task } from './task';

/**
 * Milliseconds of work up to which a calculation is short: what a worker takes to start. First answers are short by themselves, on a busy machine
 * too; few combats have to be prepared for so long that they are not.
 */
const short = { first: 1_000, other: 200 } as const;

/**
 * Performs a task on the caller's thread, in slices, as long as it is short.
 * @param site the combat that it is about
 * @returns undefined where it is not: then nothing has come of it. Rejects with `Cancelled`, and as `perform` throws
 */
export async function performIfShort<T extends Task>(
  task: T,
  site: Site,
  scheduler: Scheduler,
  token: CancellationToken,
): Promise<ResultOf<T> | undefined> {
  const cancelled = () => token.isCancellationRequested;
  const most = 'quick' in task && task.quick === true ? short.first : short.other;
  const result = await runInSlices(
    perform(task, () => site),
    { scheduler, cancelled, most },
  );
  if (cancelled()) throw new Cancelled();
  return result;
}
