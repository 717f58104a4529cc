/** Background work on files, one at a time with pending requests in between, so that no request waits for more than one file. */

export interface FileQueue {
  /** Files already in the queue keep their position. */
  add(uris: Iterable<string>): void;
  remove(uri: string): void;
  /** Whether the queue is empty and nothing is running. */
  readonly idle: boolean;
  stop(): void;
}

/** How many files are processed between calls of `onBatch`. */
const batchSize = 20;

/**
 * @param work processes a file; never rejects
 * @param onBatch called after each batch and when the queue is empty
 * @param setImmediate calls back after pending messages have been read
 */
export function createFileQueue(
  work: (uri: string) => Promise<void>,
  onBatch: () => void,
  setImmediate: (callback: () => void) => void,
): FileQueue {
  const waiting = new Set<string>();
  let busy = false;
  let stopped = false;
  let done = 0;

  async function run(): Promise<void> {
    for (const uri of waiting) {
      if (stopped) return;
      waiting.delete(uri);
      await work(uri);
      if (++done % batchSize === 0) onBatch();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    busy = false;
    onBatch();
  }

  return {
    add(uris) {
      for (const uri of uris) waiting.add(uri);
      if (busy || stopped || waiting.size === 0) return;
      busy = true;
      setImmediate(() => void run());
    },
    remove: (uri) => void waiting.delete(uri),
    get idle() {
      return !busy;
    },
    stop() {
      stopped = true;
      waiting.clear();
    },
  };
}
