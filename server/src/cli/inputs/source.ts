/** A file that a command is about, before it is read. */
import { isAbsolute, relative, resolve, sep } from 'node:path';

export interface Source {
  /** As output names it: from the working folder, with forward slashes on every system; absolute where it lies elsewhere. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** What was read already: standard input. */
  readonly text?: string;
}

/** The word that stands for standard input. */
export const standardInput = '-';

export function sourceAt(path: string, workingFolder: string): Source {
  return { name: shownName(path, workingFolder), path: resolve(workingFolder, path) };
}

/** @param path relative to the working folder, or absolute */
export function shownName(path: string, workingFolder: string): string {
  const way = relative(workingFolder, resolve(workingFolder, path));
  // What lies elsewhere is named as it was given: the way there would hang on where the command runs.
  const isInside = way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  return (isInside ? way : path).split(sep).join('/');
}

/** The order of all output, the same on every system. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
