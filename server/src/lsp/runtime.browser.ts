/** The server's host is a web worker: workers of its own where they are allowed, files through the client. */
import type { Runtime } from './runtime';

/** @param script address of the server's bundle: the worker's lies beside it */
export function browserRuntime(script: string): Runtime {
  return {
    async worker() {
      const { browserWorker } = await import('../work/start.browser');
      return browserWorker(new URL('worker.browser.js', script));
    },
    now: () => performance.now(),
    soon: (callback) => void setTimeout(callback, 0),
  };
}
