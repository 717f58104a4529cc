/** Workers as web workers. */
import type { FromWorker, ToWorker } from './task';
import type { StartWorker } from './threaded';

/** Timeout for fetching the script of a worker, in milliseconds. */
const fetchTimeout = 20_000;

/**
 * Starts web workers from a bundle of `worker.browser.ts`: by its address, or from a blob with a copy of its text if workers from other origins are
 * forbidden, as they are inside the workers of VS Code in a browser.
 * @param address of the bundle
 */
export function createBrowserWorkerStarter(address: string): StartWorker {
  return ({ onMessage, onLost }) => {
    const urlSources = [() => Promise.resolve(address), () => copyToBlobUrl(address)];
    /** Messages to post once a worker is up. */
    const pendingMessages: ToWorker[] = [];
    let currentWorker: Worker | undefined;
    let isUp = false;
    let isTerminated = false;

    async function start(reason?: unknown): Promise<void> {
      const getUrl = urlSources.shift();
      if (isTerminated) return;
      if (!getUrl) return onLost(reason);
      try {
        startWorker(await getUrl());
      } catch (error) {
        await start(error);
      }
    }

    function startWorker(url: string): void {
      if (isTerminated) return;
      const worker = (currentWorker = new Worker(url));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        isUp = true;
        onMessage(data);
        for (const heldMessage of pendingMessages.splice(0)) worker.postMessage(heldMessage);
      };
      worker.onerror = (event) => {
        const reason = new Error(event.message || `its code could not be loaded from ${address}`);
        if (isUp) return onLost(reason);
        worker.terminate();
        void start(reason);
      };
    }

    void start();
    return {
      post: (message) => (isUp ? currentWorker!.postMessage(message) : pendingMessages.push(message)),
      terminate: () => {
        isTerminated = true;
        currentWorker?.terminate();
      },
    };
  };
}

/** A blob address for a copy of a script. */
async function copyToBlobUrl(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
}
