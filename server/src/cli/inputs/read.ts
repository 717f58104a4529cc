/**
 * Reads scenario files. The only other files that are read are the tables that a scenario names and the configuration (`tables.ts`,
 * `config.ts`).
 */
import { readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Host } from '../host';
import { CannotRun } from '../../library/errors';
import { createSource, type Source, standardInput } from './source';

export interface Input {
  /** Same as `Source.name`. */
  readonly name: string;
  readonly text: string;
  /** The base folder of relative paths in the scenario. */
  readonly folder: string;
  /** The file begins with a byte order mark, which is not part of the text. */
  readonly hasByteOrderMark: boolean;
}

/** Maximum size of a scenario file in bytes. Files above about 2 MB of text get a diagnostic; this limit only protects the memory. */
const maxBytes = 16_000_000;

/** @throws CannotRun if the file is missing, unreadable, a folder, or not text */
export async function readOneInput(name: string, host: Host): Promise<Input> {
  if (name === standardInput)
    return readSource({ name, path: resolve(host.folder, name), text: await host.readStandardInput() });
  if ((await readStats(name, host)).isDirectory()) throw new CannotRun(`${name} is a folder: name one scenario file.`);
  return readSource(createSource(name, host.folder));
}

/** @throws CannotRun if the file is missing, unreadable, or not text */
export async function readSource({ name, path, text }: Source): Promise<Input> {
  const folder = dirname(path);
  if (text !== undefined)
    return { name, text: text.replace(/^\ufeff/, ''), folder, hasByteOrderMark: text.startsWith('\ufeff') };
  // Small files are read synchronously, which is faster than the thread pool.
  const stats = await readOrThrow(() => statSync(path), name);
  if (!stats.isFile()) throw new CannotRun(`${name} is not a file: name a scenario, or \`-\` for standard input.`);
  if (stats.size > maxBytes) throw new CannotRun(`${name} is too large to be a scenario.`);
  const bytes = await readOrThrow(() => readFileSync(path), name);
  return { name, text: decodeUtf8(name, bytes), folder, hasByteOrderMark: bytes[0] === 0xef && bytes[1] === 0xbb };
}

/** The byte order mark is dropped. */
function decodeUtf8(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotRun(`${name} is not text in UTF-8.`);
  }
}

export async function readStats(name: string, { folder }: Pick<Host, 'folder'>) {
  return readOrThrow(() => stat(resolve(folder, name)), name);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no file or folder',
  EACCES: 'There is no permission to read',
  EPERM: 'There is no permission to read',
};

/** @throws CannotRun with the reason why `name` cannot be read */
export async function readOrThrow<T>(read: () => T | Promise<T>, name: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CannotRun(`${reasons[code] ?? `Reading failed (${message}):`} ${name}.`, { cause: error });
  }
}
