/** The implementation of `Runtime` on Node: threads and files. */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { URI } from 'vscode-uri';
import { isScenarioName, mayHoldTable } from './scenario-name';
import type { FileKind } from '../protocol';
import { FileRefusedError, type Runtime, type TemporaryFiles } from './runtime';

/**
 * Modules that the first diagnostics do not need are loaded later, Node's own (`performance`, `fs.promises`) included.
 * @param bundles folder of the bundles, server and worker
 */
export function createNodeRuntime(bundles: string): Runtime {
  return {
    async loadWorkerStarter() {
      const { createNodeWorkerStarter } = await import('../work/start-worker.node');
      return createNodeWorkerStarter(join(bundles, 'worker.cjs'));
    },
    readFile: readInside,
    listFiles: listFilesBelow,
    createTemporaryFiles,
    now: () => process.uptime() * 1000,
    setImmediate: (callback) => void setImmediate(callback),
  };
}

/** Resolves symbolic links before checking that the file lies in the folder. */
async function readInside(uri: string, folder: string, maxBytes: number): Promise<string | undefined> {
  const fileUri = URI.parse(uri);
  if (fileUri.scheme !== 'file') return undefined;
  const [file, root] = await Promise.all([
    fs.promises.realpath(fileUri.fsPath),
    fs.promises.realpath(URI.parse(folder).fsPath),
  ]);
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw new FileRefusedError('outside');
  // Reading a pipe or a device could block forever.
  if (!(await fs.promises.stat(file)).isFile()) return undefined;
  return readUpTo(file, maxBytes);
}

/** @throws FileRefusedError if the file is larger, whatever its stat says */
async function readUpTo(file: string, maxBytes: number): Promise<string> {
  const handle = await fs.promises.open(file);
  try {
    const buffer = Buffer.alloc(Math.min(maxBytes, (await handle.stat()).size) + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = (await handle.read(buffer, length)).bytesRead;
    if (length === buffer.length) throw new FileRefusedError('too-large');
    return buffer.toString('utf8', 0, length);
  } finally {
    await handle.close();
  }
}

/** The folder is removed at the end of the session, or of the process if no client ends the session. */
function createTemporaryFiles(): TemporaryFiles {
  const folder = fs.mkdtempSync(join(tmpdir(), 'asdic-'));
  const dispose = (): void => {
    process.off('exit', dispose);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', dispose);
  return {
    async write(name, text) {
      const file = join(folder, name);
      await fs.promises.writeFile(file, text);
      return URI.file(file).toString();
    },
    dispose,
  };
}

const maxDepth = 20;

/** Breadth first. Unreadable folders are skipped. */
async function listFilesBelow(
  folder: string,
  exclude: readonly string[],
  limit: number,
  kind: FileKind,
): Promise<{ readonly uris: readonly string[]; readonly more: boolean }> {
  const root = URI.parse(folder).fsPath;
  // Used only here, and not needed for the response to `initialize`.
  const { compileExcludes } = await import('../features/scenario/glob');
  const isExcluded = compileExcludes(exclude);
  const isListed = kind === 'tables' ? mayHoldTable : isScenarioName;
  const uris: string[] = [];
  let level = [''];
  for (let depth = 0; level.length > 0 && depth < maxDepth; depth++) {
    const subfolders: string[] = [];
    for (const path of level) {
      const entries = await fs.promises.opendir(join(root, path)).catch(() => []);
      for await (const entry of entries) {
        const innerPath = path === '' ? entry.name : `${path}/${entry.name}`;
        if (isExcluded(innerPath)) continue;
        if (entry.isDirectory()) subfolders.push(innerPath);
        else if (entry.isFile() && isListed(entry.name)) uris.push(URI.file(join(root, innerPath)).toString());
        if (uris.length > limit) return { uris: uris.slice(0, limit).sort(), more: true };
      }
    }
    level = subfolders;
  }
  return { uris: uris.sort(), more: false };
}

type Callback = (error?: Error | null) => void;

/**
 * A stream for the writer of `vscode-jsonrpc`, which writes the header as a string and then the content as bytes.
 * @param output receives each message in one write
 */
export function createMessageStream(output: NodeJS.WritableStream): NodeJS.WritableStream {
  let header = '';
  return Object.assign(Object.create(output) as NodeJS.WritableStream, {
    write(data: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
      const onWritten = typeof encoding === 'function' ? encoding : callback;
      if (typeof data === 'string') {
        header += data;
        onWritten?.();
        return true;
      }
      const message = Buffer.concat([Buffer.from(header, 'ascii'), data]);
      header = '';
      return output.write(message, onWritten);
    },
    // Listeners must be attached to the original stream.
    ...Object.fromEntries(
      (['on', 'off', 'end'] as const).map((name) => [
        name,
        (output[name] as (...args: unknown[]) => unknown).bind(output),
      ]),
    ),
  });
}
