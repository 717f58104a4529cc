/** The other end of `pool.ts`: a thread that does one job at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { surroundingsOf } from '../analysed';
import { rulesetsOnDemand } from '../rulesets';
import { serve } from './pool';
import type { ThreadData, ToThread } from './pool';

/** Whether this is one of the threads of the command line. */
export function isThread(): boolean {
  return parentPort !== null && typeof workerData === 'object' && workerData !== null && 'asdicFolder' in workerData;
}

export function serveJobs(): void {
  const port = parentPort!;
  const { asdicFolder } = workerData as ThreadData;
  const surroundings = surroundingsOf({ rulesets: rulesetsOnDemand(), folder: asdicFolder });
  port.on('message', (message: ToThread) => void serve(message, surroundings, (answer) => port.postMessage(answer)));
}
