/** Differences between the hosts of the server: Node and a web worker. */
import type { FileKind } from '../protocol';
import type { StartWorker } from '../work/threaded';
import type { ReadRefusal } from '../features';

export interface Runtime {
  /**
   * Loads the function that starts workers. Called on the first long calculation.
   * @param address of the worker's bundle from the client; not needed on hosts with files
   */
  loadWorkerStarter(address?: string): Promise<StartWorker>;
  /**
   * Text of a file; undefined if it is not a regular file. Throws `FileRefusedError` if it exceeds `maxTableBytes` or leads out of the folder.
   * Absent if the host has no file system; the client is asked instead. The caller ensures that the URI is in the folder, the host that
   * no symbolic link leads out of it.
   */
  readonly readFile?: (uri: string, folder: string, maxBytes: number) => Promise<string | undefined>;
  /**
   * Scenario files below a folder, or files that may hold tables, sorted; `more` tells whether the limit was exceeded. Absent if the host
   * has no file system. Symbolic links are not followed. @param exclude globs, relative to the folder
   */
  readonly listFiles?: (
    folder: string,
    exclude: readonly string[],
    limit: number,
    kind: FileKind,
  ) => Promise<{ readonly uris: readonly string[]; readonly more: boolean }>;
  /** Creates a folder for files that last as long as the session; absent if the host has no file system. */
  readonly createTemporaryFiles?: () => TemporaryFiles;
  /** Monotonic milliseconds. */
  now(): number;
  /** Calls back after pending messages have been read. */
  setImmediate(callback: () => void): void;
}

export interface TemporaryFiles {
  /** @returns the URI of the file */
  write(name: string, text: string): Promise<string>;
  dispose(): void;
}

/** Runs steps, yielding to the event loop after each. */
export async function runStepByStep(
  steps: Iterator<unknown>,
  { setImmediate }: Pick<Runtime, 'setImmediate'>,
): Promise<void> {
  while (!steps.next().done) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Maximum milliseconds of background work per slice; the step under way is completed. */
const maxSliceMilliseconds = 5;

/** Runs background steps in short slices. @returns the result of the steps */
export async function runInSlices<T>(
  steps: Iterator<unknown, T>,
  { now, setImmediate }: Pick<Runtime, 'now' | 'setImmediate'>,
): Promise<T> {
  for (;;) {
    const began = now();
    let step = steps.next();
    while (!step.done && now() - began < maxSliceMilliseconds) step = steps.next();
    if (step.done) return step.value;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/**
 * Waits until pending messages are read and earlier responses are written: the first turn of the event loop does both, the second runs
 * after them.
 */
export async function yieldToEventLoop({ setImmediate }: Pick<Runtime, 'setImmediate'>): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Maximum size of a table file in bytes. */
export const maxTableBytes = 1_000_000;

/** The file exists but must not be read. */
export class FileRefusedError extends Error {
  constructor(readonly reason: ReadRefusal) {
    super(`It was not read: ${reason}`);
  }
}
