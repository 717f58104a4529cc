/** The worker's side: performs incoming tasks concurrently, and stays responsive to messages. */
import { performTask, type FindEntry } from './perform-task';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';
import { getRank, type FromWorker, type Task, type ToWorker } from './task';

/** Loads the finder for the combats of a ruleset, on first use. */
export type LoadEntryFinder = (ruleset: string) => FindEntry | Promise<FindEntry>;

interface InFlightTask {
  isCancelled: boolean;
  /** Set once the ruleset is loaded, so that no other task waits for one that cannot begin. */
  rank?: number;
}

/**
 * Starts to serve.
 * @param post sends a message to the host
 * @returns the handler for messages from the host
 */
export function serve(
  loadEntryFinder: LoadEntryFinder,
  scheduler: Scheduler,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const inFlight = new Map<number, InFlightTask>();

  /** Reports the end of a task once: after a cancellation has been acknowledged, nothing more is sent. */
  function end(message: Exclude<FromWorker, { type: 'ready' }>): void {
    if (!inFlight.has(message.id)) return;
    post(message);
    inFlight.delete(message.id);
  }

  async function start(id: number, task: Task): Promise<void> {
    const inFlightTask: InFlightTask = { isCancelled: false };
    inFlight.set(id, inFlightTask);
    try {
      const findEntry = await loadEntryFinder(task.ruleset);
      if (inFlightTask.isCancelled) return;
      const rank = (inFlightTask.rank = getRank(task));
      const result = await runInSlices(performTask(task, findEntry), {
        scheduler,
        isCancelled: () => inFlightTask.isCancelled,
        shouldYield: () => [...inFlight.values()].some((other) => other.rank !== undefined && other.rank < rank),
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
    const inFlightTask = inFlight.get(id);
    if (!inFlightTask) return;
    inFlightTask.isCancelled = true;
    if (inFlightTask.rank === undefined) end({ type: 'cancelled', id }); // loading may take longer than the host waits for the acknowledgement
  };
}
