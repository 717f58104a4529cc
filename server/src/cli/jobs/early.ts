/**
 * Starts worker threads, some of them before the program has loaded: starting a thread takes as long as loading the program, and both can
 * run at the same time.
 */
import { readdirSync, type Dirent } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The data that a thread is started with. */
export interface ThreadData {
  readonly asdicFolder: string;
  /** The expected kind of jobs, if known. */
  readonly kind?: EarlyKind;
}

/** Commands on many files, named like their jobs. */
type EarlyKind = 'check' | 'odds';

/** Whether this is a worker thread of the command line. */
export function isThread(): boolean {
  return parentPort !== null && typeof workerData === 'object' && workerData !== null && 'asdicFolder' in workerData;
}

const running = new Set<Worker>();

/** Prestarted threads that are not in use yet. */
const begun = new Set<Worker>();

/** Returns a prestarted thread, or starts a new one. @param entry the command line itself @param folder the working folder */
export function startThread(entry: string, folder: string): Worker {
  const [early] = begun;
  if (!early) return begin(entry, folder);
  begun.delete(early);
  early.ref();
  return early;
}

function begin(entry: string, folder: string, kind?: EarlyKind): Worker {
  const worker = new Worker(entry, { workerData: { asdicFolder: folder, kind } satisfies ThreadData });
  running.add(worker);
  // A thread that has exited is replaced on demand, and the replacement reports the error.
  return worker.once('exit', () => {
    running.delete(worker);
    begun.delete(worker);
  });
}

/** Terminates all threads in parallel, so that the exiting process does not wait for one after the other. */
export function endThreads(): void {
  for (const worker of running) void worker.terminate();
}

/** Prestarts the threads of a command whose arguments name many files. They do not keep the process alive. */
export function startEarly(words: readonly string[], entry: string, folder: string): void {
  const [command, ...others] = words;
  if (command !== 'check' && command !== 'odds') return;
  if (others.some((word) => word.startsWith('--jobs'))) return;
  const cores = availableParallelism();
  const files = filesNamed(others, folder, Math.max(manyFiles, cores));
  if (files < manyFiles) return;
  for (let count = 1; count < Math.min(cores, files); count++) {
    const worker = begin(entry, folder, command);
    worker.unref();
    begun.add(worker);
    // An error of an unused thread must not end the process.
    worker.once('error', () => begun.delete(worker));
  }
}

/** The minimum number of files for which all cores are used. */
export const manyFiles = 16;

/** Maximum number of folders to look into: counting must take no noticeable time. */
const mostFolders = 32;

/** Estimates the number of scenarios that arguments name. @param limit stops counting here */
export function filesNamed(words: readonly string[], folder: string, most: number): number {
  const named = words.filter((word) => !/^[-!]/.test(word));
  const isFile = (word: string): boolean => scenario.test(word) && !glob.test(word);
  let files = named.filter(isFile).length;
  const folders = named.filter((word) => !isFile(word)).map((word) => resolve(folder, baseOf(word)));
  for (let at = 0; at < Math.min(folders.length, mostFolders) && files < most; at++)
    for (const entry of entriesOf(folders[at]!)) {
      if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)) folders.push(join(folders[at]!, entry.name));
      else if (scenario.test(entry.name)) files++;
    }
  return Math.min(files, most);
}

const scenario = /\.scenario\.ya?ml$/;

const glob = /[*?[{(]/;

/** The folder in which a glob begins; other arguments stay as they are. */
function baseOf(word: string): string {
  const at = word.search(glob);
  return at < 0 ? word : dirname(`${word.slice(0, at)}_`);
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Not a folder: the command will report it.
    return [];
  }
}
