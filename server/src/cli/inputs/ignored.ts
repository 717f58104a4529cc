/**
 * Ignore files (`.gitignore` and `.asdicignore`) with the semantics of git: rules apply to their folder and below, and deeper ones take
 * precedence.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compileGlobs } from '../../features';

/** In the same folder the later file takes precedence. */
const ignoreFiles = ['.gitignore', '.asdicignore'] as const;

/** The ignore rules of a folder. */
export interface Ignoring {
  readonly folder: string;
  /** In the order of the files. */
  readonly rules: readonly Rule[];
  readonly above?: Ignoring;
}

/** A line of an ignore file. */
interface Rule {
  /** A negated rule (`!`): it includes files that earlier rules exclude. */
  readonly isTakenBack: boolean;
  readonly onlyFolders: boolean;
  readonly fits: (path: string) => boolean;
}

/** The rules that apply to a folder: its own, and those of its parents up to the repository root, or else the working folder. */
export function ignoringIn(folder: string, workingFolder: string): Ignoring | undefined {
  const top = repositoryOf(folder) ?? (isWithin(folder, workingFolder) ? workingFolder : folder);
  const folders = [folder];
  while (folders[0] !== top && dirname(folders[0]!) !== folders[0]) folders.unshift(dirname(folders[0]!));
  return folders.reduce<Ignoring | undefined>((above, each) => deeper(each, above), undefined);
}

/** Adds the rules of a subfolder. */
export function deeper(folder: string, above: Ignoring | undefined): Ignoring | undefined {
  const texts = ignoreFiles.map((name) => join(folder, name)).flatMap(textOf);
  return texts.length === 0
    ? above
    : { folder, rules: texts.flatMap((text) => text.split(/\r?\n/).flatMap(parseRule)), above };
}

/** @param path absolute; the contents of an ignored folder are never queried */
export function isIgnored(path: string, isFolder: boolean, by: Ignoring | undefined): boolean {
  for (let level = by; level; level = level.above) {
    const way = relative(level.folder, path).split(sep).join('/');
    const verdict = judge(way, isFolder, level.rules);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** Whether the rules exclude a path; undefined if none matches. Inside an excluded folder nothing can be included again. */
function judge(way: string, isFolder: boolean, rules: readonly Rule[]): boolean | undefined {
  const slash = way.lastIndexOf('/');
  if (slash > 0 && judge(way.slice(0, slash), true, rules)) return true;
  const path = way.toLowerCase();
  const last = rules.findLast(({ onlyFolders, fits }) => (isFolder || !onlyFolders) && fits(path));
  return last && !last.isTakenBack;
}

function parseRule(line: string): readonly Rule[] {
  const trimmed = line.replace(/^\uFEFF/, '').trimEnd();
  // A trailing space is only significant after a backslash.
  const written = trimmed.endsWith('\\') && trimmed.length < line.length ? `${trimmed} ` : trimmed;
  if (written === '' || written.startsWith('#')) return [];
  const isTakenBack = written.startsWith('!');
  const pattern = isTakenBack ? written.slice(1) : written;
  const name = pattern.replace(/\/$/, '');
  if (name === '') return [];
  // A pattern with a slash at its begin or inside is relative to the folder of its file. Braces have no special meaning.
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
    // The file is missing, or not a regular file.
    return [];
  }
}
