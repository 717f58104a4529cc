/** Serves tasks in a web worker. */
import { systemScheduler } from './scheduler';
import { serve } from './serve';
import type { SitesOf } from './serve';
import type { ToWorker } from './task';

export function serveWebWorker(sitesOf: SitesOf): void {
  const receive = serve(sitesOf, systemScheduler, (message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
}
