/**
 * The scenario files that a command was given: files by name, folders for the scenarios in them, `-` for standard input.
 * Nothing else is read but the tables that a scenario names (`tables.ts`).
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Host } from './host';
import { CannotRun } from '../library/failure';

export interface Input {
  /** As the user knows it: the name that was given, or the way to the file from the folder that was given. */
  readonly name: string;
  readonly text: string;
  /** Where relative paths in the scenario begin. */
  readonly folder: string;
}

export const standardInput = '-';

/** Largest scenario file in bytes. Beyond some 2 MB of text the file is refused with a problem; this only guards the memory. */
const maxBytes = 16_000_000;

/** What was read, and what could not be, a sentence each. */
export interface Inputs {
  readonly inputs: readonly Input[];
  readonly unreadable: readonly string[];
}

/**
 * Reads everything that was named; a file that was named twice is read once. A file that is missing, unreadable or no text keeps none of the
 * others from being read.
 */
export async function readInputs(names: readonly string[], host: Host): Promise<Inputs> {
  const unreadable: string[] = [];
  const inputs: Input[] = [];
  const once = new Map<string, string>();
  for (const name of names) {
    for (const file of (await orNoted(filesOf(name, host), unreadable)) ?? [])
      once.set(file === standardInput ? file : resolve(host.folder, file), file);
  }
  for (const name of once.values()) {
    const input = await orNoted(readInput(name, host), unreadable);
    if (input) inputs.push(input);
  }
  return { inputs, unreadable };
}

async function orNoted<T>(reading: Promise<T>, unreadable: string[]): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    unreadable.push(error.message);
    return undefined;
  }
}

/** @throws CannotRun as `readInputs` does, and for a folder */
export async function readOneInput(name: string, host: Host): Promise<Input> {
  if (name !== standardInput && (await statOf(name, host)).isDirectory())
    throw new CannotRun(`${name} is a folder: name one scenario file.`);
  return readInput(name, host);
}

async function filesOf(name: string, host: Host): Promise<readonly string[]> {
  if (name === standardInput) return [name];
  if (!(await statOf(name, host)).isDirectory()) return [name];
  const files = await scenariosIn(name, host);
  if (files.length === 0)
    throw new CannotRun(
      `There is no scenario in the folder ${name}: scenarios end in .scenario.yaml or .scenario.yml.`,
    );
  return files;
}

const isScenario = /\.scenario\.ya?ml$/;

/** Scenarios in a folder and the folders below it, in the order of their names; hidden folders and node_modules are passed over, links not followed. */
async function scenariosIn(folder: string, host: Host): Promise<readonly string[]> {
  const entries = await orCannotRun(readdir(resolve(host.folder, folder), { withFileTypes: true }), folder);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const entry of entries) {
    const name = join(folder, entry.name);
    if (entry.isFile() && isScenario.test(entry.name)) found.push(name);
    const isPassedOver = entry.name.startsWith('.') || entry.name === 'node_modules';
    if (entry.isDirectory() && !isPassedOver) found.push(...(await scenariosIn(name, host)));
  }
  return found;
}

async function readInput(name: string, host: Host): Promise<Input> {
  if (name === standardInput) return { name, text: await host.readStandardInput(), folder: host.folder };
  const path = resolve(host.folder, name);
  const stats = await statOf(name, host);
  if (!stats.isFile()) throw new CannotRun(`${name} is no file: name a scenario, or \`-\` for standard input.`);
  if (stats.size > maxBytes) throw new CannotRun(`${name} is too large to be a scenario.`);
  return { name, text: decoded(name, await orCannotRun(readFile(path), name)), folder: dirname(path) };
}

/** A byte order mark is no part of the text. */
function decoded(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CannotRun(`${name} is not text in UTF-8.`);
  }
}

async function statOf(name: string, { folder }: Host) {
  return orCannotRun(stat(resolve(folder, name)), name);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no file or folder',
  EACCES: 'There is no permission to read',
  EPERM: 'There is no permission to read',
};

async function orCannotRun<T>(reading: Promise<T>, name: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CannotRun(`${reasons[code] ?? `Reading failed (${message}):`} ${name}.`, { cause: error });
  }
}
