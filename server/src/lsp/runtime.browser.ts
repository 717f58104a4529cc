/** Host in a web worker: nested workers if allowed, files through the client. */
import type { Runtime } from './runtime';

export function createBrowserRuntime(): Runtime {
  return {
    async loadWorkerStarter(address) {
      const { createBrowserWorkerStarter } = await import('../work/start-worker.browser');
      return (events) => {
        if (address === undefined) throw new Error('the client has not sent the address of its script (`worker`)');
        return createBrowserWorkerStarter(address)(events);
      };
    },
    now: () => performance.now(),
    setImmediate: (callback) => void setTimeout(callback, 0),
  };
}
