/** Serves tasks in a thread of Node. */
import { parentPort } from 'node:worker_threads';
import { systemScheduler } from './scheduler';
import { serve, type LoadEntryFinder } from './serve';

/** @throws Error outside a thread */
export function serveThread(loadEntryFinder: LoadEntryFinder): void {
  const port = parentPort;
  if (port === null) throw new Error('This is the code of a worker thread; it does nothing by itself.');
  port.on(
    'message',
    serve(loadEntryFinder, systemScheduler, (message) => port.postMessage(message)),
  );
}
