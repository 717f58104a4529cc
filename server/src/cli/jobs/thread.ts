/** The thread side of `pool.ts`: runs one job at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAnalysisContext } from '../analyse';
import { createRulesetsOnDemand } from '../rulesets';
import { jobModules, serveJob, type JobMessage } from './run';
import type { ThreadData } from './start';

export function serveJobs(): void {
  const port = parentPort!;
  const { asdicFolder, kind } = workerData as ThreadData;
  // Loads the code while the first job is on its way.
  if (kind) void jobModules[kind]();
  const context = createAnalysisContext({ rulesets: createRulesetsOnDemand(), folder: asdicFolder });
  port.on('message', (message: JobMessage) => void serveJob(message, context, (answer) => port.postMessage(answer)));
}
