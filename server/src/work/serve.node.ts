/** Serves tasks in a thread of Node. */
import { parentPort } from 'node:worker_threads';
import type { SiteOf } from './perform';
import { systemScheduler } from './scheduler';
import { serve } from './serve';

/** @throws Error outside a thread */
export function serveThread(siteOf: SiteOf): void {
  const port = parentPort;
  if (port === null) throw new Error('This is the code of a worker thread; it does nothing by itself.');
  port.on(
    'message',
    serve(siteOf, systemScheduler, (message) => port.postMessage(message)),
  );
}
