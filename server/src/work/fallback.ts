/** A fallback for hosts that may not be able to start a worker: browsers forbid it in some contexts. */
import { WorkerLost, type Calculator } from './calculator';

/**
 * A calculator that switches to the second for good if the first cannot start its worker.
 * @param onFallback called once on the switch
 */
export function withFallback(
  first: Calculator,
  second: Calculator,
  onFallback?: (error: WorkerLost) => void,
): Calculator {
  let current = first;
  return {
    async run(task, watch) {
      try {
        return await current.run(task, watch);
      } catch (error) {
        if (!(error instanceof WorkerLost) || error.started) throw error;
        if (current === first) onFallback?.(error);
        current = second;
        return second.run(task, watch);
      }
    },
    dispose() {
      first.dispose();
      second.dispose();
    },
  };
}
