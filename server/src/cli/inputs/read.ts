/**
 * The text of scenario files. Nothing else is read but the tables that a scenario names and the configuration above it (`tables.ts`,
 * `config.ts`).
 */
import { readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Host } from '../host';
import { CannotRun } from '../../library/failure';
import { sourceAt, standardInput } from './source';
import type { Source } from './source';

export interface Input {
  /** As `Source.name`. */
  readonly name: string;
  readonly text: string;
  /** Where relative paths in the scenario begin. */
  readonly folder: string;
  /** The file begins with a byte order mark, which is no part of the text. */
  readonly isMarked: boolean;
}

/** Largest scenario file in bytes. Beyond some 2 MB of text the file is refused with a problem; this only guards the memory. */
const maxBytes = 16_000_000;

/** @throws CannotRun for what is missing, unreadable, a folder, or no text */
export async function readOneInput(name: string, host: Host): Promise<Input> {
  if (name === standardInput)
    return readSource({ name, path: resolve(host.folder, name), text: await host.readStandardInput() });
  if ((await statOf(name, host)).isDirectory()) throw new CannotRun(`${name} is a folder: name one scenario file.`);
  return readSource(sourceAt(name, host.folder));
}

/** @throws CannotRun for what is missing, unreadable, or no text */
export async function readSource({ name, path, text }: Source): Promise<Input> {
  const folder = dirname(path);
  if (text !== undefined)
    return { name, text: text.replace(/^\ufeff/, ''), folder, isMarked: text.startsWith('\ufeff') };
  // Small files are read at once: asking another thread for each takes longer than the reading.
  const stats = await orCannotRun(
    later(() => statSync(path)),
    name,
  );
  if (!stats.isFile()) throw new CannotRun(`${name} is no file: name a scenario, or \`-\` for standard input.`);
  if (stats.size > maxBytes) throw new CannotRun(`${name} is too large to be a scenario.`);
  const bytes = await orCannotRun(
    later(() => readFileSync(path)),
    name,
  );
  return { name, text: decoded(name, bytes), folder, isMarked: bytes[0] === 0xef && bytes[1] === 0xbb };
}

/** What it throws, the promise is rejected with. */
async function later<T>(read: () => T): Promise<T> {
  return Promise.resolve(read());
}

/** A byte order mark is no part of the text. */
function decoded(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotRun(`${name} is not text in UTF-8.`);
  }
}

export async function statOf(name: string, { folder }: Pick<Host, 'folder'>) {
  return orCannotRun(stat(resolve(folder, name)), name);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no file or folder',
  EACCES: 'There is no permission to read',
  EPERM: 'There is no permission to read',
};

/** @throws CannotRun that says why `name` cannot be read */
export async function orCannotRun<T>(reading: Promise<T>, name: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CannotRun(`${reasons[code] ?? `Reading failed (${message}):`} ${name}.`, { cause: error });
  }
}
