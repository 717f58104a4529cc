/** Which files the words of a command line mean: files by name, folders for the scenarios in them, globs, `!globs` to leave out, `-`. */
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { configFile, readGlobBase, compileGlobs, leavesOut } from '../../features';
import { counted } from '../../model/wording';
import { configAbove } from '../config';
import type { Host } from '../host';
import { CannotRun } from '../../library/failure';
import { deeper, ignoringIn, isIgnored } from './ignored';
import type { Ignoring } from './ignored';
import { orCannotRun, statOf } from './read';
import { tableReader } from '../tables';
import { byName, shownName, sourceAt, standardInput } from './source';
import type { Source } from './source';

export interface Choosing {
  /** Whether `.gitignore`, `.asdicignore` and `exclude` of the configuration count. */
  readonly ignore?: boolean;
  /** What standard input is called. */
  readonly stdinFilename?: string;
}

/** What was found, sorted by name and each once, and what could not be, a sentence each. */
export interface Chosen {
  readonly sources: readonly Source[];
  readonly unreadable: readonly string[];
}

/** A word that means no file keeps none of the others from being found. */
export async function chosen(words: readonly string[], host: Host, options: Choosing = {}): Promise<Chosen> {
  const unreadable: string[] = [];
  const once = new Map<string, Source>();
  const left = words.filter(isExclusion).map((word) => compileGlobs([word.slice(1)]));
  const isLeftOut = ({ name }: Source) => left.some((matches) => matches(name));
  for (const word of words.filter((each) => !isExclusion(each))) {
    try {
      for (const source of await sourcesOf(word, host, options, isLeftOut)) once.set(source.path, source);
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      unreadable.push(error.message);
    }
  }
  return { sources: [...once.values()].sort(byName), unreadable };
}

function isExclusion(word: string): boolean {
  return word.startsWith('!') && word.length > 1;
}

async function sourcesOf(
  word: string,
  host: Host,
  options: Choosing,
  isLeftOut: (source: Source) => boolean,
): Promise<readonly Source[]> {
  if (word === standardInput) return [await fromStandardInput(host, options)];
  const named = await statOf(word, host).catch((error: unknown) => {
    // What names no file may be a glob: shells that find nothing for one, and those of Windows, hand it on.
    if (readGlobBase(word.replaceAll('\\', '/')) !== undefined) return undefined;
    throw error;
  });
  if (named && !named.isDirectory()) return [sourceAt(word, host.folder)];
  const glob = named ? undefined : word.replaceAll('\\', '/').replace(/^\.\//, '');
  const top = glob === undefined ? word : (readGlobBase(glob) ?? glob);
  const folder = resolve(host.folder, top);
  await statOf(top, host);
  const walk: Walk = { ignore: options.ignore ?? true, ignored: 0, found: [] };
  await search(folder, { walk, host, ignoring: walk.ignore ? ignoringIn(folder, host.folder) : undefined });
  const matches = glob === undefined ? () => true : compileGlobs([glob]);
  const found = walk.found
    .map((path) => sourceAt(path, host.folder))
    .filter((source) => matches(source.name) && !isLeftOut(source));
  if (found.length > 0) return found;
  const passedOver =
    walk.ignored > 0
      ? ` ${counted(walk.ignored, 'file or folder', 'files or folders')} passed over by .gitignore, .asdicignore or \`exclude\` in ${configFile}; --no-ignore takes them.`
      : '';
  const where = glob === undefined ? `There is no scenario in the folder ${word}` : `No scenario matches ${word}`;
  throw new CannotRun(`${where}: scenarios end in .scenario.yaml or .scenario.yml.${passedOver}`);
}

/** Standard input, whole. Relative paths in it begin where the file would lie that it is called by. */
async function fromStandardInput(host: Host, { stdinFilename }: Choosing): Promise<Source> {
  const text = await host.readStandardInput();
  if (stdinFilename === undefined) return { name: standardInput, path: resolve(host.folder, standardInput), text };
  return { name: shownName(stdinFilename, host.folder), path: resolve(host.folder, stdinFilename), text };
}

const isScenario = /\.scenario\.ya?ml$/;

interface Walk {
  readonly ignore: boolean;
  /** How many files and folders were passed over. */
  ignored: number;
  readonly found: string[];
}

interface Place {
  readonly walk: Walk;
  readonly host: Host;
  readonly ignoring: Ignoring | undefined;
}

/** Scenarios in a folder and the folders below it; hidden folders and node_modules are passed over, links not followed. */
async function search(folder: string, { walk, host, ignoring }: Place): Promise<void> {
  // What it leaves out is left out here.
  const config = walk.ignore ? configAbove(folder, host.folder, tableReader(folder, host.folder)) : undefined;
  const entries = await orCannotRun(readdir(folder, { withFileTypes: true }), shownName(folder, host.folder));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (isFolder ? entry.name.startsWith('.') || entry.name === 'node_modules' : !isScenario.test(entry.name)) continue;
    if (!isFolder && !entry.isFile()) continue;
    if (isIgnored(path, isFolder, ignoring) || (config && !isFolder && leavesOut(config, path.split(sep).join('/'))))
      walk.ignored++;
    else if (!isFolder) walk.found.push(path);
    else await search(path, { walk, host, ignoring: walk.ignore ? deeper(path, ignoring) : undefined });
  }
}
