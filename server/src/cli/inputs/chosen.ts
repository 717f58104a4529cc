/** Resolves the arguments of a command to files: names, folders (their scenarios), globs, `!globs` to exclude, `-`. */
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
  /** Whether `.gitignore`, `.asdicignore` and `exclude` of the configuration apply. */
  readonly ignore?: boolean;
  /** The file name of standard input. */
  readonly stdinFilename?: string;
}

/** The selected files, sorted by name and unique, and an error message for each argument that failed. */
export interface Chosen {
  readonly sources: readonly Source[];
  readonly unreadable: readonly string[];
}

/** An argument that matches nothing does not affect the others. */
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
    // A name without a file may be a glob: shells pass on globs that match nothing, and those of Windows pass on all of them.
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

/** Reads all of standard input. Relative paths in it are based on the file name given for it. */
async function fromStandardInput(host: Host, { stdinFilename }: Choosing): Promise<Source> {
  const text = await host.readStandardInput();
  if (stdinFilename === undefined) return { name: standardInput, path: resolve(host.folder, standardInput), text };
  return { name: shownName(stdinFilename, host.folder), path: resolve(host.folder, stdinFilename), text };
}

const isScenario = /\.scenario\.ya?ml$/;

interface Walk {
  readonly ignore: boolean;
  /** Number of ignored files and folders. */
  ignored: number;
  readonly found: string[];
}

interface Place {
  readonly walk: Walk;
  readonly host: Host;
  readonly ignoring: Ignoring | undefined;
}

/** Finds the scenarios in a folder and its subfolders; skips hidden folders and node_modules, and does not follow links. */
async function search(folder: string, { walk, host, ignoring }: Place): Promise<void> {
  // `exclude` of the configuration counts as ignoring.
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
