/** A calculator on fake workers, whose messages the test sends. */
import type { WorkerLost } from '../../../server/src/work/calculator';
import type { ToWorker } from '../../../server/src/work/task';
import { createThreadedCalculator } from '../../../server/src/work/threaded';
import type { WorkerEvents } from '../../../server/src/work/threaded';
import { createFakeTime } from './fake-time';

export interface FakeWorker {
  readonly events: WorkerEvents;
  readonly received: ToWorker[];
  terminated: boolean;
}

export function createFakeWorkers() {
  const workers: FakeWorker[] = [];
  const losses: WorkerLost[] = [];
  const time = createFakeTime();
  const calculator = createThreadedCalculator(
    (events) => {
      const worker: FakeWorker = { events, received: [], terminated: false };
      workers.push(worker);
      return { post: (message) => worker.received.push(message), terminate: () => void (worker.terminated = true) };
    },
    { scheduler: time, onLost: (error) => losses.push(error) },
  );
  return { workers, losses, time, calculator };
}
