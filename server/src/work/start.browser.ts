/** Workers as web workers. */
import type { FromWorker } from './task';
import type { StartWorker } from './threaded';

/**
 * Starts web workers from a bundle of `worker.browser.ts`.
 * @param url address of the bundle
 */
export function browserWorker(url: string | URL): StartWorker {
  return ({ message, lost }) => {
    const worker = new Worker(url);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => message(data);
    worker.onerror = (event) => lost(new Error(event.message || 'its code could not be loaded'));
    return {
      post: (to) => worker.postMessage(to),
      terminate: () => worker.terminate(),
    };
  };
}
