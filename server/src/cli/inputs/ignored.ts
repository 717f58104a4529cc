/** What `.gitignore` and `.asdicignore` leave out, as git reads them: those of a folder hold below it, the deepest goes first. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore from 'ignore';
import type { Ignore } from 'ignore';

/** In one folder the later goes before the earlier. */
const ignoreFiles = ['.gitignore', '.asdicignore'] as const;

/** What is left out in a folder and below it. */
export interface Ignoring {
  readonly folder: string;
  readonly rules: Ignore;
  readonly above?: Ignoring;
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
  return texts.length === 0 ? above : { folder, rules: ignore().add(texts.join('\n')), above };
}

/** @param path absolute; of a folder that is left out nothing below is asked for */
export function isIgnored(path: string, isFolder: boolean, by: Ignoring | undefined): boolean {
  for (let level = by; level; level = level.above) {
    const way = relative(level.folder, path).split(sep).join('/');
    const { ignored, unignored } = level.rules.test(isFolder ? `${way}/` : way);
    if (ignored || unignored) return ignored;
  }
  return false;
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
