/** Serves tasks in a thread of Node. */
import { parentPort } from 'node:worker_threads';
import { systemScheduler } from './scheduler';
import { serve } from './serve';
import type { SitesOf } from './serve';

/** @throws Error outside a thread */
export function serveThread(sitesOf: SitesOf): void {
  const port = parentPort;
  if (port === null) throw new Error('This is the code of a worker thread; it does nothing by itself.');
  port.on(
    'message',
    serve(sitesOf, systemScheduler, (message) => port.postMessage(message)),
  );
}
