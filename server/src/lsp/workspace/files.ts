/** The files of a workspace: their paths, their lists, and background work on them one at a time. */
import type { Connection } from 'vscode-languageserver';
import { type ListFilesParams, type ListFilesResult, type FileKind, listFilesRequest } from '../../protocol';
import type { Client } from '../capabilities';
import type { Runtime } from '../runtime';

export type FileQueue = ReturnType<typeof createFileQueue>;

/** How many files are processed between calls of `onBatch`. */
const batchSize = 20;

/**
 * @param handleFile processes a file; never rejects
 * @param onBatch called after each batch and when the queue is empty
 * @param setImmediate calls back after pending messages have been read
 */
export function createFileQueue(
  handleFile: (uri: string) => Promise<void>,
  onBatch: () => void,
  setImmediate: (callback: () => void) => void,
) {
  const pendingUris = new Set<string>();
  let isBusy = false;
  let isStopped = false;
  let doneCount = 0;

  async function run(): Promise<void> {
    for (const uri of pendingUris) {
      if (isStopped) return;
      pendingUris.delete(uri);
      await handleFile(uri);
      if (++doneCount % batchSize === 0) onBatch();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    isBusy = false;
    onBatch();
  }

  return {
    /** Files already in the queue keep their position. */
    add(uris: Iterable<string>): void {
      for (const uri of uris) pendingUris.add(uri);
      if (isBusy || isStopped || pendingUris.size === 0) return;
      isBusy = true;
      setImmediate(() => void run());
    },
    remove: (uri: string): void => void pendingUris.delete(uri),
    /** Whether the queue is empty and nothing is running. */
    get isIdle() {
      return !isBusy;
    },
    stop(): void {
      isStopped = true;
      pendingUris.clear();
    },
  };
}

/** @param exclude globs, relative to the folder @param limit maximum number of files */
export type ListFiles = (
  folder: string,
  exclude: readonly string[],
  limit: number,
  kind?: FileKind,
) => Promise<ListFilesResult>;

export function createFileLister(connection: Connection, { asdicOptions }: Client, { listFiles }: Runtime): ListFiles {
  return async (folder, exclude, limit, kind = 'scenarios') => {
    if (listFiles && folder.startsWith('file:')) return listFiles(folder, exclude, limit, kind);
    if (!asdicOptions.listFiles) return { uris: [], more: false };
    const params: ListFilesParams = { folder, exclude, most: limit, what: kind };
    return connection.sendRequest<ListFilesResult>(listFilesRequest, params);
  };
}

/** The path of a file relative to another, as written in a scenario; both are in the same workspace folder. */
export function getRelativePath(fromUri: string, toUri: string): string {
  const [start, end] = [fromUri, toUri].map((uri) => uri.split('/').map(decodeURIComponent)) as [string[], string[]];
  let commonLength = 0;
  while (commonLength < start.length - 1 && commonLength < end.length - 1 && start[commonLength] === end[commonLength])
    commonLength++;
  return [...start.slice(commonLength, -1).map(() => '..'), ...end.slice(commonLength)].join('/');
}

/** Whether the letters of a query occur in a name in order, ignoring case. The empty query matches everything; editors rank the matches. */
export function matchesQuery(query: string, name: string): boolean {
  const letters = query.toLowerCase();
  const candidate = name.toLowerCase();
  let position = 0;
  for (const letter of letters) {
    position = candidate.indexOf(letter, position) + 1;
    if (position === 0) return false;
  }
  return true;
}
