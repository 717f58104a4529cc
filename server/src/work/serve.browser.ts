/** Serves tasks in a web worker. */
import { systemScheduler } from './scheduler';
import { serve, type LoadEntryFinder } from './serve';
import type { ToWorker } from './task';

export function serveWebWorker(loadEntryFinder: LoadEntryFinder): void {
  const receive = serve(loadEntryFinder, systemScheduler, (message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
}
