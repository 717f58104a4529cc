/** Resolves the arguments of a command to files: names, folders (their scenarios), globs, `!globs` to exclude, `-`. */
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { configFile, readGlobBase, compileGlobs, isExcludedByConfig } from '../../features';
import { pluralize } from '../../model/wording';
import { findConfig } from '../config';
import type { Host } from '../host';
import { CannotRun } from '../../library/errors';
import { addIgnoreLevel, createIgnoreLevels, type IgnoreLevel, isIgnored } from './ignore';
import { readOrThrow, readStats } from './read';
import { createTableReader } from '../tables';
import { compareNames, createSource, formatDisplayName, type Source, standardInput } from './source';

export interface SelectionOptions {
  /** Whether `.gitignore`, `.asdicignore` and `exclude` of the configuration apply. */
  readonly ignore?: boolean;
  /** The file name of standard input. */
  readonly stdinFilename?: string;
}

/** The selected files, sorted by name and unique, and an error message for each argument that failed. */
interface SelectedSources {
  readonly sources: readonly Source[];
  readonly argumentErrors: readonly string[];
}

/** An argument that matches nothing does not affect the others. */
export async function selectSources(
  args: readonly string[],
  host: Host,
  options: SelectionOptions = {},
): Promise<SelectedSources> {
  const argumentErrors: string[] = [];
  const sourcesByPath = new Map<string, Source>();
  const exclusions = args.filter(isExclusion).map((arg) => compileGlobs([normalizeGlob(arg.slice(1))]));
  const isExcluded = ({ name }: Source) => exclusions.some((matches) => matches(name));
  for (const arg of args.filter((each) => !isExclusion(each))) {
    try {
      for (const source of await resolveArgument(arg, host, options, isExcluded))
        sourcesByPath.set(source.path, source);
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      argumentErrors.push(error.message);
    }
  }
  return { sources: [...sourcesByPath.values()].sort(compareNames), argumentErrors };
}

function isExclusion(arg: string): boolean {
  return arg.startsWith('!') && arg.length > 1;
}

/** The shells of Windows separate folders by backslashes, in globs too. */
function normalizeGlob(arg: string): string {
  return arg.replaceAll('\\', '/').replace(/^\.\//, '');
}

async function resolveArgument(
  arg: string,
  host: Host,
  options: SelectionOptions,
  isExcluded: (source: Source) => boolean,
): Promise<readonly Source[]> {
  if (arg === standardInput) return [await readFromStandardInput(host, options)];
  const entry = await readStats(arg, host).catch((error: unknown) => {
    // A name without a file may be a glob: shells pass on globs that match nothing, and those of Windows pass on all of them.
    if (readGlobBase(normalizeGlob(arg)) !== undefined) return undefined;
    throw error;
  });
  if (entry && !entry.isDirectory()) return [createSource(arg, host.folder)];
  const glob = entry ? undefined : normalizeGlob(arg);
  const top = glob === undefined ? arg : (readGlobBase(glob) ?? glob);
  const folder = resolve(host.folder, top);
  await readStats(top, host);
  const walk: Walk = { usesIgnoreFiles: options.ignore ?? true, ignoredCount: 0, files: [] };
  await search(folder, {
    walk,
    host,
    ignoreLevel: walk.usesIgnoreFiles ? createIgnoreLevels(folder, host.folder) : undefined,
  });
  const matches = glob === undefined ? () => true : compileGlobs([glob]);
  const sources = walk.files
    .map((path) => createSource(path, host.folder))
    .filter((source) => matches(source.name) && !isExcluded(source));
  if (sources.length > 0) return sources;
  const ignoredNote =
    walk.ignoredCount > 0
      ? ` ${pluralize(walk.ignoredCount, 'file or folder', 'files or folders')} skipped because of .gitignore, .asdicignore or \`exclude\` in ${configFile}; --no-ignore includes them.`
      : '';
  const reason = glob === undefined ? `There is no scenario in the folder ${arg}` : `No scenario matches ${arg}`;
  throw new CannotRun(`${reason}: scenarios end in .scenario.yaml or .scenario.yml.${ignoredNote}`);
}

/** Reads all of standard input. Relative paths in it are based on the file name given for it. */
async function readFromStandardInput(host: Host, { stdinFilename }: SelectionOptions): Promise<Source> {
  const text = await host.readStandardInput();
  if (stdinFilename === undefined) return { name: standardInput, path: resolve(host.folder, standardInput), text };
  return { name: formatDisplayName(stdinFilename, host.folder), path: resolve(host.folder, stdinFilename), text };
}

const scenarioPattern = /\.scenario\.ya?ml$/;

interface Walk {
  readonly usesIgnoreFiles: boolean;
  ignoredCount: number;
  readonly files: string[];
}

interface SearchContext {
  readonly walk: Walk;
  readonly host: Host;
  readonly ignoreLevel: IgnoreLevel | undefined;
}

/** Finds the scenarios in a folder and its subfolders; skips hidden folders and node_modules, and does not follow links. */
async function search(folder: string, { walk, host, ignoreLevel }: SearchContext): Promise<void> {
  // `exclude` of the configuration applies only where ignore files do: --no-ignore turns off both.
  const config = walk.usesIgnoreFiles
    ? findConfig(folder, host.folder, createTableReader(folder, host.folder))
    : undefined;
  const entries = await readOrThrow(
    () => readdir(folder, { withFileTypes: true }),
    formatDisplayName(folder, host.folder),
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (isFolder ? entry.name.startsWith('.') || entry.name === 'node_modules' : !scenarioPattern.test(entry.name))
      continue;
    if (!isFolder && !entry.isFile()) continue;
    if (
      isIgnored(path, isFolder, ignoreLevel) ||
      (config && !isFolder && isExcludedByConfig(config, path.split(sep).join('/')))
    )
      walk.ignoredCount++;
    else if (!isFolder) walk.files.push(path);
    else
      await search(path, {
        walk,
        host,
        ignoreLevel: walk.usesIgnoreFiles ? addIgnoreLevel(path, ignoreLevel) : undefined,
      });
  }
}
