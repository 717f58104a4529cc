/** Workers as threads of Node. */
import { Worker } from 'node:worker_threads';
import type { StartWorker } from './threaded';

/**
 * Starts threads from a bundle of `worker.node.ts`.
 * A running thread keeps its process alive: dispose of the calculator that owns it before the program ends.
 * @param bundle path of the bundle
 */
export function createNodeWorkerStarter(bundle: string): StartWorker {
  return ({ onMessage, onLost }) => {
    const thread = new Worker(bundle);
    thread.on('message', onMessage);
    thread.on('error', onLost);
    thread.on('exit', (code) => onLost(new Error(`exit code ${code}`)));
    return {
      post: (message) => thread.postMessage(message),
      terminate: () => void thread.terminate(),
    };
  };
}
