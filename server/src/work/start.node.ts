/** Workers as threads of Node. */
import { Worker } from 'node:worker_threads';
import type { StartWorker } from './threaded';

/**
 * Starts threads from a bundle of `worker.node.ts`.
 * A thread keeps its process alive: dispose of the calculator before the end.
 * @param bundle path of the bundle
 */
export function createNodeWorkerStarter(bundle: string): StartWorker {
  return ({ onMessage, onLost }) => {
    const thread = new Worker(bundle);
    thread.on('message', onMessage);
    thread.on('error', onLost);
    thread.on('exit', (code) => onLost(new Error(`exit code ${code}`)));
    return {
      post: (to) => thread.postMessage(to),
      terminate: () => void thread.terminate(),
    };
  };
}
