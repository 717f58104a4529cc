/** The worker's side: performs incoming tasks concurrently, and stays responsive to messages. */
import { perform } from './perform';
import type { SiteOf } from './perform';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';
import { rankOf } from './task';
import type { FromWorker, Task, ToWorker } from './task';

/** Loads the finder for the combats of a ruleset, on first use. */
export type SitesOf = (ruleset: string) => SiteOf | Promise<SiteOf>;

interface UnderWay {
  cancelled: boolean;
  /** Set once the ruleset is loaded, so that no other task waits for one that cannot begin. */
  rank?: number;
}

/**
 * Starts to serve.
 * @param post sends a message to the host
 * @returns the handler for messages from the host
 */
export function serve(
  sitesOf: SitesOf,
  scheduler: Scheduler,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const underWay = new Map<number, UnderWay>();

  /** Reports the end of a task once: after a cancellation has been acknowledged, nothing more is sent. */
  function end(message: Exclude<FromWorker, { type: 'ready' }>): void {
    if (!underWay.has(message.id)) return;
    post(message);
    underWay.delete(message.id);
  }

  async function start(id: number, task: Task): Promise<void> {
    const state: UnderWay = { cancelled: false };
    underWay.set(id, state);
    try {
      const siteOf = await sitesOf(task.ruleset);
      if (state.cancelled) return;
      const rank = (state.rank = rankOf(task));
      const result = await runInSlices(perform(task, siteOf), {
        scheduler,
        cancelled: () => state.cancelled,
        waits: () => [...underWay.values()].some((other) => other.rank !== undefined && other.rank < rank),
        progress: (progress) => post({ type: 'progress', id, progress }),
      });
      end(result === undefined ? { type: 'cancelled', id } : { type: 'done', id, result });
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      end({ type: 'failed', id, message, stack });
    }
  }

  post({ type: 'ready' });
  return (message) => {
    if (message.type === 'start') return void start(message.id, message.task);
    const { id } = message;
    const state = underWay.get(id);
    if (!state) return;
    state.cancelled = true;
    if (state.rank === undefined) end({ type: 'cancelled', id }); // loading may take longer than the host waits for the acknowledgement
  };
}
