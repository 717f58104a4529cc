/** Serves tasks in a web worker. */
import type { SiteOf } from './perform';
import { systemScheduler } from './scheduler';
import { serve } from './serve';
import type { ToWorker } from './task';

export function serveWebWorker(siteOf: SiteOf): void {
  const receive = serve(siteOf, systemScheduler, (message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
}
