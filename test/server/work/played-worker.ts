/** A calculator on fake workers, whose messages the test sends. */
import type { WorkerLost } from '../../../server/src/work/calculator';
import type { ToWorker } from '../../../server/src/work/task';
import { threadedCalculator } from '../../../server/src/work/threaded';
import type { WorkerEvents } from '../../../server/src/work/threaded';
import { playedTime } from './played-time';

export interface PlayedWorker {
  readonly events: WorkerEvents;
  readonly received: ToWorker[];
  terminated: boolean;
}

export function played() {
  const workers: PlayedWorker[] = [];
  const losses: WorkerLost[] = [];
  const time = playedTime();
  const calculator = threadedCalculator(
    (events) => {
      const worker: PlayedWorker = { events, received: [], terminated: false };
      workers.push(worker);
      return { post: (message) => worker.received.push(message), terminate: () => void (worker.terminated = true) };
    },
    { scheduler: time, onLost: (error) => losses.push(error) },
  );
  return { workers, losses, time, calculator };
}
