/**
 * Threads, and those that are begun before anything is known but the words of the command: a thread takes as long to start as the program
 * takes to load, and both can be done at the same time.
 */
import { readdirSync, type Dirent } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What threads are started with. */
export interface ThreadData {
  readonly asdicFolder: string;
  /** The kind of jobs that it will be given, where that is known. */
  readonly kind?: EarlyKind;
}

/** Commands that name many files, and the jobs that they make of these. */
type EarlyKind = 'check' | 'odds';

/** Whether this is one of the threads of the command line. */
export function isThread(): boolean {
  return parentPort !== null && typeof workerData === 'object' && workerData !== null && 'asdicFolder' in workerData;
}

const running = new Set<Worker>();

/** Those that nobody has taken. */
const begun = new Set<Worker>();

/** One that was begun early, or a new one. @param entry the command line itself @param folder the working folder */
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
  // One that has ended does no jobs: whoever needs it starts another, and is told what is wrong.
  return worker.once('exit', () => {
    running.delete(worker);
    begun.delete(worker);
  });
}

/** Tells all threads to end. The process, which waits for each as it ends, then waits for all of them at once. */
export function endThreads(): void {
  for (const worker of running) void worker.terminate();
}

/** Begins the threads that a command will want beside this one, where its words name many files. They keep no process from ending. */
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
    // Nothing of it may end the process while nobody has taken it.
    worker.once('error', () => begun.delete(worker));
  }
}

/** From so many files on, all cores are used. */
export const manyFiles = 16;

/** So many folders are looked into: it must take no time. */
const mostFolders = 32;

/** How many scenarios words name, as far as a quick look tells. @param most no more are counted */
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

/** The folder in which a glob begins; what is none stays as it is. */
function baseOf(word: string): string {
  const at = word.search(glob);
  return at < 0 ? word : dirname(`${word.slice(0, at)}_`);
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // It is no folder: the command says what it is.
    return [];
  }
}
