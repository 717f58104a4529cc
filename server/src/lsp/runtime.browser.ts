/** Host in a web worker: nested workers if allowed, files through the client. */
import type { Runtime } from './runtime';

export function browserRuntime(): Runtime {
  return {
    async worker(address) {
      const { browserWorker } = await import('../work/start.browser');
      return (events) => {
        if (address === undefined) throw new Error('the client has not told the address of its script (`worker`)');
        return browserWorker(address)(events);
      };
    },
    now: () => performance.now(),
    soon: (callback) => void setTimeout(callback, 0),
  };
}
