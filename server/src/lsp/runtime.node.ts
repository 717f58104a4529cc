/** The server's host is Node: threads, files. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { URI } from 'vscode-uri';
import type { Runtime } from './runtime';

/** @param bundles folder of the bundles: the worker's lies beside the server's */
export function nodeRuntime(bundles: string): Runtime {
  return {
    async worker() {
      const { nodeWorker } = await import('../work/start.node');
      return nodeWorker(join(bundles, 'worker.cjs'));
    },
    readFile: readInside,
    now: () => performance.now(),
    soon: (callback) => void setImmediate(callback),
  };
}

/** Links are followed before it is decided whether the file lies in the folder. */
async function readInside(uri: string, folder: string, maxBytes: number): Promise<string | undefined> {
  const asked = URI.parse(uri);
  if (asked.scheme !== 'file') return undefined;
  const [file, root] = await Promise.all([realpath(asked.fsPath), realpath(URI.parse(folder).fsPath)]);
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
  const { size } = await stat(file);
  return size > maxBytes ? undefined : readFile(file, 'utf8');
}
