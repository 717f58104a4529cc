/** Work on many files, one at a time and one after each other thing that the server is asked: nobody waits longer than for one file. */

export interface FileQueue {
  /** A file that is in the queue already keeps its place. */
  add(uris: Iterable<string>): void;
  remove(uri: string): void;
  /** Nothing is waiting, and nothing is worked on. */
  readonly idle: boolean;
  stop(): void;
}

/** How many files are worked on before `rest` is called. */
const batch = 20;

/**
 * @param work on a file; never rejects
 * @param rest called after each batch, and when nothing is left
 * @param soon calls back when all that waits has been read
 */
export function fileQueue(
  work: (uri: string) => Promise<void>,
  rest: () => void,
  soon: (callback: () => void) => void,
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
      if (++done % batch === 0) rest();
      await new Promise<void>((resolve) => soon(resolve));
    }
    busy = false;
    rest();
  }

  return {
    add(uris) {
      for (const uri of uris) waiting.add(uri);
      if (busy || stopped || waiting.size === 0) return;
      busy = true;
      soon(() => void run());
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
