/** What `.gitignore` and `.asdicignore` leave out, as git reads them: those of a folder hold below it, the deepest goes first. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compileGlobs } from '../../features';

/** In one folder the later goes before the earlier. */
const ignoreFiles = ['.gitignore', '.asdicignore'] as const;

/** What is left out in a folder and below it. */
export interface Ignoring {
  readonly folder: string;
  /** In the order of the files. */
  readonly rules: readonly Rule[];
  readonly above?: Ignoring;
}

/** A line of such a file. */
interface Rule {
  /** It takes back what lines before it leave out. */
  readonly isTakenBack: boolean;
  readonly onlyFolders: boolean;
  readonly fits: (path: string) => boolean;
}

/** The rules that hold in a folder: its own, those of the folders above it as far as the repository, or else the working folder, reaches. */
export function ignoringIn(folder: string, workingFolder: string): Ignoring | undefined {
  const top = repositoryOf(folder) ?? (isWithin(folder, workingFolder) ? workingFolder : folder);
  const folders = [folder];
  while (folders[0] !== top && dirname(folders[0]!) !== folders[0]) folders.unshift(dirname(folders[0]!));
  return folders.reduce<Ignoring | undefined>((above, each) => deeper(each, above), undefined);
}

/** The same one folder further down. */
export function deeper(folder: string, above: Ignoring | undefined): Ignoring | undefined {
  const texts = ignoreFiles.map((name) => join(folder, name)).flatMap(textOf);
  return texts.length === 0
    ? above
    : { folder, rules: texts.flatMap((text) => text.split(/\r?\n/).flatMap(parseRule)), above };
}

/** @param path absolute; of a folder that is left out nothing below is asked for */
export function isIgnored(path: string, isFolder: boolean, by: Ignoring | undefined): boolean {
  for (let level = by; level; level = level.above) {
    const way = relative(level.folder, path).split(sep).join('/');
    const verdict = judge(way, isFolder, level.rules);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** Whether a path is left out; undefined where no line says anything of it. In a folder that is left out nothing is taken back. */
function judge(way: string, isFolder: boolean, rules: readonly Rule[]): boolean | undefined {
  const slash = way.lastIndexOf('/');
  if (slash > 0 && judge(way.slice(0, slash), true, rules)) return true;
  const path = way.toLowerCase();
  const last = rules.findLast(({ onlyFolders, fits }) => (isFolder || !onlyFolders) && fits(path));
  return last && !last.isTakenBack;
}

function parseRule(line: string): readonly Rule[] {
  const trimmed = line.replace(/^\uFEFF/, '').trimEnd();
  // Only a blank behind a backslash is meant.
  const written = trimmed.endsWith('\\') && trimmed.length < line.length ? `${trimmed} ` : trimmed;
  if (written === '' || written.startsWith('#')) return [];
  const isTakenBack = written.startsWith('!');
  const pattern = isTakenBack ? written.slice(1) : written;
  const name = pattern.replace(/\/$/, '');
  if (name === '') return [];
  // A slash before or within it counts it from the folder of its file. Braces are nothing special here.
  const glob = `${name.includes('/') ? '' : '**/'}${name.replace(/^\//, '')}`.replaceAll(/(?<!\\)\{/g, '\\{');
  return [{ isTakenBack, onlyFolders: pattern.endsWith('/'), fits: compileGlobs([glob.toLowerCase()]) }];
}

function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function isWithin(folder: string, of: string): boolean {
  return folder === of || folder.startsWith(of.endsWith(sep) ? of : of + sep);
}

function textOf(path: string): readonly string[] {
  try {
    return [readFileSync(path, 'utf8')];
  } catch {
    // There is none, or it is no file.
    return [];
  }
}
