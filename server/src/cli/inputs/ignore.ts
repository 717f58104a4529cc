/**
 * Ignore files (`.gitignore` and `.asdicignore`) with the semantics of git: rules apply to their folder and below, and deeper ones take
 * precedence.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compileGlobs } from '../../features';

/** In the same folder the later file takes precedence. */
const ignoreFiles = ['.gitignore', '.asdicignore'] as const;

export interface IgnoreLevel {
  readonly folder: string;
  /** In the order of the files. */
  readonly rules: readonly Rule[];
  readonly above?: IgnoreLevel;
}

interface Rule {
  /** A negated rule (`!`): it includes files that earlier rules exclude. */
  readonly isNegated: boolean;
  readonly onlyFolders: boolean;
  readonly matches: (path: string) => boolean;
}

/** The rules that apply to a folder: its own, and those of its parents up to the repository root, or else the working folder. */
export function createIgnoreLevels(folder: string, workingFolder: string): IgnoreLevel | undefined {
  const top = findRepository(folder) ?? (isWithin(folder, workingFolder) ? workingFolder : folder);
  const folders = [folder];
  while (folders[0] !== top && dirname(folders[0]!) !== folders[0]) folders.unshift(dirname(folders[0]!));
  return folders.reduce<IgnoreLevel | undefined>((above, each) => addIgnoreLevel(each, above), undefined);
}

/** Adds the rules of a subfolder. */
export function addIgnoreLevel(folder: string, above: IgnoreLevel | undefined): IgnoreLevel | undefined {
  const texts = ignoreFiles.map((name) => join(folder, name)).flatMap(readIfExists);
  return texts.length === 0
    ? above
    : { folder, rules: texts.flatMap((text) => text.split(/\r?\n/).flatMap(parseRule)), above };
}

/** @param path absolute; the contents of an ignored folder are never queried */
export function isIgnored(path: string, isFolder: boolean, innermost: IgnoreLevel | undefined): boolean {
  for (let level = innermost; level; level = level.above) {
    const relativePath = relative(level.folder, path).split(sep).join('/');
    const verdict = evaluateRules(relativePath, isFolder, level.rules);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** Whether the rules exclude a path; undefined if none matches. Inside an excluded folder nothing can be included again. */
function evaluateRules(relativePath: string, isFolder: boolean, rules: readonly Rule[]): boolean | undefined {
  const slash = relativePath.lastIndexOf('/');
  if (slash > 0 && evaluateRules(relativePath.slice(0, slash), true, rules)) return true;
  const path = relativePath.toLowerCase();
  const lastMatch = rules.findLast(({ onlyFolders, matches }) => (isFolder || !onlyFolders) && matches(path));
  return lastMatch && !lastMatch.isNegated;
}

function parseRule(line: string): readonly Rule[] {
  const trimmed = line.replace(/^\uFEFF/, '').trimEnd();
  // A trailing space is only significant after a backslash.
  const written = trimmed.endsWith('\\') && trimmed.length < line.length ? `${trimmed} ` : trimmed;
  if (written === '' || written.startsWith('#')) return [];
  const isNegated = written.startsWith('!');
  const pattern = isNegated ? written.slice(1) : written;
  const name = pattern.replace(/\/$/, '');
  if (name === '') return [];
  // A pattern that begins with a slash or has one inside is relative to the folder of its file. Braces have no special meaning.
  const glob = `${name.includes('/') ? '' : '**/'}${name.replace(/^\//, '')}`.replaceAll(/(?<!\\)\{/g, '\\{');
  return [{ isNegated, onlyFolders: pattern.endsWith('/'), matches: compileGlobs([glob.toLowerCase()]) }];
}

function findRepository(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current;
    if (dirname(current) === current) return undefined;
  }
}

function isWithin(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(parent.endsWith(sep) ? parent : parent + sep);
}

function readIfExists(path: string): readonly string[] {
  try {
    return [readFileSync(path, 'utf8')];
  } catch {
    // The file is missing, or not a regular file.
    return [];
  }
}
