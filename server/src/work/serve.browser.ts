/** Serves tasks in a web worker. */
import type { CombatOf } from './perform';
import { systemScheduler } from './scheduler';
import { serve } from './serve';
import type { ToWorker } from './task';

export function serveWebWorker(combatOf: CombatOf): void {
  const receive = serve(combatOf, systemScheduler, (message) => self.postMessage(message));
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);
}
