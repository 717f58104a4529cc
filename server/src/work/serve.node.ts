/** Serves tasks in a thread of Node. */
import { parentPort } from 'node:worker_threads';
import type { CombatOf } from './perform';
import { systemScheduler } from './scheduler';
import { serve } from './serve';

/** @throws Error outside a thread */
export function serveThread(combatOf: CombatOf): void {
  const port = parentPort;
  if (port === null) throw new Error('This is the code of a worker thread; it does nothing by itself.');
  port.on(
    'message',
    serve(combatOf, systemScheduler, (message) => port.postMessage(message)),
  );
}
