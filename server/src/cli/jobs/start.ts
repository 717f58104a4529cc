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
  readonly kind?: PrestartedKind;
}

/** Commands on many files, named like their jobs. */
type PrestartedKind = 'check' | 'odds';

/** The script that the command line and its threads are started from. @param packageFolder the folder of Asdic's package.json */
export function getEntryPath(packageFolder: string): string {
  return join(packageFolder, 'dist', 'cli.cjs');
}

/** Whether this is a worker thread of the command line. */
export function isThread(): boolean {
  return parentPort !== null && typeof workerData === 'object' && workerData !== null && 'asdicFolder' in workerData;
}

const workers = new Set<Worker>();

/** Prestarted threads that are not in use yet. */
const idleWorkers = new Set<Worker>();

/** Returns a prestarted thread, or starts a new one. @param entry the command line itself @param folder the working folder */
export function startThread(entry: string, folder: string): Worker {
  const [worker] = idleWorkers;
  if (!worker) return createWorker(entry, folder);
  idleWorkers.delete(worker);
  worker.ref();
  return worker;
}

function createWorker(entry: string, folder: string, kind?: PrestartedKind): Worker {
  const worker = new Worker(entry, { workerData: { asdicFolder: folder, kind } satisfies ThreadData });
  workers.add(worker);
  // A thread that has exited is replaced on demand, and the replacement reports the error.
  return worker.once('exit', () => {
    workers.delete(worker);
    idleWorkers.delete(worker);
  });
}

/** Terminates all threads in parallel, so that the exiting process does not wait for one after the other. */
export function terminateThreads(): void {
  for (const worker of workers) void worker.terminate();
}

/** Prestarts the threads of a command whose arguments name many files. They do not keep the process alive. */
export function prestartThreads(args: readonly string[], entry: string, folder: string): void {
  const [command, ...others] = args;
  if (command !== 'check' && command !== 'odds') return;
  // `--jobs` may allow fewer threads.
  if (others.some((arg) => arg.startsWith('--jobs'))) return;
  const cores = availableParallelism();
  const files = countFiles(others, folder, Math.max(minFilesForAllCores, cores));
  if (files < minFilesForAllCores) return;
  for (let count = 1; count < Math.min(cores, files); count++) {
    const worker = createWorker(entry, folder, command);
    worker.unref();
    idleWorkers.add(worker);
    // An error of an unused thread must not end the process.
    worker.once('error', () => idleWorkers.delete(worker));
  }
}

/** The minimum number of files for which all cores are used. */
export const minFilesForAllCores = 16;

/** Maximum number of folders to look into: counting must take no noticeable time. */
const maxFolders = 32;

/** Estimates the number of scenarios that arguments name. @param limit stops counting here */
export function countFiles(args: readonly string[], folder: string, limit: number): number {
  const paths = args.filter((arg) => !/^[-!]/.test(arg));
  const isFile = (arg: string): boolean => scenarioPattern.test(arg) && !globCharacters.test(arg);
  let files = paths.filter(isFile).length;
  const folders = paths.filter((arg) => !isFile(arg)).map((arg) => resolve(folder, getGlobFolder(arg)));
  for (let index = 0; index < Math.min(folders.length, maxFolders) && files < limit; index++)
    for (const entry of readEntries(folders[index]!)) {
      if (entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
        folders.push(join(folders[index]!, entry.name));
      else if (scenarioPattern.test(entry.name)) files++;
    }
  return Math.min(files, limit);
}

const scenarioPattern = /\.scenario\.ya?ml$/;

const globCharacters = /[*?[{(]/;

/** The folder in which a glob begins; other arguments stay as they are. */
function getGlobFolder(arg: string): string {
  const index = arg.search(globCharacters);
  return index < 0 ? arg : dirname(`${arg.slice(0, index)}_`);
}

function readEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Not a folder: the command will report it.
    return [];
  }
}
