/** The worker's side: performs the tasks that come in, side by side, and stays open to messages. */
import { perform } from './perform';
import type { SiteOf } from './perform';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';
import { rankOf } from './task';
import type { FromWorker, Task, ToWorker } from './task';

/** Finds the combats of a ruleset; the first that ask for one wait until it is loaded. */
export type SitesOf = (ruleset: string) => SiteOf | Promise<SiteOf>;

/**
 * Starts to serve.
 * @param post sends a message to the host
 * @returns takes a message from the host
 */
export function serve(
  sitesOf: SitesOf,
  scheduler: Scheduler,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const underWay = new Map<number, { cancelled: boolean; readonly rank: number }>();

  async function start(id: number, task: Task): Promise<void> {
    const rank = rankOf(task);
    const state = { cancelled: false, rank };
    underWay.set(id, state);
    try {
      const siteOf = await sitesOf(task.ruleset);
      const result = await runInSlices(perform(task, siteOf), {
        scheduler,
        cancelled: () => state.cancelled,
        waits: () => [...underWay.values()].some((other) => other.rank < rank),
        progress: (progress) => post({ type: 'progress', id, progress }),
      });
      post(result === undefined ? { type: 'cancelled', id } : { type: 'done', id, result });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      post({ type: 'failed', id, message, stack });
    } finally {
      underWay.delete(id);
    }
  }

  post({ type: 'ready' });
  return (message) => {
    if (message.type === 'start') return void start(message.id, message.task);
    const state = underWay.get(message.id);
    if (state) state.cancelled = true;
  };
}
